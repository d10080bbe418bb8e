/** Temporary notes: refusals with reason and rule, copied links. */

import { ApiError } from "../lib/api";
import { i18n, t } from "./i18n.svelte";

export interface Toast {
  id: number;
  text: string;
  rule: string | null;
  /** The game of the rule, if its rulebook can be opened here. */
  game: string | null;
  kind: "note" | "refusal";
}

const SHOWN_MS = 6000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 1;
  /** The timers that end the toasts. */
  private readonly ends = new Map<number, ReturnType<typeof setTimeout>>();

  note(text: string): void {
    this.add({ text, rule: null, game: null, kind: "note" });
  }

  refuse(reason: string, rule: string | null = null, game: string | null = null): void {
    this.add({ text: reason, rule, game, kind: "refusal" });
  }

  /** Show the error that a request threw. */
  failure(error: unknown): void {
    if (error instanceof ApiError && error.status > 0) this.refuse(reasonOf(error), error.rule);
    else this.refuse(t("ui-no-connection"));
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
    this.ends.delete(id);
  }

  /** A toast that is still there stays for longer instead of coming a second time. */
  private add(toast: Omit<Toast, "id">): void {
    const same = this.all.find(({ text, rule, kind }) => text === toast.text && rule === toast.rule && kind === toast.kind);
    const id = same?.id ?? this.next++;
    if (!same) this.all = [...this.all.slice(-2), { ...toast, id }];
    clearTimeout(this.ends.get(id));
    this.ends.set(id, setTimeout(() => this.dismiss(id), SHOWN_MS));
  }
}

/** The reason of a refused request in the reader's language, if the server has it for people. */
export function reasonOf(error: ApiError): string {
  return error.why ? i18n.format(error.why) : error.reason;
}

export const toasts = new Toasts();
