/** How a counter of two looks as its steps go: its own face, half of it, then that of the second counter. */
import { expect, test } from 'vitest';
import type { Battle, PieceId } from '../../src/engine/battle.ts';
import { initialState } from '../../src/engine/initial.ts';
import { faceOf } from '../../src/stage/counters/faces.ts';
import { bareSight, pieceLook, sightOf } from '../../src/stage/pieceLook.ts';
import { shippedBattle } from '../kit/shipped.ts';

const shipped = shippedBattle('the-great-gate');
const troll = shipped.pieces.find(({ kind }) => kind.id === 'trolls')!.id;
const battle: Battle = {
  ...shipped,
  pieces: shipped.pieces.map((piece) => {
    if (piece.id !== troll || piece.kind.class !== 'unit') return piece;
    const [full, half] = piece.kind.faces;
    return { ...piece, kind: { ...piece.kind, id: 'sauron-elite', faces: [full!, half!, full!, half!] } };
  }),
};
const fresh = initialState(battle, battle.placements);

/** The icon and the half-strength tab of the trolls after so many steps. */
function looksAfter(lost: number, id: PieceId = troll) {
  const pieces = fresh.pieces.with(id, { ...fresh.pieces[id]!, lost });
  const sight = sightOf(bareSight(battle), { ...fresh, pieces }, { ready: new Set(), fanatic: new Map() });
  const { type, look } = pieceLook(sight, id);
  return type === 'unit' ? [look.icon, look.band.pattern, look.reduced] : null;
}

test('2.4.7 an elite is himself for two steps, full and half, and a regular of his nation for two more', () => {
  const [elite, regular] = [faceOf('sauron-elite'), faceOf('sauron-regular')];
  expect([0, 1, 2, 3].map((lost) => looksAfter(lost))).toEqual([
    [elite.icon, elite.band.pattern, false],
    [elite.icon, elite.band.pattern, true],
    [regular.icon, regular.band.pattern, false],
    [regular.icon, regular.band.pattern, true],
  ]);
});
