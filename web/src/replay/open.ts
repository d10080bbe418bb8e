/** What the pages with a replay have in common: a session with a board that its parts draw. */

import { api } from "../lib/api";
import type { ReplayInfo } from "../lib/protocol";
import type { ReplayPlace } from "../lib/router";
import { store } from "../lib/storage";
import { provideBoard } from "../table/context";
import { Explaining } from "../table/explaining.svelte";
import { Picks } from "../table/picks";
import { Stage } from "../table/stage";
import { ReplaySession } from "./session.svelte";

export interface Opened {
  info: ReplayInfo;
  secrets: readonly string[];
  /** The letter of the seat through whose eyes it is seen, if that was chosen. */
  eyes: string | null;
}

/** Open a game, or some positions of it, for the parts of this component. */
export function openReplay({ info, secrets, eyes }: Opened, first = 0, last = info.length): ReplaySession {
  const stage = new Stage();
  const load = (part: number) => api.replayPart(info.table.id, secrets, eyes, part);
  const session = new ReplaySession(info, stage, { load, speed: () => store.replaySpeed }, last, first);
  provideBoard({ board: session, stage, picks: new Picks(), explaining: new Explaining(), say: session.say, name: session.name });
  return session;
}

/** Where to begin: at the place of the address, else at the beginning, or at the end of a game that goes on. */
export function enter(session: ReplaySession, { at, line }: ReplayPlace): Promise<void> {
  if (at !== null) return session.goToNumber(at);
  if (line !== null) return session.goToLine(line);
  return session.go(session.info.free ? 0 : session.length);
}
