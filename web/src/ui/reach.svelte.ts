/** Where others find this page: a computer that serves its own page may have another address in the network. */

import { api } from "../lib/api";
import { baseFor, isLocal } from "../lib/reach";

class Reach {
  /** The beginning of links for others; null as long as they can open none. */
  private others = $state<string | null>(baseFor(location, []));
  /** Whether it is known that nobody else can open a link. */
  alone = $state(false);
  private asked: Promise<void> | null = null;

  /** Whether links lead to this computer in its own network. */
  get nearby(): boolean {
    return isLocal(location.hostname) && this.others !== null;
  }

  /** The beginning of links. */
  get base(): string {
    return this.others ?? location.origin + location.pathname;
  }

  /** Ask the server for its address in the network, if the page's own leads nowhere else. */
  learn(): Promise<void> {
    if (!isLocal(location.hostname)) return Promise.resolve();
    return (this.asked ??= this.ask());
  }

  private async ask(): Promise<void> {
    try {
      this.others = baseFor(location, (await api.reach()).addresses);
      this.alone = this.others === null;
    } catch {
      this.asked = null; // without an answer nothing is said about others
    }
  }
}

export const reach = new Reach();
