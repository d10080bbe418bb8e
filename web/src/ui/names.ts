/** The names of the seats of a table. */

import type { TableInfo } from "../lib/protocol";
import { seatLetter } from "../lib/texts";
import { i18n, t } from "./i18n.svelte";
import { theme } from "./theme.svelte";

export function nameOf(table: Pick<TableInfo, "seats">, seat: number): string {
  const info = table.seats.find((each) => each.seat === seat);
  if (info?.name) return info.name;
  const letter = seatLetter(seat);
  if (info?.bot) return t("ui-bot-name", { letter });
  return t("ui-seat", { letter });
}

/** The colour and the shape of a seat in words. */
export function lookOf(seat: number): string {
  return t(`ui-look-${seat}`, { dark: theme.isDark ? "yes" : "no" });
}

/** The kind of a bot in words. */
export function botKind(bot: string): string {
  return i18n.find(`ui-bot-${bot}`) ?? bot;
}
