/** Search in a rulebook. */

import type { Book, Entry, Section } from "./protocol";

/** The text of an entry without its markup. */
export function plain(entry: Entry): string {
  return `${entry.number ?? ""} ${entry.name ?? ""} ${entry.html.replace(/<[^>]*>/g, " ")}`;
}

/** Small letters without accents, so that "Larve", "larve" and "lárve" are the same. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();
}

/** The sections with the entries in which all words occur; everything if there are no words. */
export function found(book: Book, words: string): readonly Section[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return book.sections;
  const fits = (entry: Entry) => {
    const text = folded(plain(entry));
    return wanted.every((word) => text.includes(word));
  };
  return book.sections
    .map((section) => ({ ...section, entries: section.entries.filter(fits) }))
    .filter((section) => section.entries.length > 0);
}
