/** Messages in the reader's language, formatted from Fluent sources. Pure. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./protocol";

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

/** A message that has been formatted, as an argument of another one; it knows its forms. */
class Phrase extends FluentType<string> {
  constructor(
    text: string,
    readonly form: (name: string) => string,
  ) {
    super(text);
  }

  toString(): string {
    return this.value;
  }
}

/** The form of an argument that a text asks for by `FORM($tile, "the")`. */
function FORM([argument = "", form]: FluentValue[]): FluentValue {
  return argument instanceof Phrase ? argument.form(String(form)) : argument;
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;

  /** @param sources Fluent texts. */
  constructor(language: string, sources: readonly string[]) {
    // British English has no comma before the "and" of a list.
    this.lists = new Intl.ListFormat(language === "en" ? "en-GB" : language);
    // No language here is written from right to left, and isolation marks would appear in titles.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { FORM } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The text of a message, in a form if it has it; null if there is no such message. */
  find(id: string, args: Record<string, FluentVariable> = {}, form = ""): string | null {
    const found = this.bundle.getMessage(id);
    const pattern = found?.attributes[form] ?? found?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : null;
  }

  /** A text of the interface; a missing one shows as its id, so that it is noticed. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.find(id, args) ?? id;
  }

  /** Things side by side, as in "a, b and c". */
  list(parts: readonly string[]): string {
    return this.lists.format(parts);
  }

  /** A message of a game, with messages as arguments, in a form if it has it. */
  format(message: Message, names: SeatNames = seatLetter, form = ""): string {
    const args = message.args ?? {};
    if (message.id === "seat") return names(Number(args["seat"] ?? 0));
    const say = (value: Argument, form = "") => (typeof value === "object" ? this.format(value, names, form) : String(value));
    if (message.id === "list") return this.list(Object.values(args).map((part) => say(part, form)));
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args))
      values[name] = typeof value === "object" ? new Phrase(say(value), (form) => say(value, form)) : value;
    return this.find(message.id, values, form) ?? message.id;
  }
}
