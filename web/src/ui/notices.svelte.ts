/** Notices of the browser, outside the page, when it is the player's turn and the page is hidden. */

import { settings } from "./settings.svelte";

class Notices {
  /** Whether the browser has them. */
  readonly possible = "Notification" in globalThis;
  /** Changes with the permission of the browser. */
  private permission = $state(this.possible ? Notification.permission : "denied");
  private shown: Notification | null = null;

  get on(): boolean {
    return settings.now.notify && this.permission === "granted";
  }

  get blocked(): boolean {
    return this.permission === "denied";
  }

  /** Switch them on or off; the browser asks for permission only when they are switched on. */
  async choose(on: boolean): Promise<void> {
    settings.set({ notify: on });
    if (!on || !this.possible) return;
    // A browser that cannot ask refuses.
    this.permission = await Notification.requestPermission().catch(() => "denied" as const);
    if (this.permission !== "granted") settings.set({ notify: false });
  }

  /** Notify the player, if the page is hidden. */
  tell(title: string, text: string): void {
    if (!this.on || !document.hidden) return;
    this.close();
    try {
      const notice = new Notification(title, { body: text, icon: "/favicon-turn.svg", tag: location.hash.split("?")[0] ?? "" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      this.shown = notice;
    } catch {
      // Some browsers of phones allow them only to programs that run in the background.
    }
  }

  /** The player is here, or the turn is over. */
  close(): void {
    this.shown?.close();
    this.shown = null;
  }
}

export const notices = new Notices();
