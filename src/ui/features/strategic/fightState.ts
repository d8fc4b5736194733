/** A siege that is fought on hexes: where it stands after its moves, and how the next block is begun. */
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { asUsual } from '../../../strategic/fights.ts';
import { readMoves } from '../../../strategic/readMoves.ts';
import type {
  BriefProblem,
  FightMove,
  FightSeat,
  FightStage,
  BattleGround,
} from '../../../strategic/siege.ts';
import type { OpenBrief } from './briefs.ts';
import { openBrief } from './games.ts';
import { USUAL_OPPONENT } from '../../../ai/agents.ts';
import { PLAYER, type SiegeSheet, type TableSheet } from '../../../saves/tableSheet.ts';

/** Which seats the machine has. */
export type Machines = Readonly<Record<FightSeat, boolean>>;

/** A fight under way. */
export interface FightState {
  readonly brief: OpenBrief;
  readonly moves: readonly FightMove[];
  /** So many of the moves were made before the block of `game` began. */
  readonly before: number;
  /** The kept game of the last block; null before there was one. */
  readonly game: number | null;
  readonly machines: Machines;
}

/** A fight from its beginning; the defender is the machine until somebody else sits down. */
export function newFight(brief: OpenBrief): FightState {
  return {
    brief,
    moves: [],
    before: 0,
    game: null,
    machines: { attacker: false, defender: true },
  };
}

/** A fight as it was kept beside the block of `game`; refuses what was written by nobody who fought. */
export function keptFight(sheet: TableSheet, game: number): Result<FightState, BriefProblem> {
  const { siege } = sheet;
  if (siege === undefined) return failed([]);
  const brief = openBrief(siege.brief);
  if (!brief.ok) return brief;
  const ground = brief.value.siege.ground();
  if (!ground.ok) return failed([{ path: '/brief', code: 'no-ground', said: ground.why }]);
  const moves = readMoves(ground, [...siege.before, ...siege.since]);
  if (!moves.ok) return moves;
  const [inside, outside] = sheet.seats.map(({ taken }) => taken.kind === 'agent') as [boolean, boolean];
  return ok({
    brief: brief.value,
    moves: moves.value,
    before: siege.before.length,
    game,
    machines:
      ground.holder === 'attacker'
        ? { attacker: inside, defender: outside }
        : { attacker: outside, defender: inside },
  });
}

/** Whether the block of the fight goes on at a table. */
export function isRunning({ game, moves, before }: FightState): boolean {
  return game !== null && moves.length === before;
}

/** The ground of a fight; there is one, or it would not have begun. */
function groundOf({ brief }: FightState): BattleGround {
  const ground = brief.siege.ground();
  if (!ground.ok) throw new Error(`a siege is fought without a ground: ${ground.why.say}`);
  return ground;
}

/** Where the fight stands. */
export function stageOf(fight: FightState): FightStage {
  const stage = groundOf(fight).stage(fight.moves);
  if (!stage.ok) throw new Error(`the moves of a fight are refused: ${JSON.stringify(stage.problems)}`);
  return stage.value;
}

/** The fight after one more move, and after every decision of a machine that follows. */
export function advanceFight(fight: FightState, move: FightMove | null): FightState {
  let next = move === null ? fight : { ...fight, moves: [...fight.moves, move] };
  for (;;) {
    const stage = stageOf(next);
    if (stage.type !== 'choice' || !next.machines[stage.seat]) return next;
    next = { ...next, moves: [...next.moves, { type: 'chose', option: asUsual(stage) }] };
  }
}

/** The part of a sheet that keeps a fight. */
export function siegeSheet({ brief, moves, before }: FightState): SiegeSheet {
  return {
    brief: brief.document,
    before: moves.slice(0, before),
    since: moves.slice(before),
  };
}

/** The sheet of the next block: who sits where, and the fight so far. */
export function blockSheet(fight: FightState): TableSheet {
  const { holder } = groundOf(fight);
  const other: FightSeat = holder === 'attacker' ? 'defender' : 'attacker';
  const seat = (of: FightSeat) => ({ name: '', taken: fight.machines[of] ? USUAL_OPPONENT : PLAYER });
  return {
    seats: [seat(holder), seat(other)],
    clock: { limit: 'none' },
    match: { type: 'single' },
    siege: siegeSheet({ ...fight, before: fight.moves.length }),
  };
}
