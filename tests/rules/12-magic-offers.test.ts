/** Case 2.12.1: what is offered to cast is exactly what is allowed, in positions by chance. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { SPELLS } from '../../src/engine/spell.ts';
import { cast } from '../../src/engine/verbs/cast.ts';
import { engine, guard, hero, type Position } from '../kit/siege.ts';
import { black, king, magic, white } from './spells.ts';

const place = fc.constantFrom('0101', '0301', '0601', '0901', '1201', 'off');
const leader = fc.record({
  at: place,
  magic: fc.integer({ min: 0, max: 6 }),
  frozen: fc.constantFrom(0, 0, 0, 1),
  enchanted: fc.constantFrom(false, false, false, true),
});

const positions = fc
  .record({
    active: fc.constantFrom(DEFENDER, BESIEGER),
    white: leader,
    black: leader,
    king: place,
    grond: place,
    wraith: fc.boolean(),
    cast: fc.subarray([...SPELLS]),
    stalemate: fc.constantFrom(false, false, false, true),
    banner: fc.constantFrom(false, false, true),
  })
  .map((drawn): Position => {
    const { at: whiteAt, ...whiteIs } = drawn.white;
    const { at: blackAt, ...blackIs } = drawn.black;
    const position = magic(
      { active: drawn.active },
      {
        w: white({ at: whiteAt, state: whiteIs }),
        b: black({ at: blackAt, state: blackIs, gifts: drawn.wraith ? ['wraith'] : [] }),
        k: king({ at: drawn.king }),
        g: engine('grond', BESIEGER, { at: drawn.grond }),
        i: hero(DEFENDER, { at: '0201', rank: 'individual' }),
        u: guard('D3X', { at: '0201' }),
      },
    );
    const { cast: done, stalemate, banner } = drawn;
    return position.with({ magic: { ...position.state.magic, cast: done, stalemate, banner } });
  });

/** Every spell by and at anybody, with any number of points. */
function nameable({ battle }: Position): readonly ActionOf<'Cast'>[] {
  const ids = battle.pieces.map(({ id }) => id);
  return ids.flatMap((caster) =>
    SPELLS.flatMap((spell) =>
      [null, ...ids].flatMap((target) =>
        [0, 1, 2, 3, 4, 5, 6].map((points) => ({ type: 'Cast' as const, caster, spell, points, target })),
      ),
    ),
  );
}

test('2.12.1 every allowed spell is offered and every offered one allowed', () => {
  let offers = 0;
  fc.assert(
    fc.property(positions, (position) => {
      const { battle, state } = position;
      const offered = cast.options(battle, state).map((action) => JSON.stringify(action));
      const allowed = nameable(position).filter((action) => cast.whyNot(battle, state, action) === null);
      offers += offered.length;
      expect(new Set(offered).size).toBe(offered.length);
      expect([...offered].sort()).toEqual(allowed.map((action) => JSON.stringify(action)).sort());
      expect(cast.possible!(battle, state)).toBe(offered.length > 0);
    }),
    { seed: 17, numRuns: 150 },
  );
  expect(offers).toBeGreaterThan(150);
});
