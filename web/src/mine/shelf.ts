/** The list of this browser's games. */

import { api } from "../lib/api";
import { mine } from "../lib/mine";
import { personalKey } from "../lib/person";
import { Shelf } from "../lib/shelf";
import { store } from "../lib/storage";

export const shelf = new Shelf(store, mine, (id, secrets) => api.look(id, secrets), personalKey);
