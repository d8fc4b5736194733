/** One block of a siege between two programs, as it is counted: what its tally stood at when each game-turn ended, and who acted how often. */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { GONE, type GameState } from '../../src/engine/state.ts';
import { mixedSeed } from '../../src/game/generator.ts';
import { newMatch } from '../../src/game/match.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { playout } from '../../src/session/playout.ts';
import { asUsual, toNextBlock } from '../../src/strategic/fights.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { STEPS, STEPS_OF_HIT } from '../../src/strategic/war-of-the-ring/roster.ts';
import { PLAYER } from '../calibration/campaign.ts';

/** What a block stands at: steps lost by each figure, by side, and which levels and gates have changed hands. */
export interface Tally {
  readonly steps: readonly [defender: Steps, besieger: Steps];
  readonly holds: string;
}

type Steps = Readonly<Record<string, number>>;

type BySide = readonly [defender: number, besieger: number];

/** A block that was played; a turn is counted from 1, and 0 = before the first. */
export interface BlockPlayed {
  /** Its game-turns, and the last that was fought: fewer where a side was wiped out. */
  readonly turns: number;
  readonly fought: number;
  /** The last turn in which a step was lost or a level or gate changed hands; in which the side that is ahead in steps changed. */
  readonly lastStep: number;
  readonly lastLead: number;
  /** The chance that it would have come to the same without its last turn; 1 where that was not fought. */
  readonly decided: number;
  /** Orders of each side, and how often it ended a segment. */
  readonly orders: BySide;
  readonly ends: BySide;
}

/** Plays the first block of a siege, block `game` of a series: drawn from (seed, game) alone. */
export function playBlock(note: string, seed: number, game: number): BlockPlayed {
  const battle = firstBlock(note);
  const tallies: Tally[] = [tallyOf(battle, playedNothing(battle))];
  const orders: [number, number] = [0, 0];
  const ends: [number, number] = [0, 0];
  const { first, last } = battle.turns;
  const { state } = playout(
    battle,
    [makeAgent(PLAYER), makeAgent(PLAYER)],
    mixedSeed(seed, game),
    0,
    (before, _, after, { type }) => {
      (type === 'EndStep' ? ends : orders)[before.active] += 1;
      tallies[Math.min(before.turn, last) - first + 1] = tallyOf(battle, after);
    },
  );
  const fought = Math.min(state.turn, last) - first + 1;
  const lastOf = (part: (tally: Tally) => string): number => lastChange(tallies.map(part));
  return {
    turns: last - first + 1,
    fought,
    lastStep: lastOf(({ steps, holds }) => JSON.stringify([steps, holds])),
    lastLead: lastOf(({ steps }) => String(Math.sign(sumOf(steps[1]) - sumOf(steps[0])))),
    decided: fought <= last - first ? 1 : chanceOfSame(tallies.at(-2)!, tallies.at(-1)!),
    orders,
    ends,
  };
}

/**
 * The chance that two tallies come to the same, by one and the same dice of the roll-call (C2): that no figure's hits are others, and no
 * level or gate is in other hands.
 */
export function chanceOfSame(before: Tally, after: Tally): number {
  if (before.holds !== after.holds) return 0;
  const sides = after.steps.flatMap((steps, side) =>
    Object.entries(steps).map(([figure, lost]) => chanceOfSameHits(before.steps[side]![figure] ?? 0, lost)),
  );
  return sides.reduce((product, chance) => product * chance, 1);
}

/** Of the faces of the die, the share by which so many steps cost as many hits as so many others. */
function chanceOfSameHits(before: number, after: number): number {
  const hitsOf = (lost: number, face: number): number =>
    Math.floor(lost / STEPS_OF_HIT) + Number(face <= lost % STEPS_OF_HIT);
  const faces = Array.from({ length: STEPS_OF_HIT }, (_, at) => at + 1);
  return faces.filter((face) => hitsOf(before, face) === hitsOf(after, face)).length / STEPS_OF_HIT;
}

/** The last place at which a row is not as it was one place before; 0 where it never changed. */
export function lastChange(row: readonly string[]): number {
  return row.reduce((at, one, turn) => (turn > 0 && one !== row[turn - 1] ? turn : at), 0);
}

function firstBlock(note: string): Battle {
  const brief = GAME.parse(note);
  if (!brief.ok) throw new Error(`${note}: ${JSON.stringify(brief.problems)}`);
  const ground = GAME.ground(brief.value, brief.value.battle);
  const reached = ground.ok ? toNextBlock(ground, [], asUsual) : null;
  if (reached?.ok !== true || reached.value.stage.type !== 'block') throw new Error(`${note}: no block`);
  const opened = openScenario(reached.value.stage.scenario, NO_LIBRARY);
  if (!opened.ok) throw new Error(`${note}: ${JSON.stringify(opened.problems)}`);
  return opened.value.battle;
}

function playedNothing(battle: Battle): GameState {
  return newMatch(battle, 0).state;
}

/** The counters of a unit: `sauron-r-07-a` and `-b`. */
const COUNTER = /^(.+-([re])-\d\d)-[ab]$/;

function tallyOf({ pieces }: Battle, state: GameState): Tally {
  const steps: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (const { id, name, side } of pieces) {
    const [, figure, type] = COUNTER.exec(name) ?? [];
    if (figure === undefined) continue;
    const { at, lost } = state.pieces[id]!;
    const all = STEPS[type === 'e' ? 'elite' : 'regular'] / 2;
    steps[side][figure] = (steps[side][figure] ?? 0) + (at === GONE ? all : lost);
  }
  const holds = JSON.stringify([state.levels, state.works.map(({ holder }) => holder)]);
  return { steps, holds };
}

function sumOf(steps: Steps): number {
  return Object.values(steps).reduce((sum, one) => sum + one, 0);
}
