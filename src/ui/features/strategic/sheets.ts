/** What the room needs of one game's own sheets: the brief while it is put together, and what came of a battle. */
import type { ReadonlySignal } from '@preact/signals';
import type { Result } from '../../../kernel/result.ts';
import type { BattleReport } from '../../../strategic/open.ts';
import type { BlocksTold, BriefProblem, FightSeat } from '../../../strategic/siege.ts';
import type { BriefJson, OpenBrief } from './briefs.ts';
import type { Reckoned } from './messages.ts';
import type { ResultSheet } from './strategicModel.ts';

/** A battle that was decided or brought here. */
export interface Decided {
  readonly report: BattleReport;
  /** The brief that was decided, for its odds. */
  readonly of: BriefJson;
  /** The seed of its dice; null where it is not known, or no dice of ours were thrown. */
  readonly seed: number | null;
  /** How each block came to its hits, where it was fought on hexes here. */
  readonly told?: BlocksTold['told'] | undefined;
}

/** A text that was brought, as it lies on the table now. */
export interface Taken {
  readonly title: string;
  /** What came of it, where it was a result. */
  readonly decided: Decided | null;
}

/** The names that fights on hexes need of a brief. */
export interface BriefNames {
  /** "Assault on Minas Tirith". */
  titleOf(document: BriefJson): string;
  /** "Attacker", and who moves that army where the game has more than two players. */
  seatName(document: BriefJson, seat: FightSeat): string;
}

/** The sheets of a game, with a brief on the table. */
export interface GameSheets extends BriefNames {
  /** The last brief that was whole; null before there was one. */
  readonly whole: ReadonlySignal<OpenBrief | null>;
  /** The brief that odds are told of: the last one that was whole, else the one that is put together. */
  readonly document: ReadonlySignal<BriefJson>;
  /** The brief that is put together is not whole: what is told is told of an earlier one. */
  readonly broken: ReadonlySignal<boolean>;
  /** Other briefs whose odds the form shows: they are wanted too. */
  readonly variants: ReadonlySignal<readonly BriefJson[]>;
  /** Reads a text that somebody brought and lays it on the table; else all its problems at once, and the table stays as it is. */
  take(text: string): Result<Taken, BriefProblem>;
  /** What a link to the brief carries. */
  linkText(): string;
  /** What came of a battle; `odds` = of the brief that was fought, null while they are not known. */
  sheet(decided: Decided, odds: Reckoned | null): ResultSheet;
  /** Lays the next battle of a siege that goes on; false where there is none. */
  follow(decided: Decided): boolean;
}

/** The same with what its form is drawn from, and whatever may be asked there. */
export interface OwnSheets<Own> extends GameSheets {
  readonly own: Own;
}
