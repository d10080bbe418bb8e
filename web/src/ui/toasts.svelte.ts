/** Temporary notes: refusals with reason and rule, copied links. */

import { ApiError } from "../lib/api";
import { t } from "./i18n.svelte";

export interface Toast {
  id: number;
  text: string;
  rule: string | null;
  kind: "note" | "refusal";
}

const SHOWN_MS = 6000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 1;

  note(text: string): void {
    this.add({ text, rule: null, kind: "note" });
  }

  refuse(reason: string, rule: string | null = null): void {
    this.add({ text: reason, rule, kind: "refusal" });
  }

  /** Show the error that a request threw. */
  failure(error: unknown): void {
    if (error instanceof ApiError && error.status > 0) this.refuse(error.reason, error.rule);
    else this.refuse(t("ui-no-connection"));
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  private add(toast: Omit<Toast, "id">): void {
    const id = this.next++;
    this.all = [...this.all.slice(-2), { ...toast, id }];
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }
}

export const toasts = new Toasts();
