/** What a series of games comes to: shares and means with their 95 % intervals, by what a battle is made of. */
import { BESIEGER, DEFENDER, type Battle, type Side, type Text } from '../engine/battle.ts';
import { meanOf, shareOf } from '../strategic/estimate.ts';
import type { Estimate } from '../strategic/siege.ts';
import { countTurns, sumGames, type LevelFalls, type TurnCount } from './measured.ts';
import type { Account } from './account.ts';

/** From the end of this game-turn on it is told how often the verdict changes hands. */
export const LATE = 10;

/** What is counted in each game, in the mean of all. */
export interface MeanRow {
  readonly name: string;
  readonly mean: Estimate;
  /** The share of the games in which it came up at all. */
  readonly games: Estimate;
}

export interface LossRow extends MeanRow {
  readonly side: Side;
  readonly title: Text;
  /** How many of the kind a game has. */
  readonly of: number;
}

export interface ArrivalRow {
  readonly group: string;
  readonly title: Text;
  readonly games: Estimate;
  readonly byTurn: readonly TurnCount[];
  /** In the mean of the games in which it came: attacks, and units eliminated by them. */
  readonly blows: Estimate;
  readonly kills: Estimate;
}

/** How much the dice had to do with the result. */
export interface DiceShare {
  /** The share of the decided games that the luckier side won. */
  readonly luckier: Estimate;
  /** The part of the variance of the results that the luck of the dice explains, 0 to 1; the rest is skill and the battle. */
  readonly explained: number;
}

export interface Report {
  readonly battle: Readonly<{ id: string; title: Text; hash: string }>;
  readonly sides: readonly [Text, Text];
  readonly agents: readonly [string, string];
  readonly seed: number;
  readonly games: number;
  readonly wins: readonly [defender: Estimate, besieger: Estimate, draw: Estimate];
  /** The besieger's wins and half the draws. */
  readonly share: Estimate;
  readonly margins: readonly Readonly<{ winner: Side | 'draw'; margin: Account['margin']; games: number }>[];
  readonly length: Estimate;
  readonly ends: readonly TurnCount[];
  readonly levels: readonly LevelFalls[];
  readonly losses: readonly LossRow[];
  readonly arrivals: readonly ArrivalRow[];
  readonly deeds: readonly MeanRow[];
  /** Null where no points are reckoned, or no game came so far; else the share of those games in which the leader changed after turn 10. */
  readonly changes: Readonly<{ games: number; share: Estimate }> | null;
  /** Null where no game was decided. */
  readonly luck: DiceShare | null;
}

/** Sums the accounts of a series; refuses nothing, of no games all shares are 0 to 1. */
export function reportOf(
  battle: Battle,
  agents: readonly [string, string],
  seed: number,
  accounts: readonly Account[],
): Report {
  const { id, title, hash, sides } = battle;
  const { wins, levels, ends } = sumGames(accounts);
  const of = accounts.length;
  return {
    battle: { id, title, hash },
    sides: [sides[0].name, sides[1].name],
    agents,
    seed,
    games: of,
    wins: [sharePart(wins[0], of), sharePart(wins[1], of), sharePart(wins.draw, of)],
    share: meanPart(accounts.map(scoreOf)),
    margins: marginsOf(accounts),
    length: meanPart(accounts.map(({ lastTurn }) => lastTurn - battle.turns.first + 1)),
    ends,
    levels,
    losses: lossRows(battle, accounts),
    arrivals: arrivalRows(battle, accounts),
    deeds: deedRows(accounts),
    changes: changesOf(battle, accounts),
    luck: luckOf(accounts),
  };
}

/** 1 = the besieger won, 0 = the defender, a draw is half. */
export function scoreOf({ winner }: Pick<Account, 'winner'>): number {
  return winner === 'draw' ? 0.5 : winner;
}

function sharePart(count: number, of: number): Estimate {
  return of === 0 ? { value: 0, from: 0, to: 1 } : shareOf(count, of);
}

/** The mean of some figures with its interval. */
export function meanPart(figures: readonly number[]): Estimate {
  const sum = figures.reduce((all, one) => all + one, 0);
  const squares = figures.reduce((all, one) => all + one * one, 0);
  return figures.length === 0 ? { value: 0, from: 0, to: 0 } : meanOf(sum, squares, figures.length);
}

function marginsOf(accounts: readonly Account[]): Report['margins'] {
  const winners = [DEFENDER, BESIEGER, 'draw'] as const;
  const margins = ['outright', 'decisive', 'marginal', 'draw', 'none'] as const;
  return winners.flatMap((winner) =>
    margins.flatMap((margin) => {
      const games = accounts.filter((one) => one.winner === winner && one.margin === margin).length;
      return games === 0 ? [] : [{ winner, margin, games }];
    }),
  );
}

function lossRows({ pieces }: Battle, accounts: readonly Account[]): readonly LossRow[] {
  const kinds = new Map(pieces.map(({ side, kind }) => [`${side} ${kind.id}`, { side, kind }]));
  return [...kinds].map(([name, { side, kind }]) => ({
    ...meanRow(
      name,
      accounts.map(({ losses }) => losses[name] ?? 0),
    ),
    side,
    title: kind.name,
    of: pieces.filter((piece) => piece.side === side && piece.kind.id === kind.id).length,
  }));
}

function meanRow(name: string, counts: readonly number[]): MeanRow {
  return {
    name,
    mean: meanPart(counts),
    games: sharePart(counts.filter((one) => one > 0).length, counts.length),
  };
}

function deedRows(accounts: readonly Account[]): readonly MeanRow[] {
  const names = [...new Set(accounts.flatMap(({ deeds }) => Object.keys(deeds)))].toSorted();
  return names.map((name) =>
    meanRow(
      name,
      accounts.map(({ deeds }) => deeds[name] ?? 0),
    ),
  );
}

function arrivalRows({ groups }: Battle, accounts: readonly Account[]): readonly ArrivalRow[] {
  return groups.map(({ id, name }, group) => {
    const came = accounts.flatMap(({ arrivals, groups: deeds }) => {
      const arrival = arrivals.find((one) => one.group === group);
      return arrival === undefined ? [] : [{ turn: arrival.turn, ...deeds[group]! }];
    });
    return {
      group: id,
      title: name,
      games: sharePart(came.length, accounts.length),
      byTurn: countTurns(came.map(({ turn }) => turn)),
      blows: meanPart(came.map(({ blows }) => blows)),
      kills: meanPart(came.map(({ kills }) => kills)),
    };
  });
}

function changesOf(battle: Battle, accounts: readonly Account[]): Report['changes'] {
  const late = accounts.map((account) => changedLate(battle, account)).filter((changed) => changed !== null);
  if (late.length === 0) return null;
  return { games: late.length, share: shareOf(late.filter(Boolean).length, late.length) };
}

/** Whether the leader on points changed after turn 10; null where no points are reckoned, or the game did not come so far. */
export function changedLate({ turns }: Battle, { leaders }: Pick<Account, 'leaders'>): boolean | null {
  const late = leaders.slice(LATE - turns.first);
  return late.length < 2 ? null : late.some((leader) => leader !== late[0]);
}

/** The besieger's luck less the defender's, in standard deviations; 0 without dice. */
function fortuneOf({ luck: [defender, besieger] }: Account): number {
  const spread = Math.sqrt(defender.variance + besieger.variance);
  const surplus = besieger.won - besieger.expected - (defender.won - defender.expected);
  return spread === 0 ? 0 : surplus / spread;
}

function luckOf(accounts: readonly Account[]): DiceShare | null {
  const decided = accounts
    .filter(({ winner }) => winner !== 'draw')
    .map((account) => ({ score: scoreOf(account), fortune: fortuneOf(account) }))
    .filter(({ fortune }) => fortune !== 0);
  if (decided.length === 0) return null;
  const luckier = decided.filter(({ score, fortune }) => fortune > 0 === (score === 1)).length;
  return { luckier: shareOf(luckier, decided.length), explained: explainedBy(decided) };
}

/** The square of the correlation; 0 where either never differs. */
function explainedBy(games: readonly Readonly<{ score: number; fortune: number }>[]): number {
  const mean = (figures: readonly number[]): number =>
    figures.reduce((sum, one) => sum + one, 0) / games.length;
  const [score, fortune] = [mean(games.map((one) => one.score)), mean(games.map((one) => one.fortune))];
  const both = mean(games.map((one) => (one.score - score) * (one.fortune - fortune)));
  const scores = mean(games.map((one) => (one.score - score) ** 2));
  const fortunes = mean(games.map((one) => (one.fortune - fortune) ** 2));
  return scores === 0 || fortunes === 0 ? 0 : both ** 2 / (scores * fortunes);
}
