/** Light, dark, or the system's theme. The palette's style sheet reads `data-theme`. */

import { store, type Theme } from "../lib/storage";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

const DARK = "(prefers-color-scheme: dark)";

class ThemeSwitch {
  theme = $state<Theme>(store.theme);

  apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  choose(theme: Theme): void {
    this.theme = theme;
    store.theme = theme;
    this.apply();
  }

  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto");
  }

  /** Whether the dark colours are shown. */
  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && (globalThis.matchMedia?.(DARK).matches ?? false));
  }
}

export const theme = new ThemeSwitch();
