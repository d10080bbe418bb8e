/** Which panel is open beside the table, and whether there is room beside it at all. */

import { MediaQuery } from "svelte/reactivity";

export type Tab = "score" | "log" | "chat" | "choices" | "share";

/** The same width as in the style sheets. */
export const narrow = new MediaQuery("max-width: 60rem");
