/** Case 2.11.9: pouring oil. */
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { Step } from '../../src/engine/state.ts';
import { pour } from '../../src/engine/verbs/pour.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { turnBegins } from '../../src/engine/checks/turn.ts';
import { terrainOf } from '../../src/engine/facts/hexsides.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { apply } from '../../src/game/apply.ts';
import { scripted } from '../../src/engine/dice.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import {
  cauldron,
  engine,
  guard,
  hero,
  orc,
  siege,
  types,
  type Plan,
  type Position,
  type Soldier,
} from '../kit/siege.ts';
import { owed } from './blows.ts';
import { push } from './orders.ts';
import { allBreached, AT, burning, docked } from './towers.ts';

/** A total of 12, which spares armour 1 even from oil. */
const MISS = [6, 6] as const;

/** One row: the cauldron `k` and its crew `G` in 0201 on level 2, an orc below the wall in 0301. */
function rim(plan: Partial<Plan> = {}, below: Soldier = orc('E1Z', { at: '0301' }), oil = 3): Position {
  return siege({
    map: '. . . . . .',
    levels: '2 2 1 1 . .',
    sides: ['0201/0301 wall up 0201 level 2'],
    step: 'besieger-combat.oil.choosing',
    active: DEFENDER,
    ...plan,
    pieces: {
      k: cauldron(oil, { at: '0201' }),
      G: guard('D3X', { at: '0201' }),
      o: below,
      ...plan.pieces,
    },
  });
}

function oil(position: Position, [a, b]: readonly [string, string] = AT, from = 'k'): ActionOf<'Pour'> {
  return { type: 'Pour', cauldron: position.piece(from), hexside: position.side(a, b) };
}

/** Which totals of two dice hurt; the die on 7.42 shows 6. */
function hurting(position: Position): readonly number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => {
    const high = Math.min(6, sum - 1);
    const after = position.act(pour, oil(position), high, sum - high, 6);
    return !types(after.events).includes('AttackFailed');
  });
}

describe('2.11.9 pouring', () => {
  test('2.11.9 one of its three measures goes on the unit in the outer hex', () => {
    const position = rim();
    const after = position.act(pour, oil(position), ...MISS);
    expect(types(after.events)).toEqual(['OilPoured', 'FlamesLit', 'DiceRolled', 'AttackFailed']);
    expect(after.standing('k').oil).toBe(2);
    expect(after.events[0]).toMatchObject({ target: position.piece('o') });
  });

  test.each([['wall'], ['tower'], ['gate'], ['main-gate']])('2.11.9 over a %s, breached or not', (kind) => {
    const position = rim({ sides: [`0201/0301 ${kind} up 0201 level 2`] });
    expect(position.whyNot(pour, oil(position))).toBeNull();
    expect(allBreached(position).whyNot(pour, oil(position))).toBeNull();
  });

  test('2.11.9 once a game-turn', () => {
    const position = rim();
    const after = position.act(pour, oil(position), ...MISS);
    expect(after.whyNot(pour, oil(after))).toBe('poured-already');
    const next = after.with(reduceAll(after.battle, after.state, turnBegins(after.battle, after.state)));
    expect(next.whyNot(pour, oil(next))).toBeNull();
  });

  test('2.8.1 in the first step of either side’s missile segment, and the defender decides', () => {
    const steps = [
      'besieger-combat.oil.choosing',
      'defender-combat.oil.choosing',
      'besieger-combat.missile.choosing',
      'defender-movement.moving.choosing',
    ] as Step[];
    expect(steps.map((step) => permittedIn(step).has('Pour'))).toEqual([true, true, false, false]);
    expect(rim({ active: BESIEGER }).whyNot(pour, oil(rim()))).toBe('not-your-piece');
  });

  test('2.11.9 not without an ordered unit in its hex', () => {
    const alone = rim({ pieces: { G: guard('D3X', { at: '0101' }) } });
    expect(alone.whyNot(pour, oil(alone))).toBe('oil-unattended');
    const shaken = rim({ pieces: { G: guard('D3X', { at: '0201', state: { disrupted: true } }) } });
    expect(shaken.whyNot(pour, oil(shaken))).toBe('oil-unattended');
  });

  test('2.11.9 not with nobody below', () => {
    const position = rim({}, orc('E1Z', { at: '0401' }));
    expect(position.whyNot(pour, oil(position))).toBe('nobody-below');
  });

  test('2.20.1 not on a personage alone, nor on a tower that has not docked, nor on a friend', () => {
    const others = {
      'a personage': hero(BESIEGER, { at: '0301' }),
      'a tower': engine('siege-tower', BESIEGER, { at: '0301' }),
      'a friend': guard('D3X', { at: '0301' }),
    };
    for (const [what, z] of Object.entries(others)) {
      const position = rim({ pieces: { z } }, orc('E1Z', { at: '0601' }));
      expect(position.whyNot(pour, oil(position)), what).toBe('nobody-below');
    }
  });

  test('2.11.9 only outward, from the hex behind the hexside', () => {
    const position = rim(
      { pieces: { k: cauldron(3, { at: '0301' }), G: guard('D3X', { at: '0301' }) } },
      orc('E1Z', { at: '0201' }),
    );
    expect(position.whyNot(pour, oil(position))).toBe('not-from-inside');
  });

  test('2.11.9 only over a wall, tower or gate hexside', () => {
    const position = rim({ sides: [] });
    expect(position.whyNot(pour, oil(position))).toBe('no-work-there');
  });

  test('2.3 not into a tunnel', () => {
    const position = rim({ map: '. . t . . .' });
    expect(position.whyNot(pour, oil(position))).toBe('in-a-tunnel');
  });

  test('2.11.9 only a cauldron pours', () => {
    expect(rim().whyNot(pour, oil(rim(), AT, 'G'))).toBe('not-a-cauldron');
  });

  test('2.11.9 with its last measure the cauldron is removed, and nothing is counted', () => {
    const position = rim({}, undefined, 1);
    const after = position.act(pour, oil(position), ...MISS);
    expect([after.where('k'), after.state.tracks]).toEqual(['gone', [0, 0]]);
    expect(after.events).toContainEqual(expect.objectContaining({ type: 'CauldronRemoved', why: 'empty' }));
  });

  test('2.7.9 pouring does not keep it from being moved later in the turn, nor the other way round', () => {
    const poured = rim()
      .act(pour, oil(rim()), ...MISS)
      .with({ step: 'defender-movement.moving.choosing' as Step });
    expect(poured.whyNot(move, push(poured, 'G', 'k', '0101'))).toBeNull();
    const moved = rim({ pieces: { k: cauldron(3, { at: '0201', state: { moved: true, spent: 2 } }) } });
    expect(moved.whyNot(pour, oil(moved))).toBeNull();
  });
});

describe('2.11.9 what oil does', () => {
  test.each([
    ['E1Z', 2, 10],
    ['E2Y', 3, 9],
    ['E3Y', 2, 8],
    ['D4X', 4, 7],
  ])('2.19.1 it strikes %s at strength A', (code, from, to) => {
    const totals = hurting(rim({}, orc(code, { at: '0301' })));
    expect([totals[0], totals.at(-1), totals.length]).toEqual([from, to, to - from + 1]);
  });

  test('2.11.9 a grove does not protect', () => {
    const grove = rim({ map: '. . g . . .' });
    expect(terrainOf(grove.battle, grove.hex('0301'))).toBe('grove');
    expect(hurting(grove)).toEqual(hurting(rim()));
  });

  test('2.19.1 Fear does not weaken it', () => {
    const position = rim();
    const fear = position.with({ magic: { ...position.state.magic, fear: true } });
    expect(hurting(fear)).toEqual(hurting(position));
  });

  test('2.11.9 on a casualty 7.42 is read at the defence morale', () => {
    const position = rim({}, orc('D1W', { at: '0301' }));
    expect(position.act(pour, oil(position), 3, 4, 3).standing('o').lost).toBe(0);
    const broken = position.with({ demoralized: [false, true] });
    expect(broken.act(pour, oil(broken), 3, 4, 3).standing('o').lost).toBe(1);
  });

  test('2.8.10 the unit goes back from the hex across the hexside', () => {
    const position = rim({ map: '. . . . . .\n. . . . . .', levels: '2 2 1 1 . .\n2 1 1 1 . .' });
    const after = position.act(pour, oil(position), 3, 4, 6);
    expect(owed(after)).toEqual(['retreat o 1']);
    expect(after.state.owed[0]).toMatchObject({ source: position.hex('0201') });
  });

  test('2.8.15 an eliminated unit scores its value', () => {
    const position = rim();
    const after = position.act(pour, oil(position), 3, 4, 1);
    expect([after.where('o'), after.state.tracks]).toEqual(['gone', [0, 5]]);
  });

  test('2.8.9 no advance follows', () => {
    expect(owed(rim().act(pour, oil(rim()), 3, 4, 1))).toEqual([]);
  });

  test('2.11.9 any ladder on that hexside is burnt, hit or miss', () => {
    const position = rim({ raised: [{ inner: '0201', outer: '0301' }] });
    const after = position.act(pour, oil(position), ...MISS);
    expect(after.state.ladders).toEqual([]);
    expect(after.events).toContainEqual(expect.objectContaining({ type: 'LadderRemoved', why: 'burnt' }));
  });

  test('2.11.9 a ladder on another hexside stands', () => {
    const sides = ['0201/0301 wall up 0201 level 2', '0301/0401 wall up 0301 level 1'];
    const position = rim({ sides, raised: [{ inner: '0301', outer: '0401' }] });
    expect(position.act(pour, oil(position), ...MISS).state.ladders).toHaveLength(1);
  });
});

describe('2.11.9 oil and docked towers', () => {
  const below = (unit: Soldier): Position =>
    docked(rim({ pieces: { T: engine('siege-tower', BESIEGER, { at: '0301' }) } }, unit));
  const manned = below(orc('E1Z', { at: '0301' }));
  const empty = below(orc('E1Z', { at: '0601' }));

  test('2.11.9 a docked tower is destroyed on a casualty, and the unit with it suffers', () => {
    const after = manned.act(pour, oil(manned), 3, 4, 1);
    expect([after.where('T'), after.where('o'), after.state.docks, after.state.tracks]).toEqual([
      'gone',
      'gone',
      [],
      [0, 6],
    ]);
  });

  test('2.11.9 without a casualty it stands', () => {
    expect(manned.act(pour, oil(manned), ...MISS).where('T')).toBe('0301');
  });

  test('2.11.9 with a unit in its hex the unit’s armour counts', () => {
    expect(hurting(manned)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('2.11.9 with no unit in its hex the roll is against armour 2', () => {
    expect(hurting(empty)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(empty.act(pour, oil(empty), 3, 4).state.tracks).toEqual([0, 1]);
  });

  test('2.11.7 docked at a breach it is no target any more', () => {
    const position = allBreached(empty);
    expect(position.whyNot(pour, oil(position))).toBe('nobody-below');
  });
});

describe('2.11.11 dummies', () => {
  test('2.11.11 a dummy never pours, and yet the step waits for it as for a real one', () => {
    const dummy = rim({}, undefined, 0);
    expect(dummy.whyNot(pour, oil(dummy))).toBe('a-dummy');
    expect(pour.options(dummy.battle, dummy.state)).toEqual([]);
    expect(pour.possible!(dummy.battle, dummy.state)).toBe(true);
    expect(pour.possible!(rim().battle, rim().state)).toBe(true);
  });

  test('2.5.1 with open cauldrons there is no secret to keep: the step waits for real ones only', () => {
    const open = (oil: number): boolean => {
      const { battle, state } = rim({ options: { hiddenCauldrons: false } }, undefined, oil);
      return pour.possible!(battle, state);
    };
    expect([open(3), open(0)]).toEqual([true, false]);
  });

  test.each([
    [true, 'besieger-combat.oil.choosing'],
    [false, 'besieger-combat.melee.choosing'],
  ])('2.18.4 hidden (%s): before a dummy the game stands in %s', (hiddenCauldrons, step) => {
    const march = rim(
      {
        step: 'besieger-movement.choosing',
        active: BESIEGER,
        turn: 3,
        options: { hiddenCauldrons },
        pieces: { p: guard('D3X', { at: '0501' }), q: orc('E3Y', { at: '0601' }) },
      },
      orc('E1Z', { at: '0301' }),
      0,
    );
    const ended = apply(march.battle, march.state, { type: 'EndStep' }, scripted());
    expect(ended.ok && ended.state.step).toBe(step);
    expect(ended.ok && ended.state.active).toBe(hiddenCauldrons ? DEFENDER : BESIEGER);
  });

  test('2.18.4 the step does not wait where neither could pour', () => {
    const apart = rim({}, orc('E1Z', { at: '0601' }), 0);
    expect(pour.possible!(apart.battle, apart.state)).toBe(false);
  });

  test('2.11.10 oil may be poured over flames', () => {
    expect(burning(rim()).whyNot(pour, oil(rim()))).toBeNull();
  });
});
