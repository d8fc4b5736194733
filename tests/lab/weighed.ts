/** The series of the balance, and what docs/proof/balance.json keeps of them. */
import { battleHash } from '../../scripts/rulesHash.mjs';
import type { Side } from '../../src/engine/battle.ts';
import { meanPart, scoreOf } from '../../src/lab/report.ts';
import { ATTESTED } from './balanceBattles.ts';
import { withoutGap } from './cores.ts';
import type { GameTale } from './gameTale.ts';

const SIEGE = 'the-siege-of-minas-tirith';
const OTHERS = [
  'the-great-gate',
  'black-sails',
  'the-ride-of-the-rohirrim',
  'the-last-rampart',
  'slopes-of-dagorlad',
] as const;

/** Which battles are weighed by whom, and in how many games; the share of the besieger that is wanted at captain. */
const WEIGHED = [
  ...[SIEGE, ATTESTED, ...OTHERS].map((battle) => ({ battle, level: 'soldier', games: 1000 })),
  ...[SIEGE, ...OTHERS, ATTESTED].map((battle) => ({ battle, level: 'captain', games: 1000 })),
  { battle: SIEGE, level: 'steward', games: 200 },
] as const;

/** Whether a series is of that battle, or of that level. */
export function isOf({ battle, level }: Pick<Series, 'battle' | 'level'>, name: string): boolean {
  return name === battle || name === level;
}

/** Whether there is a series of that battle, or of that level. */
export function namesSeries(name: string): boolean {
  return WEIGHED.some((series) => isOf(series, name));
}

/** What is kept of a game. */
export type Tale = Pick<GameTale, 'winner' | 'changed' | 'entered'>;

/** A battle at a level. */
export interface Series {
  readonly battle: string;
  readonly level: string;
  /** So many games are wanted. */
  readonly games: number;
  /** Games by their index; null = not played, or being played. */
  readonly tales: (Tale | null)[];
  /** What they took, in seconds of one core. */
  seconds: number;
  /** Actions that were proposed and refused in them. */
  refusals: number;
  /** What the battle and its programs were when it was gone on with. */
  readonly rules: string;
}

/** A series as docs/proof/balance.json keeps it, a sign for each game in the order of the games. */
export interface SeriesKept {
  readonly battle: string;
  readonly level: string;
  readonly games: number;
  readonly share: ReturnType<typeof meanPart>;
  /** 0 and 1 the side that won, = nobody. */
  readonly winners: string;
  /** + the leader changed after turn 10, - he did not, ? that is not asked. */
  readonly changed: string;
  /** City levels that the besieger entered, 0 none; games stand apart. */
  readonly entered: string;
  readonly seconds: number;
  readonly refusals: number;
  readonly rules: string;
}

/** All series, with the games that were kept of them and are of the battles as they stand. */
export function seriesFrom(kept: readonly SeriesKept[]): readonly Series[] {
  return WEIGHED.map((one) => {
    const rules = rulesOf(one.battle);
    const known = kept.find(
      (series) => series.battle === one.battle && series.level === one.level && series.rules === rules,
    );
    if (known === undefined) return { ...one, tales: [], seconds: 0, refusals: 0, rules };
    return { ...one, tales: talesOf(known), seconds: known.seconds, refusals: known.refusals, rules };
  });
}

/** A battle under other house rules is the same file. */
function rulesOf(battle: string): string {
  return battleHash(battle === ATTESTED ? SIEGE : battle);
}

function talesOf({ winners, changed, entered }: SeriesKept): Tale[] {
  const levels = entered.split(' ');
  return [...winners].map((winner, game) => ({
    winner: winner === '=' ? 'draw' : (Number(winner) as Side),
    changed: changed[game] === '?' ? null : changed[game] === '+',
    entered: [...levels[game]!].map(Number).filter((level) => level > 0),
  }));
}

/** A series as it is kept. */
export function keepSeries({ battle, level, tales: all, seconds, refusals, rules }: Series): SeriesKept {
  const tales = withoutGap(all);
  return {
    battle,
    level,
    games: tales.length,
    share: meanPart(tales.map(scoreOf)),
    winners: tales.map(({ winner }) => (winner === 'draw' ? '=' : winner)).join(''),
    changed: tales.map(({ changed }) => (changed === null ? '?' : changed ? '+' : '-')).join(''),
    entered: tales.map(({ entered }) => (entered.length === 0 ? '0' : entered.join(''))).join(' '),
    seconds: Math.round(seconds),
    refusals,
    rules,
  };
}
