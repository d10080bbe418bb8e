/** The signs in the browser's tab: a title and a picture that say when it is one's turn. */

import { t } from "../ui/i18n.svelte";

export function tabSigns(title: string | null, turn: boolean): void {
  const plain = title ?? "Formicarium";
  document.title = turn ? t("ui-title-turn", { title: plain }) : plain;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? "/favicon-turn.svg" : "/favicon.svg";
}
