/** What the room and the worker that counts odds say to each other. */
import type { StrategicOdds, WouldHave } from '../../../strategic/siege.ts';
import type { BriefJson } from './briefs.ts';

/** A brief whose odds are wanted, or a result that is to be laid beside them. */
export interface ToReckoner {
  readonly ask: number;
  readonly document: BriefJson;
  /** Over so many actions; null: the odds of this one; "beside": the document is a result. */
  readonly actions: number | 'beside' | null;
}

/** What came of it: the odds, and how many minutes a block takes on hexes (null = there is no ground); that there can be no such battle; or that they could not be counted. */
export type Reckoned =
  | Readonly<{ type: 'odds'; odds: StrategicOdds; minutes: number | null }>
  /** The chance that the place has fallen after each action; none where actions do not follow one another. */
  | Readonly<{ type: 'fallen'; fallen: readonly number[] }>
  /** What dice would have made of a battle that was fought. */
  | Readonly<{ type: 'beside'; would: WouldHave }>
  | Readonly<{ type: 'no-battle' }>
  | Readonly<{ type: 'failed'; why: string }>;

/** The answer. */
export interface FromReckoner {
  readonly ask: number;
  readonly found: Reckoned;
}
