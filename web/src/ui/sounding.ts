/** Makes sounds, if the browser allows them; loaded when the first one is wanted. */

import { LOUDEST, TONES, type Sound, type Tone } from "../lib/tones";

/** The same sound is not played again before this many milliseconds have passed. */
const APART_MS = 120;

class Sounding {
  private context: AudioContext | null = null;
  private readonly last = new Map<Sound, number>();

  async play(sound: Sound): Promise<void> {
    const now = performance.now();
    if (now - (this.last.get(sound) ?? -APART_MS) < APART_MS) return;
    this.last.set(sound, now);
    const context = this.allowed();
    if (!context) return;
    // A browser may refuse at any time; silence is no error.
    if (context.state !== "running") await context.resume().catch(() => undefined);
    if (context.state === "running") for (const tone of TONES[sound]) sing(context, tone);
  }

  /** Before the first click or key on a page, a browser allows no sound and complains about attempts. */
  private allowed(): AudioContext | null {
    if (!("AudioContext" in globalThis) || !navigator.userActivation?.hasBeenActive) return null;
    return (this.context ??= new AudioContext());
  }
}

function sing(context: AudioContext, { at, from, to, seconds, gain, wave }: Tone): void {
  const begin = context.currentTime + at;
  const end = begin + seconds;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(Math.min(gain, LOUDEST), begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}

export const sounding = new Sounding();
