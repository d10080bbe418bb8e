/**
 * The sounds of the table, as short tones that are computed: no files, no foreign work. A tone begins softly
 * and fades; all are quiet.
 */

export type Sound = "turn" | "move" | "points" | "refusal" | "chat" | "end";

export interface Tone {
  /** Seconds after the beginning of the sound. */
  at: number;
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  seconds: number;
  /** Loudness, from 0 to 1. */
  gain: number;
  wave: "sine" | "triangle";
}

/** The loudness that all tones together never exceed. */
export const LOUDEST = 0.25;

const tone = (at: number, from: number, seconds: number, gain: number, rest: Partial<Tone> = {}): Tone => ({
  at,
  from,
  to: from,
  seconds,
  gain,
  wave: "sine",
  ...rest,
});

export const TONES: Record<Sound, readonly Tone[]> = {
  // A soft knock on wood, twice.
  turn: [tone(0, 190, 0.14, 0.22, { to: 150, wave: "triangle" }), tone(0.17, 190, 0.16, 0.2, { to: 150, wave: "triangle" })],
  // Something is put down.
  move: [tone(0, 240, 0.07, 0.12, { to: 110, wave: "triangle" })],
  // Two rising notes.
  points: [tone(0, 523, 0.12, 0.09), tone(0.09, 784, 0.2, 0.09)],
  // A low, short no.
  refusal: [tone(0, 150, 0.16, 0.16, { to: 120, wave: "triangle" })],
  // A drop of water.
  chat: [tone(0, 660, 0.1, 0.09, { to: 990 })],
  // A small chord, one note after the other.
  end: [tone(0, 392, 0.5, 0.08), tone(0.14, 494, 0.5, 0.08), tone(0.28, 587, 0.7, 0.08)],
};
