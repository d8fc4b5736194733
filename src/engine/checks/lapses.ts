/** Cases 2.11.10, 2.12 and 2.18: what begins anew or runs out by itself as a phase begins or ends. */
import type { Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import type { GameState } from '../state.ts';

/** A magic phase begins: magic leaders may cast or move again (2.12.1). */
export function magicBegins(): readonly GameEvent[] {
  return [{ type: 'MagicBegan', cite: '2.12.1' }];
}

/** The Initial magic phase ends: leaders on the map who were frozen in an earlier turn thaw (2.12). */
export function leadersThaw({ pieces }: Battle, state: GameState): readonly GameEvent[] {
  return pieces.flatMap(({ id: leader }): readonly GameEvent[] => {
    const { at, frozen } = state.pieces[leader]!;
    const free = at >= 0 && frozen > 0 && frozen < state.turn;
    return free ? [{ type: 'LeaderThawed', leader, cite: '2.12' }] : [];
  });
}

/** A siege phase ends: it counts against the activation of Grond, struck or not (2.12.9). */
export function grondCounted(_battle: Battle, state: GameState): readonly GameEvent[] {
  return state.magic.grond > 0 ? [{ type: 'GrondCounted', cite: '2.12.9' }] : [];
}

/** The besieger's combat phase ends, and with it all Flames (2.11.10). */
export function flamesOut(_battle: Battle, state: GameState): readonly GameEvent[] {
  return state.flames.some(({ burning }) => burning) ? [{ type: 'FlamesOut', cite: '2.11.10' }] : [];
}
