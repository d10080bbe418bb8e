/** The settings of this browser as state. */

import { PACES, type Pace } from "../lib/pace";
import { settingsFrom, type Settings } from "../lib/settings";
import { store } from "../lib/storage";

const REDUCED = "(prefers-reduced-motion: reduce)";

class SettingsState {
  now = $state.raw<Settings>(settingsFrom(store.settings));

  /** Set and remember some settings. */
  set(changed: Partial<Settings>): void {
    this.now = { ...this.now, ...changed };
    store.settings = this.now;
    this.apply();
  }

  /** Tell the style sheets. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["size"] = this.now.size;
    root.toggleAttribute("data-still", this.still);
  }

  /** Apply them now and whenever the system changes its mind. */
  start(): void {
    this.apply();
    matchMedia(REDUCED).addEventListener("change", () => this.apply());
  }

  /** Whether pieces do not move: as chosen, else as the system asks. */
  get still(): boolean {
    const { motion } = this.now;
    return motion === "less" || (motion === "auto" && (globalThis.matchMedia?.(REDUCED).matches ?? false));
  }

  /** Who wants less motion and has chosen no pace sees what has become of it all. */
  get pace(): Pace {
    return this.now.pace ?? (this.still ? "once" : "normal");
  }

  nextPace(): void {
    this.set({ pace: PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? "normal" });
  }
}

export const settings = new SettingsState();
