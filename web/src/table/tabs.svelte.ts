/** The open panel, and whether panels fit beside the table. */

import { MediaQuery } from "svelte/reactivity";

export type Tab = "score" | "log" | "chat" | "choices" | "seats" | "share";

/** The same widths as in the style sheets. On narrower screens panels cover the table. */
export const narrow = new MediaQuery("max-width: 60rem");
/** A phone: one board below the other, and the page scrolls. */
export const phone = new MediaQuery("max-width: 44rem");
/** A phone held upright. */
export const upright = new MediaQuery("max-width: 30rem");
/** A finger, not a mouse. */
export const coarse = new MediaQuery("pointer: coarse");
/** Wide enough to open a panel from the start. */
export const spacious = new MediaQuery("min-width: 75rem");
