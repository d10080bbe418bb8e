/** The words of the link to a guided first game. */

import { store } from "../lib/storage";
import { t } from "./i18n.svelte";

export function learnWords(game: string, minutes: number): string {
  const place = store.lesson(game);
  return place && !place.finished ? t("ui-learn-continue") : t("ui-learn", { minutes });
}
