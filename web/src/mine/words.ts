/** A game of a list in words. */

import type { MyGame, TableInfo } from "../lib/protocol";
import { i18n, t } from "../ui/i18n.svelte";
import { botKind, nameOf } from "../ui/names";

/** Whose turn it is, or how far a game has come. */
export function statusOf({ table, turn, to_act }: MyGame): string {
  if (turn) return t("ui-your-turn");
  if (table.phase !== "running") return t(`ui-phase-${table.phase}`);
  const bot = table.mine.map((seat) => table.seats[seat]?.stand_in).find(Boolean);
  if (bot) return t("ui-stand-in-you", { bot: botKind(bot) });
  if (!to_act.length) return t("ui-phase-running");
  return t("ui-waiting-for", { players: i18n.list(to_act.map((seat) => nameOf(table, seat))) });
}

/** Who plays with me: names, and levels of bots. */
export function opponentsOf(table: TableInfo): string {
  const others = table.seats.filter(({ seat, taken, kind }) => !table.mine.includes(seat) && (taken || kind === "bot"));
  const counts = new Map<string, number>();
  for (const { seat, bot } of others) {
    const name = bot ? botKind(bot) : nameOf(table, seat);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return i18n.list([...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)));
}

export function variantOf(table: Pick<TableInfo, "game" | "variant">): string {
  return i18n.find(`${table.game}-variant-${table.variant}`) ?? table.variant;
}

/** Who, what, when and how far, in one line. */
export function factsOf({ table, at, standing }: MyGame, opponents: boolean): string {
  const far = standing && table.phase === "running" ? i18n.format(standing) : "";
  return [opponents ? opponentsOf(table) : "", variantOf(table), dayOf(at), far].filter(Boolean).join(" · ");
}

/** A day, with its year unless it is this one. */
export function dayOf(at: string): string {
  const day = new Date(at);
  const year = day.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(i18n.language === "en" ? "en-GB" : i18n.language, { day: "numeric", month: "long", ...year }).format(day);
}
