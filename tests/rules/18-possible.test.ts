/** Case 2.0.7: whether a step waits for an act is the same question as whether one is offered. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { HexId } from '../../src/board/hex.ts';
import type { ActionType } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { Step } from '../../src/engine/state.ts';
import { verbOf } from '../../src/engine/verbs.ts';
import { deploy } from '../../src/engine/verbs/deploy.ts';
import { guard, orc, siege, type Position } from '../kit/siege.ts';
import { randomCourt } from './randomCourt.ts';
import { randomSiege } from './randomSiege.ts';
import { randomSkirmish } from './randomSkirmish.ts';

const DONE = { moved: true, fired: true, fought: true } as const;

/** A position by chance in which all have done their part, but for a few. */
const late = fc
  .tuple(fc.oneof(randomSiege, randomCourt, randomSkirmish), fc.array(fc.nat(11), { maxLength: 2 }))
  .map(([position, free]) =>
    position.with({
      pieces: position.state.pieces.map((piece, id) => (free.includes(id) ? piece : { ...piece, ...DONE })),
    }),
  );

/** How often an act was possible, and how often not, in positions by chance; the two questions must agree in all. */
function answers(type: ActionType, step: string): Readonly<{ yes: number; no: number }> {
  const count = { yes: 0, no: 0 };
  const verb = verbOf(type);
  fc.assert(
    fc.property(late, ({ battle, state: drawn }) => {
      for (const active of [DEFENDER, BESIEGER]) {
        const state = { ...drawn, active, step: step as Step };
        const offered = verb.options(battle, state).length > 0;
        expect(verb.possible!(battle, state)).toBe(offered);
        count[offered ? 'yes' : 'no'] += 1;
      }
    }),
    { numRuns: 150, seed: 207 },
  );
  return count;
}

describe('2.0.7 a step waits for what can be done, and only for that', () => {
  test.each([
    ['Move', 'besieger-movement.choosing'],
    ['MoveAlone', 'besieger-movement.choosing'],
    ['Fire', 'besieger-combat.missiles.choosing'],
    ['Melee', 'besieger-combat.melee.choosing'],
  ] as const)('2.0.7 %s', (type, step) => {
    const { yes, no } = answers(type, step);
    expect(yes).toBeGreaterThan(10);
    expect(no).toBeGreaterThan(10);
  });

  test('2.0.7 Deploy: where a piece of the side has another place to go to', () => {
    const camp = (places: readonly string[]): Position =>
      siege({
        map: 'g . o .',
        step: 'setup.defender',
        active: DEFENDER,
        zones: { defender: places, besieger: ['0301', '0401'] },
        pieces: { g: guard('D3X'), o: orc('E3Y') },
      });
    const waits = (position: Position): boolean => {
      const found = deploy.possible!(position.battle, position.state);
      expect(found).toBe(deploy.options(position.battle, position.state).length > 0);
      return found;
    };
    expect(waits(camp(['0101', '0201']))).toBe(true);
    expect(waits(camp(['0101']))).toBe(false);
    expect(waits(camp([]))).toBe(false);
    expect(waits(camp([]).with({ active: BESIEGER }))).toBe(true);
  });
});

describe('2.18 who acts', () => {
  const at = siege({
    map: '. g o .',
    levels: '1 1 . .',
    turn: 3,
    options: { fireTrenches: true },
    pieces: {
      g: guard('D3X'),
      o: orc('E3Y', { traits: ['digs', 'ladders'] }),
      w: guard('D3X', { at: 'off' }),
    },
  });
  const hexside = at.side('0201', '0301');
  const [hex, target] = [at.hex('0401') as HexId, at.piece('o')];

  /** Every act of one piece, with whatever else it needs. */
  const acts = (id: ReturnType<Position['piece']>) => [
    { type: 'RaiseLadder', unit: id, hexside } as const,
    { type: 'ThrowDown', unit: id, hexside } as const,
    { type: 'Breach', engine: id, hexside } as const,
    { type: 'Bombard', engine: id, target } as const,
    { type: 'Dock', tower: id, hexside } as const,
    { type: 'ThrowHead', engine: id, hex } as const,
    { type: 'DigTrench', unit: id, hex } as const,
    { type: 'Pour', cauldron: id, hexside } as const,
    { type: 'RemoveDummy', cauldron: id } as const,
    { type: 'Fire', shooter: id, target } as const,
    { type: 'Melee', attacker: id, defender: target } as const,
    { type: 'RallySelf', unit: id } as const,
  ];
  const refusals = (id: ReturnType<Position['piece']>): readonly (readonly [string, string | undefined])[] =>
    acts(id).map((act) => [act.type, verbOf(act.type).whyNot(at.battle, at.state, act)?.code] as const);

  test.each(refusals(at.piece('w')))('2.6.4 nobody off the map: %s', (_type, code) => {
    expect(code).toBe('not-on-the-map');
  });

  test.each(refusals(at.piece('g')))('2.18 nobody of the other side: %s', (_type, code) => {
    expect(code).toBe('not-your-piece');
  });

  test.each(refusals(99 as never))('2.6.4 nobody who is not there at all: %s', (_type, code) => {
    expect(code).toBe('not-on-the-map');
  });
});
