/** Cases 2.8.14 and 2.10.5: at the end of the combat phases the city levels pass to who is alone on them. */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../battle.ts';
import { perBattle } from '../memory.ts';
import type { GameEvent } from '../event.ts';
import { isOrdered, onMap, sideOf, unitKind } from '../facts/pieces.ts';
import type { GameState } from '../state.ts';
import { levelChanged } from '../consequences/tallies.ts';

/** Which sides have a unit on a level, and which an ordered one; index = Side. */
interface Presence {
  readonly any: readonly [boolean, boolean];
  readonly ordered: readonly [boolean, boolean];
}

/**
 * The levels that change hands now, lowest first, with their tallies (2.10.5, 2.10.6). The besieger takes a level
 * with an ordered unit on it, no unit of the defender and every lower level his (option `gate`: its gate held or
 * breached as well); the defender takes one back with an ordered unit and no unit of the besieger.
 */
export function levelControl(battle: Battle, state: GameState): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const holders = [...state.levels];
  const levels = levelsOf(battle);
  for (const level of levels) {
    const holder = holders[level]!;
    const by: Side = holder === DEFENDER ? BESIEGER : DEFENDER;
    const { any, ordered } = presence(battle, state, level);
    if (!ordered[by] || any[holder]) continue;
    const lowerHeld = levels.every((lower) => lower >= level || holders[lower] === BESIEGER);
    if (by === BESIEGER && !(lowerHeld && gateOpen(battle, state, level))) continue;
    holders[level] = by;
    events.push({ type: 'LevelTaken', level, by, cite: '2.10.5' }, ...levelChanged(battle, by));
  }
  return events;
}

/** The city levels of the map, lowest first. */
const levelsOf = perBattle(({ board }): readonly number[] => {
  const levels = new Set(board.level);
  levels.delete(0);
  return [...levels].sort((a, b) => a - b);
});

function presence(battle: Battle, state: GameState, level: number): Presence {
  const any: [boolean, boolean] = [false, false];
  const ordered: [boolean, boolean] = [false, false];
  for (const { id } of battle.pieces) {
    if (!onMap(state, id) || unitKind(battle, id) === null) continue;
    if (battle.board.level[state.pieces[id]!.at] !== level) continue;
    const side = sideOf(battle, id);
    any[side] = true;
    if (isOrdered(battle, state, id)) ordered[side] = true;
  }
  return { any, ordered };
}

/** Whether the gate of a level lets its besieger claim it: always, unless the option asks for the gate (2.10.5). A level without a gate asks for none. */
function gateOpen(battle: Battle, state: GameState, level: number): boolean {
  if (battle.options.levelControl === 'empty') return true;
  return battle.board.works.every(({ kind, level: of }, work) => {
    if (of !== level || (kind !== 'gate' && kind !== 'main-gate')) return true;
    const { breached, holder } = state.works[work]!;
    return breached || holder === BESIEGER;
  });
}
