/** Case 2.5: placing pieces before the first turn. */
import type { ActionOf } from '../action.ts';
import type { GameEvent } from '../event.ts';
import { hexOf, sideOf } from '../facts/pieces.ts';
import { sameClassAt, whyNotPlace, zoneHexesOf } from '../facts/setup.ts';
import { refuse } from '../refusal.ts';
import { OFF_MAP } from '../state.ts';
import type { Verb } from '../verb.ts';

type Deploy = ActionOf<'Deploy'>;

/** Any piece of one's own set-up zones, on any of their hexes, as often as one likes; two units, or two engines, change places, and personages stack freely. */
export const deploy: Verb<Deploy> = {
  options(battle, state) {
    const found: Deploy[] = [];
    for (const { id: piece, side } of battle.pieces) {
      if (side !== state.active) continue;
      for (const hex of zoneHexesOf(battle, piece)) {
        const action: Deploy = { type: 'Deploy', piece, hex };
        if (deploy.whyNot(battle, state, action) === null) found.push(action);
      }
    }
    return found;
  },
  possible: (battle, state) =>
    battle.pieces.some(
      ({ id: piece, side }) =>
        side === state.active &&
        [...zoneHexesOf(battle, piece)].some(
          (hex) => deploy.whyNot(battle, state, { type: 'Deploy', piece, hex }) === null,
        ),
    ),
  whyNot(battle, state, { piece, hex }) {
    const { at } = state.pieces[piece] ?? { at: null };
    if (at === null || at < OFF_MAP) return refuse('not-on-the-map', '2.5');
    if (sideOf(battle, piece) !== state.active) return refuse('not-your-piece', '2.5');
    const barred = whyNotPlace(battle, state, piece, hex);
    if (barred !== null) return barred;
    if (at === hex) return refuse('stacking', '2.7.1');
    const other = sameClassAt(battle, state, piece, hex);
    if (other === null) return null;
    const from = hexOf(state, piece);
    return from === null ? refuse('stacking', '2.7.1') : whyNotPlace(battle, state, other, from);
  },
  resolve(battle, state, { piece, hex }) {
    const events: GameEvent[] = [{ type: 'PieceDeployed', piece, hex, cite: '2.5' }];
    const other = sameClassAt(battle, state, piece, hex);
    const from = hexOf(state, piece);
    if (other === null || from === null) return events;
    return [...events, { type: 'PieceDeployed', piece: other, hex: from, cite: '2.5' }];
  },
};
