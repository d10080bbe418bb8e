/** The sounds of the table, if the player wants them. */

import type { Sound } from "../lib/tones";
import { settings } from "./settings.svelte";

export const sounds = {
  async play(sound: Sound): Promise<void> {
    if (!settings.now.sounds) return;
    // Without the network they stay silent.
    const loaded = await import("./sounding").catch(() => null);
    await loaded?.sounding.play(sound);
  },
};
