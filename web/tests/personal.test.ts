import { describe, expect, it } from "vitest";
import { newKey, readKey } from "../src/lib/personal";

/** The same key as in the docstrings of the server. */
const KEY = "babad-bamag-bibaj-bimal-boban-bomar-bubat-bumaz-jahut";
const key = { is: "key", key: KEY };

describe("personal keys", () => {
  it("are written as the server writes them", () => {
    expect(newKey(Uint8Array.from({ length: 16 }, (_, byte) => byte))).toBe(KEY);
    expect(newKey()).not.toBe(newKey());
  });

  it("are read as people type them", () => {
    expect(readKey(KEY)).toEqual(key);
    expect(readKey(` ${KEY.toUpperCase().replaceAll("-", "  ")}\n`)).toEqual(key);
    expect(readKey(KEY.replaceAll("-", ""))).toEqual(key);
    expect(readKey(`https://ants.example/#/key/${KEY}`)).toEqual(key);
    expect(readKey(KEY.replace("bibaj", "8í ba-J").replace("bomar", "b0mar"))).toEqual(key);
    const other = newKey(new Uint8Array(16).fill(0x77));
    expect(readKey(other.replaceAll("k", "c"))).toEqual({ is: "key", key: other });
  });

  it("have nine words", () => {
    expect(readKey("")).toEqual({ is: "length", words: 0 });
    expect(readKey("babad-bamag")).toEqual({ is: "length", words: 2 });
    expect(readKey(`${KEY}-babad`)).toEqual({ is: "length", words: 10 });
  });

  it("tell in which word a slip is", () => {
    expect(readKey(KEY.replace("bimal", "bimel"))).toEqual({ is: "slip", word: 4 });
    expect(readKey(KEY.replace("bimal", "bimar"))).toEqual({ is: "slip", word: 4 });
    expect(readKey(KEY.replace("jahut", "jahat"))).toEqual({ is: "slip", word: 9 });
  });

  it("notice every wrong letter and words in another order", () => {
    for (let at = 0; at < KEY.length; at++)
      for (const letter of "hu")
        if (KEY[at] !== "-" && KEY[at] !== letter) {
          const typed = KEY.slice(0, at) + letter + KEY.slice(at + 1);
          expect(readKey(typed), typed).toMatchObject({ is: "slip" });
        }
    expect(readKey(KEY.replace("babad-bamag", "bamag-babad"))).toEqual({ is: "slip", word: null });
  });
});
