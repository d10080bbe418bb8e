/** The rules that the messages of the opened games explain. */

import { api } from "../lib/api";
import { ruleOf } from "../lib/citing";
import type { Citations, Message } from "../lib/protocol";

class CitationStore {
  private known = $state.raw<Readonly<Record<string, Citations>>>({});

  /** Fetch those of a game; without them screens show no links. */
  async learn(game: string): Promise<void> {
    if (this.known[game]) return;
    const told = await api.citations(game).catch(() => null);
    if (told) this.known = { ...this.known, [game]: told };
  }

  /** The rule that a message of a game explains. */
  rule(game: string, message: Message | null | undefined): string | null {
    const rules = this.known[game]?.rules;
    return rules && message ? ruleOf(message, rules) : null;
  }

  /** Whether a message of the log begins a round, a season or a turn. */
  heads(game: string, message: Message): boolean {
    return this.known[game]?.headings.includes(message.id) ?? false;
  }

  /** Whether the game says why a source brought no points. */
  hasReason(game: string, source: string): boolean {
    return this.known[game]?.reasons.includes(source) ?? false;
  }
}

export const citations = new CitationStore();
