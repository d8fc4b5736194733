/** Case 2.5: the state before the first piece is placed by hand. */
import type { Work, WorkId } from '../board/board.ts';
import { BESIEGER, DEFENDER, type Battle, type PieceId, type Side } from './battle.ts';
import { pieceWith, stateWith } from './copies.ts';
import { FRESH_MARKS } from './reduceCourse.ts';
import { NO_MAGIC } from './reduceMagic.ts';
import type { GameState, Place, Step, Story } from './state.ts';
import { hasEvents } from './triggers/rules.ts';

/**
 * The first state of a battle, the defender setting up first (2.5.1). The gates of levels that are lost already are the
 * besieger's (2.3.1); ladders that stand were raised before the first turn, so that they serve at once (2.11.2). `placements` = where each piece stands, index = PieceId.
 */
export function initialState(battle: Battle, placements: readonly Place[]): GameState {
  const { board, opening } = battle;
  const highest = board.level.reduce((top, level) => Math.max(top, level), 0);
  const breached = new Set(opening?.breached);
  const lost = new Set(opening?.lost);
  const taken = new Set(opening?.taken);
  const levels = Array.from({ length: highest + 1 }, (_, level): Side =>
    lost.has(level) ? BESIEGER : DEFENDER,
  );
  const first: GameState = {
    step: 'setup.defender' as Step,
    turn: battle.turns.first,
    active: DEFENDER,
    rolls: 0,
    pieces: placements.map((at, id) => ({
      at,
      lost: battle.worn[id]!,
      disrupted: battle.shaken.has(id as PieceId),
      ...FRESH_MARKS,
      oil: battle.oil[id]!,
      revealed: false,
      magic: magicOf(battle, id),
      frozen: 0,
    })),
    works: board.works.map(({ kind, level }, work) => ({
      breached: breached.has(work as WorkId),
      holder: isGate(kind) && (lost.has(level) || taken.has(work as WorkId)) ? BESIEGER : DEFENDER,
    })),
    ladders: (opening?.ladders ?? []).map((ladder) => ({ ...ladder, turn: battle.turns.first - 1 })),
    ladderSupply: battle.supplies.ladders,
    docks: [],
    flames: [],
    heads: [],
    headSupply: battle.supplies.heads,
    trenches: [],
    trenchSupply: battle.supplies.trenches,
    closed: [],
    magic: NO_MAGIC,
    arrived: battle.groups.map(() => false),
    owed: [],
    tracks: battle.forces.map((_, force) => opening?.tracks[force] ?? 0),
    demoralized: battle.forces.map(() => false),
    brokenBefore: battle.forces.map(() => false),
    mainGateCounted: board.works.some(
      ({ kind, level }, work) =>
        kind === 'main-gate' &&
        (breached.has(work as WorkId) || lost.has(level) || taken.has(work as WorkId)),
    ),
    levels,
    lostBefore: levels.map((holder) => holder === BESIEGER),
    brokenTurns: battle.forces.map(() => 0),
    triesLeft: battle.tries,
    verdict: null,
    story: hasEvents(battle) ? storyOf(battle) : null,
  };
  // Copied once, so that the first state is built like all that follow: objects of one build are read faster.
  return stateWith(first, { pieces: first.pieces.map((piece) => pieceWith(piece, {})) });
}

function storyOf({ triggers, turns, variables = [] }: Battle): Story {
  return {
    variables: variables.map(({ first }) => first),
    fired: triggers.map(() => 0),
    off: [],
    waiting: [],
    last: turns.last,
    night: [...turns.night].sort((a, b) => a - b),
  };
}

function isGate(kind: Work['kind']): boolean {
  return kind === 'gate' || kind === 'main-gate';
}

function magicOf({ pieces }: Battle, id: number): number {
  const { kind } = pieces[id]!;
  return kind.class === 'personage' ? kind.magic : 0;
}
