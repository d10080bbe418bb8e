/** The secrets with which this browser may look back at a table. */

import { store } from "../lib/storage";

export function secretsOf(id: string): readonly string[] {
  const known = store.table(id);
  return store.opening(known?.secrets ?? [], known?.spectator);
}
