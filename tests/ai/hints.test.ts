/** Hints of an author to the machine: it obeys them, and where there are none it plays as it played before there were any. */
import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/ai/agent.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { NO_PLAN } from '../../src/ai/greedy/mind.ts';
import { planner } from '../../src/ai/planner.ts';
import { imagining } from '../../src/ai/search/trial.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, enemyOf, type MachineHint, type Side } from '../../src/engine/battle.ts';
import { hexOf } from '../../src/engine/facts/pieces.ts';
import { apply } from '../../src/game/apply.ts';
import { checkpointAfter } from '../../src/game/checkpoint.ts';
import { seeded } from '../../src/game/generator.ts';
import { checkpointText, FIRST_CHECKPOINT } from '../../src/kernel/hash.ts';
import { firstOf, playout } from '../../src/session/playout.ts';
import { guard, hero, orc, type Position } from '../kit/siege.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { withoutTempers } from '../kit/tempers.ts';
import { town } from '../lab/positions/town.ts';
import { afterMoving, field } from './field.ts';

/** A captain who thinks of each plan once. */
function hasty(): Agent {
  return planner({ acts: 1, turns: 1, efforts: ['all'], refines: false, foreseen: 0, setup: null });
}

/** The position with a hint of its author. */
function told({ battle, ...position }: Position, ...hints: readonly MachineHint[]): Position {
  return { ...position, battle: { ...battle, hints } };
}

/** An orc at a ford, and a tempting foe two hexes off. */
const atTheFord = () =>
  field({
    map: `. . . . . . . .
           . . . . . . . .
          . . . . . . . .
           . . . e . . o .
          . . . . . . . .
           . . . . . . . .
          . . . . . . . .`,
    pieces: { o: orc('B3Z'), e: guard('e1Z', { value: 8 }) },
  });

describe('hold', () => {
  const hold = (position: Position, ...hexes: readonly string[]): MachineHint => ({
    type: 'hold',
    side: BESIEGER,
    force: null,
    objective: { hexes: hexes.map(position.hex), level: null },
  });

  test('whoever stands where the author wants somebody stays there; without the hint he goes for the foe', () => {
    const position = atTheFord();
    expect(afterMoving(position)('o')).not.toBe('0704');
    expect(afterMoving(told(position, hold(position, '0704')))('o')).toBe('0704');
  });

  test('nobody there: the nearest goes, and one is enough where no foe is near', () => {
    const position = field({
      map: `. . . . . . . .
             . . . . . . . .
            . e . . . . . .
             . . . . o . . .
            . . . . . p . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { o: orc('B3Z'), p: orc('B3Z'), e: guard('e1Z', { value: 8 }) },
    });
    const there = afterMoving(told(position, hold(position, '0806', '0807')));
    const without = afterMoving(position);
    expect(['0806', '0807']).toContain(there('p'));
    expect(there('o')).toBe(without('o'));
    expect(without('p')).not.toBe(there('p'));
  });

  test('a hint is for the side, or the force, to which it is given', () => {
    const position = atTheFord();
    const others: readonly MachineHint[] = [
      { ...hold(position, '0704'), side: DEFENDER },
      { ...hold(position, '0704'), force: 0 as never },
    ];
    for (const hint of others) {
      expect(afterMoving(told(position, hint))('o')).toBe(afterMoving(position)('o'));
    }
  });

  test('greedy and recruit have none of the craft of a commander, and do not heed it', () => {
    const position = atTheFord();
    for (const name of ['greedy', 'recruit']) {
      const deaf = afterMoving(told(position, hold(position, '0704')), makeAgent(name));
      expect(deaf('o')).toBe(afterMoving(position, makeAgent(name))('o'));
    }
  });

  test('whoever makes plans obeys as a soldier does', () => {
    const position = atTheFord();
    expect(afterMoving(told(position, hold(position, '0704')), hasty())('o')).toBe('0704');
  });
});

describe('take', () => {
  const take = (position: Position, by: number): MachineHint => ({
    type: 'take',
    side: BESIEGER,
    force: null,
    objective: { hexes: [position.hex('0807')], level: null },
    by,
  });

  test('a place that must be taken in time draws the nearest, past a foe whom they would else strike', () => {
    const position = atTheFord();
    expect(afterMoving(told(position, take(position, 4)))('o')).toBe('0807');
    expect(afterMoving(position)('o')).not.toBe('0807');
  });

  test('when its turn is over it draws nobody', () => {
    const position = atTheFord();
    expect(afterMoving(told(position, take(position, 2)))('o')).toBe(afterMoving(position)('o'));
  });

  test('2.10.5 a level that is taken needs nobody more', () => {
    const plan = town({
      turn: 3,
      last: 9,
      map: `. . . . . . . .
             . . . . . . . .
            . . o . . . . .
             . . . . . . e .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: { o: orc('B3Z'), e: guard('e1Z', { value: 8 }) },
    });
    const levels = plan.state.levels.map((holder, level) => (level === 1 ? BESIEGER : holder));
    const position = plan.with({ levels });
    const level: MachineHint = {
      type: 'take',
      side: BESIEGER,
      force: null,
      objective: { hexes: ['0206', '0207'].map(position.hex), level: 1 },
      by: 3,
    };
    expect(afterMoving(told(plan, level))('o')).not.toBe(afterMoving(plan)('o'));
    expect(afterMoving(told(position, level))('o')).toBe(afterMoving(position)('o'));
  });
});

describe('reserve', () => {
  const reserve = (
    position: Position,
    more: Partial<Extract<MachineHint, { type: 'reserve' }>> = {},
  ): MachineHint => ({
    type: 'reserve',
    side: BESIEGER,
    force: null,
    pieces: new Set([position.piece('o')]),
    hexes: [position.hex('0704')],
    until: null,
    reach: null,
    ...more,
  });

  test('whoever is kept back stays back, and goes when his turn has come', () => {
    const position = atTheFord();
    const free = afterMoving(position)('o');
    expect(free).not.toBe('0704');
    expect(afterMoving(told(position, reserve(position)))('o')).toBe('0704');
    expect(afterMoving(told(position, reserve(position, { until: 4 })))('o')).toBe('0704');
    expect(afterMoving(told(position, reserve(position, { until: 3 })))('o')).toBe(free);
  });

  test('he is free as long as an enemy is within reach of his place or of him', () => {
    const position = atTheFord();
    const free = afterMoving(position)('o');
    expect(afterMoving(told(position, reserve(position, { reach: 2 })))('o')).toBe('0704');
    expect(afterMoving(told(position, reserve(position, { reach: 3 })))('o')).toBe(free);
    expect(
      afterMoving(told(position, reserve(position, { reach: 3, hexes: [position.hex('0801')] })))('o'),
    ).toBe(free);
  });

  test('whoever is elsewhere goes to his place', () => {
    const position = atTheFord();
    const back = afterMoving(told(position, reserve(position, { hexes: [position.hex('0801')] })));
    expect(back('o')).toBe('0801');
  });

  test('2.20.2 a captain who is kept back does not ride along with a unit that is not', () => {
    const plan = field({
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . e . . o .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        o: orc('B3Z'),
        k: hero(BESIEGER, { at: '0704' }),
        e: guard('e1Z', { value: 8 }),
      },
    });
    expect(afterMoving(plan)('k')).not.toBe('0704');
    const kept = afterMoving(told(plan, reserve(plan, { pieces: new Set([plan.piece('k')]) })));
    expect(kept('k')).toBe('0704');
    expect(kept('o')).not.toBe('0704');
  });
});

describe('no rule reads a hint', () => {
  test('a game of agents who are told something goes the same way, action for action, where nobody is told anything', () => {
    const battle = shippedBattle('the-great-gate');
    const hexes = [...battle.setup[0]!.hexes];
    const hints: readonly MachineHint[] = [DEFENDER, BESIEGER].flatMap((side) => [
      { type: 'hold', side, force: null, objective: { hexes, level: null } },
      {
        type: 'reserve',
        side,
        force: null,
        pieces: new Set(battle.pieces.flatMap(({ id }) => (id % 5 === 0 ? [id] : []))),
        hexes: hexes.slice(0, 3),
        until: 4,
        reach: 3,
      },
    ]);
    const actions: Action[] = [];
    const seats = [makeAgent('soldier'), makeAgent('soldier')] as const;
    const { state: end, refusals } = playout({ ...battle, hints }, seats, 21, 0, (_, __, ___, action) =>
      actions.push(action),
    );
    expect(refusals).toBe(0);
    const first = firstOf(battle, 21, 0);
    const dice = seeded(first.generator);
    let { state } = first;
    for (const action of actions) {
      const applied = apply(battle, state, action, dice);
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      state = applied.state;
    }
    expect(checkpointAfter(FIRST_CHECKPOINT, state)).toEqual(checkpointAfter(FIRST_CHECKPOINT, end));
  });
});

describe('in imagined battles', () => {
  const battle = shippedBattle('the-great-gate');
  const { state: seen } = firstOf(battle, 21, 0);
  /** A side is to be where its enemy stands. */
  const sentOut = (side: Side): MachineHint => {
    const foes = battle.pieces.filter((one) => one.side === enemyOf(side) && one.kind.class === 'unit');
    const hexes = foes.flatMap(({ id }) => hexOf(seen, id) ?? []);
    return { type: 'hold', side, force: null, objective: { hexes, level: null } };
  };
  const promised = (viewer: Side, plans: Side, hints: readonly MachineHint[]): readonly number[] => {
    const imagine = imagining({ ...battle, hints }, seen, plans, 2, 5, { viewer });
    return [0, 1].map((luck) => imagine(seen, NO_PLAN, luck).value);
  };

  test.each([
    [DEFENDER, DEFENDER],
    [DEFENDER, BESIEGER],
    [BESIEGER, DEFENDER],
    [BESIEGER, BESIEGER],
  ])(
    '%i sees, %i has a plan: whoever sees obeys his own hints, and knows none of the other’s',
    (viewer, plans) => {
      const untold = promised(viewer, plans, []);
      expect(promised(viewer, plans, [sentOut(enemyOf(viewer))])).toEqual(untold);
      expect(promised(viewer, plans, [sentOut(viewer)])).not.toEqual(untold);
    },
  );
});

/** Games in which nobody is told anything and no kind has a temper: both agents, the seed, and the hash over every state when they were last looked at. */
const BEFORE = [
  ['first-steps', 'soldier', 'soldier', 1, 'a2356d8287141f15'],
  ['first-steps', 'planner', 'planner', 2, '4985a8705e362189'],
  ['first-steps', 'recruit', 'greedy', 3, '16b42949db178615'],
  ['the-great-gate', 'soldier', 'soldier', 4, '46af2099dc574f2c'],
  ['the-great-gate', 'greedy', 'recruit', 5, 'c0ff8475ed401033'],
  ['the-ride-of-the-rohirrim', 'soldier', 'soldier', 6, '64ae1b50300a34bd'],
  ['slopes-of-dagorlad', 'soldier', 'recruit', 7, '3e71e6e3a10b56c4'],
  ['black-sails', 'greedy', 'soldier', 8, 'e8428e9d31339651'],
  ['the-last-rampart', 'soldier', 'soldier', 9, 'bdd18e2b6e648dcc'],
  ['the-siege-of-minas-tirith', 'soldier', 'soldier', 10, '768f013d640af3ae'],
] as const;

describe('without hints and tempers', () => {
  const agentOf = (name: (typeof BEFORE)[number][1 | 2]): Agent =>
    name === 'planner' ? hasty() : makeAgent(name);

  test.each(BEFORE)(
    '%s: %s against %s, dice %i, goes as it went before',
    (id, defender, besieger, seed, hash) => {
      let checkpoint = FIRST_CHECKPOINT;
      playout(
        withoutTempers(shippedBattle(id)),
        [agentOf(defender), agentOf(besieger)],
        seed,
        0,
        (_, __, after) => {
          checkpoint = checkpointAfter(checkpoint, after);
        },
      );
      expect(checkpointText(checkpoint)).toBe(hash);
    },
  );
});
