/** The masonry as it stands at one moment of a game: breaches and gates change, all else is printed. */
import type { GateState } from './gates.ts';

/** Keys are hexsides as the map file lists them: "1213/1313". */
export interface WorksState {
  readonly breached: ReadonlySet<string>;
  readonly gates: ReadonlyMap<string, GateState>;
}

/** Every wall whole, every gate shut. */
export const INTACT: WorksState = { breached: new Set(), gates: new Map() };
