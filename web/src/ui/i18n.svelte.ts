/** The texts of the interface and of the opened games, in the reader's language. */

import { api } from "../lib/api";
import type { Message } from "../lib/protocol";
import { store } from "../lib/storage";
import { LANGUAGES, Texts, preferred, type Language, type SeatNames } from "../lib/texts";

const INTERFACE = "interface";

class I18n {
  language = $state<Language>("en");
  private texts = $state.raw(new Texts("en", []));
  private turns = 0;
  private readonly names: string[] = [INTERFACE];
  private readonly learning = new Map<string, Promise<void>>();
  private readonly sources = new Map<string, Promise<string>>();

  async start(): Promise<void> {
    const stored = LANGUAGES.find((language) => language === store.language);
    await this.speak(stored ?? preferred(navigator.languages));
  }

  /** Set and remember the reader's choice. */
  async choose(language: Language): Promise<void> {
    store.language = language;
    await this.speak(language);
  }

  /** Add the texts of a game, or other texts by the name of their file. */
  learn(name: string): Promise<void> {
    const known = this.learning.get(name);
    if (known) return known;
    this.names.push(name);
    const learning = this.speak(this.language);
    this.learning.set(name, learning);
    return learning;
  }

  text = (id: string, args: Record<string, string | number> = {}): string => this.texts.text(id, args);
  find = (id: string): string | null => this.texts.find(id);
  list = (parts: readonly string[]): string => this.texts.list(parts);
  format = (message: Message, names?: SeatNames): string => this.texts.format(message, names);

  private async speak(language: Language): Promise<void> {
    const turn = ++this.turns;
    const sources = await Promise.all(this.names.map((name) => this.fetch(language, name)));
    if (turn !== this.turns) return; // a newer request is pending
    this.texts = new Texts(language, sources);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Without these texts a page shows the ids of messages, but works. */
  private fetch(language: string, name: string): Promise<string> {
    const key = `${language}/${name}`;
    const known = this.sources.get(key);
    if (known) return known;
    const fetched = api.texts(language, name).catch(() => {
      this.sources.delete(key);
      return "";
    });
    this.sources.set(key, fetched);
    return fetched;
  }
}

export const i18n = new I18n();
export const t = i18n.text;
