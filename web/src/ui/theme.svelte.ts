/** Light, dark, or the system's theme. The palette's style sheet reads `data-theme`. */

import { store, type Theme } from "../lib/storage";

const ORDER: readonly Theme[] = ["auto", "light", "dark"];

class ThemeSwitch {
  theme = $state<Theme>(store.theme);

  apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  next(): void {
    this.theme = ORDER[(ORDER.indexOf(this.theme) + 1) % ORDER.length] ?? "auto";
    store.theme = this.theme;
    this.apply();
  }
}

export const theme = new ThemeSwitch();
