/** Case 2.5: the state before the first piece is placed by hand. */
import { DEFENDER, type Battle } from './battle.ts';
import { FRESH_MARKS } from './reduce.ts';
import type { GameState, Place, Step } from './state.ts';

/** The first state of a battle, the defender setting up first (2.5.1). `placements` = where each piece stands, index = PieceId. */
export function initialState(battle: Battle, placements: readonly Place[]): GameState {
  const highest = battle.board.level.reduce((top, level) => Math.max(top, level), 0);
  return {
    step: 'setup.defender' as Step,
    turn: battle.turns.first,
    active: DEFENDER,
    rolls: 0,
    pieces: placements.map((at) => ({ at, reduced: false, disrupted: false, ...FRESH_MARKS })),
    works: battle.board.works.map(() => ({ breached: false, holder: DEFENDER })),
    ladders: [],
    ladderSupply: battle.ladders,
    owed: [],
    tracks: battle.forces.map(() => 0),
    demoralized: battle.forces.map(() => false),
    brokenBefore: battle.forces.map(() => false),
    mainGateCounted: false,
    levels: Array.from({ length: highest + 1 }, () => DEFENDER),
    verdict: null,
  };
}
