/** Cases 2.11.11, 2.7.8, 2.7.9 and 2.5.1: cauldrons, real and dummy, as pieces. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type PieceId } from '../../src/engine/battle.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import type { Step } from '../../src/engine/state.ts';
import { scripted } from '../../src/engine/dice.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { bombard } from '../../src/engine/verbs/bombard.ts';
import { deploy } from '../../src/engine/verbs/deploy.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { removeDummy } from '../../src/engine/verbs/removeDummy.ts';
import { throwHead } from '../../src/engine/verbs/throwHead.ts';
import { anyOption } from '../../src/engine/verbs.ts';
import {
  cauldron,
  engine,
  guard,
  orc,
  siege,
  types,
  type Plan,
  type Position,
  type SoldierSpec,
} from '../kit/siege.ts';
import { STEPS } from '../../src/sequence/steps.ts';
import { apply } from '../../src/game/apply.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import { blow, ends, mustGoBack, shot } from './blows.ts';
import { goals, march, push, whyNotMarch } from './orders.ts';

/** One row on level 1: a cauldron and its pusher in 0301. */
function yard(plan: Partial<Plan> = {}, pusher: SoldierSpec = {}, oil = 3): Position {
  return siege({
    map: '. . . . . . .',
    levels: '1 1 1 1 1 1 .',
    active: DEFENDER,
    step: 'defender-movement.moving.choosing',
    ...plan,
    pieces: {
      k: cauldron(oil, { at: '0301' }),
      g: guard('D3X', { at: '0301', ...pusher }),
      ...plan.pieces,
    },
  });
}

describe('2.7.9 pushing cauldrons', () => {
  test.each([[3], [0]])('2.11.11 with %i oil in it, it moves with MA 2, its pusher with it', (oil) => {
    const position = yard({}, {}, oil);
    expect(goals(position, 'g', true)).toEqual(['0101', '0201', '0401', '0501']);
    const after = position.act(move, push(position, 'g', 'k', '0401', '0501'));
    expect([after.where('k'), after.where('g'), after.standing('k').moved]).toEqual(['0501', '0501', true]);
  });

  test('2.7.9 any ordered foot unit pushes it, whether it can push engines or not', () => {
    const position = yard({}, { traits: [] });
    expect(position.whyNot(move, push(position, 'g', 'k', '0401'))).toBeNull();
  });

  test('2.7.9 no horse and no disrupted unit pushes it', () => {
    const horse = yard({}, { gait: 'horse' });
    expect(horse.whyNot(move, push(horse, 'g', 'k', '0401'))).toBe('cannot-push');
    const shaken = yard({}, { state: { disrupted: true } });
    expect(shaken.whyNot(move, push(shaken, 'g', 'k', '0401'))).toBe('disrupted');
  });

  test('2.7.9 it moves once a turn and never by itself', () => {
    const moved = yard({ pieces: { k: cauldron(3, { at: '0301', state: { moved: true } }) } });
    expect(moved.whyNot(move, push(moved, 'g', 'k', '0401'))).toBe('moved-already');
    const alone = {
      type: 'Move',
      unit: moved.piece('k'),
      path: [moved.hex('0401')],
      pushes: null,
      carries: [],
    } as const;
    expect(yard().whyNot(move, alone)).toBe('not-a-unit');
  });

  test('2.7.9 not through tunnels, fields, groves or breached walls', () => {
    for (const letter of ['p', 't'])
      expect(goals(yard({ map: `. . . ${letter} . . .` }), 'g', true)).not.toContain('0401');
    const wall = yard({ levels: '1 1 1 . . . .', sides: ['0301/0401 wall up 0301 level 1'] }).with({
      works: [{ breached: true, holder: DEFENDER }],
    });
    expect(wall.whyNot(move, push(wall, 'g', 'k', '0401'))).toBe('terrain-forbidden');
    expect(whyNotMarch(wall, 'g', '0401')).toBeNull();
  });

  test('2.7.1 it stacks as an engine: one of them to a hex, and any one unit with it', () => {
    const taken = yard({
      pieces: { x: engine('catapult', DEFENDER, { at: '0401' }), h: guard('D3X', { at: '0601' }) },
    });
    expect(taken.whyNot(move, push(taken, 'g', 'k', '0401'))).toBe('ends-on-friend');
    const left = taken.act(move, march(taken, 'g', '0401'));
    expect(whyNotMarch(left, 'h', '0501', '0401', '0301')).toBeNull();
  });

  test('2.8.13 it stays behind when its unit goes back', () => {
    const position = yard({ pieces: { o: orc('E3Y', { at: '0201' }) } });
    expect(ends(mustGoBack(position, 'g', 1, '0201'))).toEqual(['0401']);
  });
});

describe('2.7.8 overrunning cauldrons', () => {
  const loose = (oil: number): Position =>
    siege({
      map: '. . . .',
      levels: '1 1 1 1',
      pieces: { o: orc('E3Y', { at: '0101' }), k: cauldron(oil, { at: '0201' }) },
    });

  test.each([[3], [0]])('2.7.8 with %i oil in it, it is destroyed and counts nothing', (oil) => {
    const after = loose(oil).act(move, march(loose(oil), 'o', '0201'));
    expect(types(after.events)).toEqual(['UnitMoved', 'CauldronRemoved']);
    expect(after.events[1]).toMatchObject({ why: 'overrun', cite: '2.7.8' });
    expect([after.where('k'), after.where('o'), after.state.tracks]).toEqual(['gone', '0201', [0, 0]]);
  });

  test('2.7.8 that ends the move, and no disrupted unit does it', () => {
    expect(whyNotMarch(loose(3), 'o', '0201', '0301')).toBe('overrun-ends-move');
    const shaken = siege({
      map: '. . . .',
      pieces: { o: orc('E3Y', { at: '0101', state: { disrupted: true } }), k: cauldron(3, { at: '0201' }) },
    });
    expect(whyNotMarch(shaken, 'o', '0201')).toBe('disrupted');
  });

  test('2.8.9 an advance destroys it too', () => {
    const position = siege({
      map: '. . . .',
      pieces: {
        o: orc('B3Z', { at: '0101' }),
        g: guard('D1Z', { at: '0201' }),
        k: cauldron(3, { at: '0201' }),
      },
    });
    const won = position.act(melee, blow(position, 'o', 'g'), 2, 3, 1);
    const after = won.act(advance, { type: 'Advance', unit: won.piece('o'), carries: [] });
    expect([after.where('k'), after.state.tracks]).toEqual(['gone', [5, 0]]);
  });

  test('2.8.10 no unit goes back into its hex', () => {
    const position = siege({
      map: 'g o . .',
      pieces: { g: guard('D3X'), o: orc('E3Y'), k: cauldron(3, { at: '0301' }) },
    });
    expect(ends(mustGoBack(position, 'o', 1, '0101'))).toEqual([]);
  });
});

describe('2.0.1 a cauldron is no engine and no unit', () => {
  const position = yard({
    pieces: { o: orc('E3Y', { at: '0401' }), x: engine('catapult', BESIEGER, { at: '0501' }) },
  });

  test('2.11.6 it is no target of catapults', () => {
    const aim = { type: 'Bombard', engine: position.piece('x'), target: position.piece('k') } as const;
    expect(position.with({ active: BESIEGER }).whyNot(bombard, aim)).toBe('not-an-engine');
  });

  test('2.8.2 it neither shoots nor is shot at, neither fights nor is fought', () => {
    expect(position.whyNot(fire, shot(position, 'k', 'o'))).toBe('not-a-unit');
    expect(position.with({ active: BESIEGER }).whyNot(fire, shot(position, 'x', 'k'))).toBe('not-a-unit');
    expect(position.whyNot(melee, blow(position, 'k', 'o'))).toBe('not-a-unit');
    expect(position.with({ active: BESIEGER }).whyNot(melee, blow(position, 'o', 'k'))).toBe('not-a-unit');
  });

  test('2.8.2 a siege tower and Grond do not shoot either', () => {
    for (const weapon of ['siege-tower', 'grond'] as const) {
      const other = yard({ active: BESIEGER, pieces: { x: engine(weapon, BESIEGER, { at: '0501' }) } });
      expect(other.whyNot(fire, shot(other, 'x', 'g'))).toBe('not-a-catapult');
    }
  });

  test('2.11.8 it throws no heads', () => {
    const order = { type: 'ThrowHead', engine: position.piece('k'), hex: position.hex('0101') } as const;
    expect(position.whyNot(throwHead, order)).toBe('not-an-engine');
  });
});

describe('2.5.1 setting cauldrons up', () => {
  const court = siege({
    map: '. . t . . .',
    levels: '1 1 1 1 . .',
    sides: ['0401/0501 wall up 0401 level 1', '0301/0401 tunnel'],
    step: 'setup.defender',
    active: DEFENDER,
    zones: { defender: ['0101', '0201', '0301', '0401', '0501', '0601'] },
    pieces: { k: cauldron(3, { at: '0201' }), x: engine('catapult', DEFENDER, { at: '0101' }) },
  });
  const order = (piece: string, hex: string): ActionOf<'Deploy'> => ({
    type: 'Deploy',
    piece: court.piece(piece),
    hex: court.hex(hex),
  });

  test('2.5.1 they stand in city hexes with a wall, tower or gate hexside', () => {
    expect(court.whyNot(deploy, order('k', '0401'))).toBeNull();
    expect(court.whyNot(deploy, order('k', '0601'))).toBe('no-work-there');
    expect(court.whyNot(deploy, order('k', '0501'))).toBe('no-work-there');
    expect(court.whyNot(deploy, order('x', '0601'))).toBeNull();
  });

  test('2.5.1 not in tunnels', () => {
    expect(court.whyNot(deploy, order('k', '0301'))).toBe('terrain-bars-piece');
  });

  test('2.7.1 a cauldron and an engine change places only where both may stand', () => {
    expect(court.whyNot(deploy, order('x', '0201'))).toBe('no-work-there');
  });
});

describe('2.11.11 removing dummies', () => {
  const take = (position: Position, piece = 'k'): ActionOf<'RemoveDummy'> => ({
    type: 'RemoveDummy',
    cauldron: position.piece(piece),
  });
  const dummy = yard({}, {}, 0);

  test('2.11.11 the owner takes a dummy away, and nothing is counted', () => {
    const after = dummy.act(removeDummy, take(dummy));
    expect([after.where('k'), after.state.tracks]).toEqual(['gone', [0, 0]]);
    expect(after.events).toEqual([
      { type: 'CauldronRemoved', cauldron: dummy.piece('k') as PieceId, why: 'dummy', cite: '2.11.11' },
    ]);
  });

  test('2.11.11 not a cauldron with oil in it, nor anything else', () => {
    expect(yard().whyNot(removeDummy, take(yard()))).toBe('not-a-dummy');
    expect(dummy.whyNot(removeDummy, take(dummy, 'g'))).toBe('not-a-cauldron');
  });

  test.each([
    ['defender-movement.moving.choosing', null],
    ['defender-movement.counter-battery.choosing', null],
    ['defender-combat.oil.choosing', null],
    ['initial-magic.defender', null],
    ['second-magic.defender', null],
    ['rally.defender', null],
    ['besieger-combat.oil.choosing', 'not-in-this-step'],
  ])('2.11.11 in his own phases only: %s', (step, why) => {
    const position = dummy.with({ step: step as Step });
    expect(position.whyNot(removeDummy, take(position))).toBe(why);
    expect(removeDummy.options(position.battle, position.state)).toHaveLength(why === null ? 1 : 0);
  });

  test.each(['oil', 'missile', 'duel', 'melee'])(
    '2.11.11 at any time in them: in the %s step of his own combat, not in that of the besieger',
    (step) => {
      expect(permittedIn(`defender-combat.${step}.choosing` as Step)).toContain('RemoveDummy');
      const position = dummy.with({ step: `besieger-combat.${step}.choosing` as Step });
      expect(position.whyNot(removeDummy, take(position))).toBe('not-in-this-step');
    },
  );

  test('2.11.11 in each of his own phases: wherever he chooses, and in no step of the besieger', () => {
    const allowed = [...STEPS.keys()].filter((step) => permittedIn(step).has('RemoveDummy'));
    const owns = ['initial-magic.defender', 'second-magic.defender', 'rally.defender'] as Step[];
    const chooses = [...STEPS.keys()].filter(
      (step) => step.startsWith('defender-') && step.endsWith('.choosing'),
    );
    expect(allowed.toSorted()).toEqual([...owns, ...chooses].toSorted());
    for (const step of [...owns, ...chooses]) {
      const position = dummy.with({ step });
      expect(apply(position.battle, position.state, take(position), scripted()).ok, step).toBe(true);
    }
  });

  test('2.11.11 the other side does not', () => {
    const position = dummy.with({ active: BESIEGER });
    expect(position.whyNot(removeDummy, take(position))).toBe('not-your-piece');
  });

  test('2.18.4 no step waits for it, for that would show who has dummies', () => {
    expect(anyOption(dummy.battle, dummy.state, 'RemoveDummy')).toBe(false);
  });
});
