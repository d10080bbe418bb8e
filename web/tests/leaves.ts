/** A tiny game for the tests: leaves and twigs lie in a row. */

import type { Scene } from "../src/lib/protocol";

export const said = (id: string) => ({ id });

export const rowOf = (...ids: string[]): Scene => ({
  surfaces: [
    {
      id: "row",
      kind: "offer",
      title: said("row"),
      width: 10,
      height: 10,
      sprites: ids.map((id, x) => ({ id, symbol: id, x, y: 0 })),
    },
  ],
  facts: [],
});
