/** What the room needs of one game's own sheets: the brief while it is put together, and what came of a battle. */
import type { ReadonlySignal } from '@preact/signals';
import type { Result } from '../../../kernel/result.ts';
import type { BattleReport } from '../../../strategic/open.ts';
import type { BriefProblem, FightSeat } from '../../../strategic/siege.ts';
import type { BriefJson, OpenBrief } from './games.ts';
import type { Reckoned } from './messages.ts';
import type { StrategicAsks } from './strategicAsks.ts';
import type { BriefView, ResultSheet, SweepView } from './strategicModel.ts';

/** A battle that was decided or brought here. */
export interface Decided {
  readonly report: BattleReport;
  /** The brief that was decided, for its odds. */
  readonly of: BriefJson;
  /** The seed of its dice; null where it is not known, or no dice of ours were thrown. */
  readonly seed: number | null;
}

/** A text that was brought, as it lies on the table now. */
export interface Taken {
  readonly title: string;
  /** What came of it, where it was a result. */
  readonly decided: Decided | null;
}

/** What is asked of the brief alone. */
export type EditAsks = Pick<
  StrategicAsks,
  | 'note'
  | 'famous'
  | 'region'
  | 'mode'
  | 'rules'
  | 'from'
  | 'by'
  | 'players'
  | 'leading'
  | 'fellowship'
  | 'saruman'
  | 'exchange'
  | 'clear'
  | 'dropAside'
  | 'figure'
  | 'character'
  | 'event'
  | 'hold'
  | 'sweep'
>;

/** The names that fights on hexes need of a brief. */
export interface BriefNames {
  /** "Assault on Minas Tirith". */
  titleOf(document: BriefJson): string;
  /** "Attacker", and in a game of more than two who moves that army. */
  seatName(document: BriefJson, seat: FightSeat): string;
}

/** The sheets of a game, with a brief on the table. */
export interface GameSheets extends BriefNames {
  readonly view: ReadonlySignal<BriefView>;
  /** The last brief that was whole; null before there was one. */
  readonly whole: ReadonlySignal<OpenBrief | null>;
  /** The brief that odds are told of: the last one that was whole, else the one that is put together. */
  readonly document: ReadonlySignal<BriefJson>;
  readonly ask: EditAsks;
  /** The briefs of "what if", whose odds are wanted. */
  readonly variants: ReadonlySignal<readonly BriefJson[]>;
  /** What more or fewer figures would do, as far as it is known. */
  sweep(known: (document: BriefJson) => Reckoned | null): SweepView;
  /** Reads a text that somebody brought and lays it on the table; else all its problems at once, and the table stays as it is. */
  take(text: string): Result<Taken, BriefProblem>;
  /** What a link to the brief carries. */
  linkText(): string;
  /** What came of a battle; `odds` = of the brief that was fought, null while they are not known. */
  sheet(decided: Decided, odds: Reckoned | null): ResultSheet;
  /** Lays the next battle of a siege that goes on; false where there is none. */
  follow(decided: Decided): boolean;
}
