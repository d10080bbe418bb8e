/** The title and the icon of the browser tab, which show when it is the player's turn. */

import { t } from "../ui/i18n.svelte";

export function tabSigns(title: string | null, turn: boolean): void {
  const plain = title ?? "Formicarium";
  document.title = turn ? t("ui-title-turn", { title: plain }) : plain;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? "/favicon-turn.svg" : "/favicon.svg";
}
