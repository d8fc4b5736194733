/**
 * The port: the one contract a strategic game must meet so that its sieges can be fought on hexes or decided by its own
 * dice. A game brings a brief in and takes an outcome back; nothing here knows which game it is.
 */
import type { Result } from '../kernel/result.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import type { BlockDeeds } from './blockDeeds.ts';
import type { Said } from './said.ts';

/** A die of so many sides, thrown once: a whole number from 1 to `sides`. The only source of chance. */
export type Die = (sides: number) => number;

/** One mistake in a brief or a result: where it is (a JSON pointer, or a column of a note), what, and what is said of it, with the remedy. */
export interface BriefProblem {
  readonly path: string;
  readonly code: string;
  readonly said: Said;
}

/** A set-up that everybody knows. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly document: unknown;
}

/** A battle that a brief holds. */
export interface NamedBattle {
  readonly id: string;
  readonly title: string;
}

/** What a fight on hexes left: the steps of every figure that went into it, by its id, 0 for those that fell. */
export interface FiguresLeft {
  readonly battle: string;
  readonly steps: Readonly<Record<string, number>>;
}

/** The result of a fight on hexes. */
export interface TacticalResult extends FiguresLeft {
  /** Rounds of the strategic game that were fought. */
  readonly rounds: number;
  /** What the sides decided when it was over (who retreats, who goes in), in the game's own terms; most games ask for nothing. */
  readonly after: Readonly<Record<string, unknown>>;
}

/** What a piece is when its block is over: where it stands ("off": nowhere), the steps it lost, its magic points. */
export interface PieceEnd {
  readonly at: string;
  readonly lost: number;
  readonly gone: boolean;
  readonly disrupted: boolean;
  readonly magic: number;
}

/** What a block of a fight on hexes left behind, by printed numbers and the ids of its scenario. */
export interface BlockEnd {
  /** Game-turns that were fought. */
  readonly turns: number;
  readonly pieces: Readonly<Record<string, PieceEnd>>;
  readonly breached: readonly string[];
  /** Gates that the besieger holds. */
  readonly taken: readonly string[];
  readonly lostLevels: readonly number[];
  /** Ladders that stand, "FOOT/HEAD". */
  readonly ladders: readonly string[];
  /** Hexes over which there is no way any more (2.21.3); left out where there are none. */
  readonly closed?: readonly string[] | undefined;
}

/** Who gave battle, and who received it. */
export type FightSeat = 'attacker' | 'defender';

/** How each block fought so far came from its last blow to its hits, line by line; left out by a game in which a block comes to what was lost on the hexes and no more. */
export interface BlocksTold {
  readonly told?: readonly (readonly Said[])[];
}

/** A decision between two blocks. `usual` is the option that the policies of the odds take. */
export interface FightChoice {
  readonly type: 'choice';
  readonly seat: FightSeat;
  readonly question: Said;
  readonly options: readonly Readonly<{ id: string; label: Said }>[];
  readonly usual: string;
}

/** A block to be fought: round `number` of the strategic battle, of so many that are paid for (0: without end). */
export interface FightBlock {
  readonly type: 'block';
  readonly number: number;
  readonly paid: number;
  readonly scenario: InlineScenario;
  /** How long two players take, as it is reckoned. */
  readonly minutes: number;
}

/** A fight that is over: its result, and the hits of the strategic game that each seat scored in every block, parts of a hit included. */
export interface FightOver {
  readonly type: 'over';
  readonly result: TacticalResult;
  readonly scored: readonly Readonly<Record<FightSeat, number>>[];
}

/** Where a fight on hexes stands, and what its blocks came to. */
export type FightStage = (FightChoice | FightBlock | FightOver) & BlocksTold;

/** What brings a fight on: a block fought, a decision, or the rest of the battle left to the dice of the game. What happened in a block changes nothing of what it came to: it is told, where it was kept. */
export type FightMove =
  | Readonly<{ type: 'fought'; end: BlockEnd; deeds?: BlockDeeds | undefined }>
  | Readonly<{ type: 'chose'; option: string }>
  | Readonly<{ type: 'rolled'; seed: number }>;

/**
 * Where a battle is fought on hexes, block by block. `stage` answers where the fight stands after these moves from its
 * beginning; it refuses a move that is not asked for, with its place in the list.
 */
export interface BattleGround {
  readonly ok: true;
  /** The seat that holds the place: it plays the first side of every block. */
  readonly holder: FightSeat;
  readonly stage: (moves: readonly FightMove[]) => Result<FightStage, BriefProblem>;
}

/** A ground, or why there is none. */
export type Ground = BattleGround | Readonly<{ ok: false; why: Said }>;

/** How many games are played where odds cannot be counted, and from which seed. */
export interface Sample {
  readonly games: number;
  readonly seed: number;
  /** Told how many games are played; answers whether the series goes on. One game is always played. */
  readonly watch?: (played: number) => boolean;
}

/** A figure of a forecast with the interval that holds it in 95 of 100 samples; both ends are the figure where it is exact. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** What may come of a battle: counted to the last throw, or sampled; the chances of all verdicts sum to one. */
export interface StrategicOdds {
  readonly method: Readonly<{ type: 'exact' }> | Readonly<{ type: 'sampled' } & Sample>;
  readonly chances: Readonly<Record<string, Estimate>>;
  /** Means of what the game counts, by what is counted: hits, losses, rounds. */
  readonly means: Readonly<Record<string, Estimate>>;
  /** By which rules and under which decisions of both sides, line by line. */
  readonly under: readonly Said[];
}

/** Odds over several actions: the chance that the place has fallen after each, or why this battle has none. */
export type OverActions =
  | Readonly<{ ok: true; fallen: readonly Estimate[]; under: readonly Said[] }>
  | Readonly<{ ok: false; why: Said }>;

/** What one side lost in a fight on hexes, beside what it loses by dice. Hits of the strategic game, parts of one included. */
export interface LossBeside {
  readonly fought: number;
  /** By dice, in the mean. */
  readonly mean: number;
  /** The chance of each number of hits by dice, from none; they sum to one. */
  readonly shares: readonly number[];
  /** Chances that dice take fewer, and exactly as many. */
  readonly fewer: number;
  readonly asMany: number;
  /** The share of dice below this fight, ties counted half: 0 the mildest, 1 the bloodiest. */
  readonly percentile: number;
}

/** A fight that is over, beside all that the dice of the same battle could have made of it. */
export interface WouldHave {
  /** So many battles were thrown; null: all of them were counted exactly. */
  readonly thrown: number | null;
  readonly losses: Readonly<Record<FightSeat, LossBeside>>;
  /** How it ended, and the chance of every verdict by dice. */
  readonly verdict: string;
  readonly chances: Readonly<Record<string, number>>;
  /** The chance that the place has fallen after each of the actions that may follow; null: there is nothing more to storm. */
  readonly onward: readonly number[] | null;
}

/** One line of a battle as it is told, so that whoever watches may go through it step by step. */
export interface ToldStep {
  /** The round of the strategic game; 0 before the first. */
  readonly round: number;
  /** What happened. */
  readonly line: Said;
  /** The faces of the dice that were thrown, in their order; left out where none were. */
  readonly faces?: readonly number[];
}

/** Outcomes as documents that are carried back to the strategic game. */
export interface ResultDocuments<Outcome> {
  write(outcome: Outcome): unknown;
  /** Reads what was written, whoever carried it; refuses what was changed. All problems at once. */
  read(document: unknown): Result<Outcome, BriefProblem>;
}

/**
 * A strategic game. All functions are pure; integers, and dice as a parameter. `battle` is the id of one of the
 * brief's own battles.
 */
export interface StrategicGame<Brief, Outcome> {
  readonly id: string;
  readonly title: string;
  /** Every way a battle can end, by its id, in a few words. */
  readonly verdicts: Readonly<Record<string, Said>>;
  /** Set-ups that everybody knows, each a document for `parse`, by its name. */
  readonly examples: readonly Example[];
  /** Reads a document, or the text of a one-line note where the game has one; all problems at once. */
  parse(document: unknown): Result<Brief, BriefProblem>;
  battles(brief: Brief): readonly NamedBattle[];
  /** The figures that go into a battle, by their ids, with the steps each has. */
  figures(brief: Brief, battle: string): Readonly<Record<string, number>>;
  /** What was read of the brief that bears on a battle, line by line, and what was taken for granted where nobody said it. */
  understood(brief: Brief, battle: string): readonly Said[];
  ground(brief: Brief, battle: string): Ground;
  /** Decides the battle by the game's own rules and dice. */
  autoResolve(brief: Brief, battle: string, die: Die): Outcome;
  /** The same battle told from its beginning to its end: with the same dice it ends as `autoResolve` ends it. */
  tell(brief: Brief, battle: string, die: Die): readonly ToldStep[];
  /** What `autoResolve` comes to: counted exactly where it can be, else sampled. */
  odds(brief: Brief, battle: string, sample: Sample): StrategicOdds;
  /** The chance that the place has fallen after each of so many actions; null: the game has no battle that several actions are paid for. */
  readonly overActions: ((brief: Brief, battle: string, actions: number) => OverActions) | null;
  /** What would have happened by dice; null: the game's own way is certain, or its odds are not counted. */
  readonly wouldHave: ((outcome: Outcome) => WouldHave) | null;
  /** The outcome of a fight on hexes; refuses a result that does not name every figure once within its steps. */
  fromResult(brief: Brief, battle: string, result: TacticalResult): Result<Outcome, BriefProblem>;
  /** One of the ids of `verdicts`. */
  verdictOf(outcome: Outcome): string;
  /** What is told of an outcome, line by line. */
  describe(outcome: Outcome): readonly Said[];
  /** Null: the game keeps no documents of its results. */
  readonly documents: ResultDocuments<Outcome> | null;
}
