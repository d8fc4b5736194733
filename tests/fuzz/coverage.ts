/** What 2,000 games over all shipped battles made use of: cells of the charts, kinds of action, refusals. */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { playout, type Seats } from '../../src/session/playout.ts';
import { addTallies, NO_TALLY, tallier, type GamesTally } from '../../src/lab/tally.ts';
import { BESIEGER, type Battle } from '../../src/engine/battle.ts';
import { OFF_MAP, type Place } from '../../src/engine/place.ts';
import { CELLS, cellsOf, GRIDS, type Cell, type Grid } from '../../src/game/consulted.ts';
import type { Proof } from './proofs.ts';

/** What a part of the games used. */
export interface Coverage extends GamesTally {
  readonly games: number;
  readonly actions: number;
  /** Actions of agents that the rules refused. */
  readonly refused: number;
}

export const NO_COVERAGE: Coverage = { games: 0, actions: 0, refused: 0, ...NO_TALLY };

/** Who plays whom, by turns: both play with an eye on the gain, or by chance, or one so and one so. */
const SEATS = [
  ['greedy', 'greedy'],
  ['random', 'random'],
  ['greedy', 'random'],
  ['random', 'greedy'],
] as const;

const PART = 40;

/** 2,000 games, the battles going round and the players too: every row and every column of every chart is read. */
export const coverage: Proof<Coverage> = {
  name: 'coverage',
  seed: 1977,
  count: 2_000,
  part: PART,
  nothing: NO_COVERAGE,
  run: (battles, seed, part, size) =>
    Array.from({ length: size }, (_, game) => gameOf(battles, seed, part * PART + game)).reduce(
      addedCoverage,
      NO_COVERAGE,
    ),
  add: addedCoverage,
  wrong: ({ refused, cells }) => [
    ...(refused > 0 ? [`${refused} actions of agents were refused`] : []),
    ...unreadLines(cells),
  ],
};

/** The sum of two parts. */
export function addedCoverage(a: Coverage, b: Coverage): Coverage {
  return {
    games: a.games + b.games,
    actions: a.actions + b.actions,
    refused: a.refused + b.refused,
    ...addTallies(a, b),
  };
}

/** One game in so many begins with a catapult against an inner gate: in two thousand games nobody ever rolled one there. */
const GATE_GAMES = 40;

/** The same battle with the besieger's first catapult in the hex before the gate of the second level (16.3, one hex). */
export function againstTheGate(battle: Battle): Battle {
  const gate = battle.board.works.find(({ kind, level }) => kind === 'gate' && level === 2);
  const catapult = battle.pieces.find(
    ({ kind, side }) => side === BESIEGER && kind.class === 'engine' && kind.weapon === 'catapult',
  );
  if (gate === undefined || catapult === undefined) return battle;
  const placements = battle.placements.map((at, id): Place => {
    if (id === catapult.id) return gate.outer;
    return at === gate.outer ? OFF_MAP : at;
  });
  return { ...battle, placements };
}

function gameOf(battles: readonly Battle[], seed: number, index: number): Coverage {
  const drawn = battles[index % battles.length]!;
  const battle = index % GATE_GAMES === 0 ? againstTheGate(drawn) : drawn;
  const [defender, besieger] = SEATS[Math.floor(index / battles.length) % SEATS.length]!;
  const seats: Seats = [makeAgent(defender), makeAgent(besieger)];
  const { witness, tally } = tallier(battle, seed, index, true);
  const { actions, refusals } = playout(battle, seats, seed, index, witness);
  return { games: 1, actions, refused: refusals, ...tally() };
}

/** A sentence for every printed row and column of which no cell was read. */
export function unreadLines(cells: Readonly<Record<Cell, number>>): readonly string[] {
  return GRIDS.flatMap((grid) => [...unread(grid, 'row', cells), ...unread(grid, 'column', cells)]);
}

function unread(grid: Grid, way: 'row' | 'column', cells: Readonly<Record<Cell, number>>): readonly string[] {
  const lines = way === 'row' ? grid.rows : grid.columns;
  const along = (line: string): readonly Cell[] =>
    cellsOf(way === 'row' ? { ...grid, rows: [line] } : { ...grid, columns: [line] });
  return lines
    .filter((line) => along(line).every((cell) => (cells[cell] ?? 0) === 0))
    .map((line) => `${grid.chart}: ${way} ${line} was never consulted`);
}

/** The cells that were never read, although their row and column were. */
export function unreadCells(cells: Readonly<Record<Cell, number>>): readonly Cell[] {
  return CELLS.filter((cell) => (cells[cell] ?? 0) === 0);
}
