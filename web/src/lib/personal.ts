/**
 * Personal keys: nine words with which one person finds their games on every device. Eight words of 16 bits and one
 * that checks them, as the server has them (`server/personal.py`). Words that were typed are read with some patience.
 */

const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";
const LETTERS = 5;
export const WORDS = 9;
const KEY_BYTES = 16;
const POLYNOMIAL = 0x1021;

/** What people write instead of a consonant or of a vowel. */
const INSTEAD = [
  { c: "k", q: "k", w: "v", "1": "l", "5": "s", "8": "b", "2": "z", "6": "g", "9": "g" },
  { "0": "o", "1": "i", y: "i" },
] as const satisfies readonly Record<string, string>[];

/** A key that was typed: read, or what is wrong with it. */
export type Typed =
  | { is: "key"; key: string }
  /** Too few words or too many. */
  | { is: "length"; words: number }
  /** A slip: in the word with this number, counted from 1, if it can be told. */
  | { is: "slip"; word: number | null };

export function newKey(random: Uint8Array = crypto.getRandomValues(new Uint8Array(KEY_BYTES))): string {
  const check = checksum(random);
  return wordsOf([...random, check >> 8, check & 255]).join("-");
}

/** Read a key as a person types it, with any case, separators and look-alikes; also as a link. */
export function readKey(text: string): Typed {
  const letters = [...plain(text.slice(text.indexOf("#/key/") + 1).replace("/key/", ""))];
  const words = letters.length / LETTERS;
  if (words !== WORDS) return { is: "length", words: Math.round(words * 10) / 10 };
  const read = letters.map((letter, at) => meant(letter, isVowel(at)));
  const wrong = read.indexOf(null);
  if (wrong >= 0) return { is: "slip", word: wordAt(wrong) };
  const sure = read as string[];
  if (checksum(bytesOf(sure)) !== 0) return { is: "slip", word: suspect(sure) };
  return { is: "key", key: grouped(sure).join("-") };
}

function plain(text: string): string {
  return text.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Consonants and vowels alternate in a word. */
function isVowel(at: number): boolean {
  return (at % LETTERS) % 2 === 1;
}

function wordAt(letter: number): number {
  return Math.floor(letter / LETTERS) + 1;
}

function meant(letter: string, vowel: boolean): string | null {
  const alphabet = vowel ? VOWELS : CONSONANTS;
  const instead: Record<string, string> = INSTEAD[vowel ? 1 : 0];
  const found = instead[letter] ?? letter;
  return alphabet.includes(found) ? found : null;
}

/** The word in which one other letter would make the key right, if there is only one such word. */
function suspect(letters: readonly string[]): number | null {
  const words = new Set<number>();
  letters.forEach((_, at) => {
    for (const other of isVowel(at) ? VOWELS : CONSONANTS)
      if (checksum(bytesOf(letters.with(at, other))) === 0) words.add(wordAt(at));
  });
  const [word] = words;
  return words.size === 1 && word !== undefined ? word : null;
}

function grouped(letters: readonly string[]): string[] {
  return Array.from({ length: WORDS }, (_, word) => letters.slice(word * LETTERS, (word + 1) * LETTERS).join(""));
}

function wordsOf(bytes: readonly number[]): string[] {
  return Array.from({ length: bytes.length / 2 }, (_, at) => word(((bytes[2 * at] ?? 0) << 8) | (bytes[2 * at + 1] ?? 0)));
}

function word(bits: number): string {
  return [12, 10, 6, 4, 0].map((shift, at) => (at % 2 ? VOWELS[(bits >> shift) & 3] : CONSONANTS[(bits >> shift) & 15])).join("");
}

function bytesOf(letters: readonly string[]): number[] {
  return grouped(letters).flatMap((word) => {
    const bits = [...word].reduce((sum, letter, at) => (at % 2 ? (sum << 2) | VOWELS.indexOf(letter) : (sum << 4) | CONSONANTS.indexOf(letter)), 0);
    return [bits >> 8, bits & 255];
  });
}

/** The CRC-16 of CCITT: it notices every slip within a word. */
function checksum(bytes: Iterable<number>): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? POLYNOMIAL : 0)) & 0xffff;
  }
  return sum;
}
