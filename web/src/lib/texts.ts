/** Messages in the reader's language, formatted from Fluent sources. Pure. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./protocol";

export const LANGUAGES = ["en", "de", "pl", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  pl: "Polski",
  nl: "Nederlands",
};

/** The first available language among those that the reader prefers. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** Turn `Red army (5)` into the end of a message id: lower case, hyphens. */
export function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** The names of seats; games refer to seats by number. */
export type SeatNames = (seat: number) => string;

export class Texts {
  private readonly bundles: FluentBundle[];

  /** @param sources Fluent texts by language, the reader's first; later ones fill the gaps. */
  constructor(sources: readonly (readonly [language: string, texts: readonly string[]])[]) {
    this.bundles = sources.map(([language, texts]) => {
      // No language here is written from right to left, and isolation marks would appear in titles.
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The text of a message, or null if no language has it. */
  find(id: string, args: Record<string, FluentVariable> = {}): string | null {
    for (const bundle of this.bundles) {
      const value = bundle.getMessage(id)?.value;
      if (value) return bundle.formatPattern(value, args, []);
    }
    return null;
  }

  /** A text of the interface; a missing one shows as its id, so that it is noticed. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.find(id, args) ?? id;
  }

  /** A message of a game, with messages as arguments. */
  format(message: Message, names: SeatNames = seatLetter): string {
    const args = message.args ?? {};
    if (message.id === "seat") return names(Number(args["seat"] ?? 0));
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args))
      values[name] = typeof value === "object" ? this.format(value, names) : value;
    return this.text(message.id, values);
  }
}
