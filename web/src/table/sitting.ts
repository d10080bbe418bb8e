/** Taking a free seat; loaded when somebody does. */

import { api } from "../lib/api";
import { asPerson } from "../lib/person";
import { store } from "../lib/storage";
import { enterJoined } from "../start/enter";
import { goOnTo } from "../ui/route.svelte";

export async function sitDown(id: string, secrets: readonly string[], name: string): Promise<void> {
  store.name = name;
  const joined = await api.join(id, name, asPerson(secrets));
  goOnTo(enterJoined(joined, await stillOpen(id, secrets)));
}

/** The secrets that open a seat after one of them has been used up. */
async function stillOpen(id: string, secrets: readonly string[]): Promise<string[]> {
  if (secrets.length < 2) return [];
  const open = await Promise.all(secrets.map((each) => api.info(id, [each]).then(({ mine }) => mine.length > 0, () => false)));
  return secrets.filter((_, n) => open[n]);
}
