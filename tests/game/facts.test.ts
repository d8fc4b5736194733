import { expect, test } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Battle, type Kind } from '../../src/engine/battle.ts';
import { inContact } from '../../src/engine/facts/hexsides.ts';
import { engineAt, unitAt } from '../../src/engine/facts/occupancy.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import type { GameState } from '../../src/engine/state.ts';
import { randomGame } from '../kit/random.ts';
import { shippedBattle } from '../kit/shipped.ts';

const battle = shippedBattle('the-great-gate');

/** The hexes where the remembered stacks differ from a look at every piece. */
function wrongStacks({ pieces }: Battle, state: GameState): readonly number[] {
  const leaving =
    state.owed[0]?.type === 'retreat' && state.owed[0].source === null ? state.owed[0].unit : -1;
  const at = (kinds: readonly Kind['class'][], hex: number): number | null =>
    pieces.find(
      ({ id, kind }) => kinds.includes(kind.class) && id !== leaving && state.pieces[id]!.at === hex,
    )?.id ?? null;
  const hexes = [...new Set(state.pieces.flatMap((piece) => (piece.at < 0 ? [] : [piece.at, piece.at + 1])))];
  return hexes.filter(
    (hex) =>
      unitAt(battle, state, hex as HexId) !== at(['unit'], hex) ||
      engineAt(battle, state, hex as HexId) !== at(['engine', 'cauldron'], hex),
  );
}

/** The hexes where the remembered zones differ from a look at every ordered unit and its six neighbours (2.7.3). */
function wrongZones(state: GameState): readonly number[] {
  return [DEFENDER, BESIEGER].flatMap((side) => {
    const known = zones(battle, state, side);
    const held = battle.pieces.filter(
      ({ id, side: whose, kind }) =>
        whose === side && kind.class === 'unit' && state.pieces[id]!.at >= 0 && !state.pieces[id]!.disrupted,
    );
    const near = held.flatMap(({ id }) => {
      const hex = state.pieces[id]!.at;
      return [...battle.board.beyond.subarray(hex * 6, hex * 6 + 6)].filter(
        (next) => next >= 0 && inContact(battle, state, hex as HexId, next as HexId),
      );
    });
    const wanted = new Set(near);
    return [...known.keys()].filter((hex) => (known[hex] === 1) !== wanted.has(hex));
  });
}

test.each([3, 14, 19])(
  'what is remembered of stacks and zones is what a fresh look finds, game %i',
  (seed) => {
    const moments = randomGame(battle, seed, 120);
    // Forward, and then in leaps back and forth as undo and search make them.
    const order = [...moments, ...moments.toReversed(), ...moments.filter((_, index) => index % 7 === 0)];
    for (const { state } of order) {
      expect(wrongStacks(battle, state)).toEqual([]);
      expect(wrongZones(state)).toEqual([]);
    }
  },
);
