/** Which panel is open beside the table, and whether there is room beside it at all. */

import { MediaQuery } from "svelte/reactivity";

export type Tab = "score" | "log" | "chat" | "choices" | "seats" | "share";

/** The same widths as in the style sheets. Without room for panels beside the table they lie above it. */
export const narrow = new MediaQuery("max-width: 60rem");
/** A phone: one board below the other, and the page scrolls. */
export const phone = new MediaQuery("max-width: 44rem");
/** So wide that a panel may stand open from the beginning. */
export const spacious = new MediaQuery("min-width: 75rem");
