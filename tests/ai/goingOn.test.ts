/** What a besieger knows who means to go on behind the first wall. */
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Options } from '../../src/engine/battle.ts';
import { engine, guard, hero, orc, type Position } from '../kit/siege.ts';
import { answerOf } from '../lab/positions/position.ts';
import { town, type TownPlan } from '../lab/positions/town.ts';

/** What an agent does to the end of the step. */
const stepOf = (position: Position, name: string, seed = 1): readonly Action[] =>
  answerOf(position, makeAgent(name), seed).actions;

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);

describe('2.12.5 the points of the wraith', () => {
  const NAZGUL = { ratings: [8, 4], magic: 8, spells: ['fear', 'freeze', 'activate-grond'] } as const;
  /** Two pairs in contact: a moment for Fear. */
  const before = (
    magic: number,
    turn: number,
    gate: readonly string[] = [],
    grond: Options['grond'] = 'spell',
  ) =>
    town({
      active: BESIEGER,
      step: 'initial-magic.besieger',
      turn,
      last: 16,
      options: { grond },
      map: `. . . . . . . .
             . . . . a o . .
            . . . . . . . .
             . . . . . . . .
            . . . . b p . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        a: guard('D3X'),
        b: guard('D3X'),
        o: orc('E3Y'),
        p: orc('E3Y'),
        x: engine('grond', BESIEGER, { at: '0804' }),
        T: orc('B3Z', { at: '0804' }),
        N: hero(BESIEGER, { ...NAZGUL, at: '0505', state: { magic } }),
      },
      breached: gate,
    });
  const spent = (position: Position, name: string): number =>
    stepOf(position, name).reduce((sum, one) => sum + (one.type === 'Cast' ? one.points : 0), 0);

  test('two stay for the gate before the field, and two for the next one', () => {
    expect(spent(before(4, 4), 'soldier')).toBe(0);
    expect(spent(before(6, 4), 'soldier')).toBe(2);
  });

  test('when the first gate is down, two are enough', () => {
    expect(spent(before(4, 4, ['0304/0404']), 'soldier')).toBe(2);
  });

  test('where Grond needs no spell, nothing is kept', () => {
    expect(spent(before(4, 4, [], 'always-active'), 'soldier')).toBe(3);
  });

  test('when it is too late to go on behind it, nothing is kept for the next gate', () => {
    expect(spent(before(4, 12), 'soldier')).toBe(2);
    expect(spent(before(4, 12, ['0304/0404']), 'soldier')).toBe(3);
  });
});

describe('2.11.2 ladders', () => {
  const within = (orcs: number, ladders: number, turn = 4) =>
    town({
      active: BESIEGER,
      step: 'siege.choosing',
      turn,
      last: 12,
      night: true,
      ladders,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . o . . . .
            . . . . . . . .`,
      pieces: {
        g: guard('D3X', { at: '0307' }),
        o: orc('E3Y'),
        ...Object.fromEntries(
          ['p', 'q', 'r'].slice(0, orcs).map((name, at) => [name, orc('E3Y', { at: `030${at + 1}` })]),
        ),
      },
    });
  const raised = (position: Position, name: string): boolean =>
    SEEDS.some((seed) => stepOf(position, name, seed).some(({ type }) => type === 'RaiseLadder'));
  /** Half of six are gone. */
  const half = (position: Position): Position => position.with({ ladderSupply: 3 });

  test('when three are in, the second half of the ladders is for the walls behind; greedy raises it here', () => {
    expect(raised(half(within(3, 6)), 'greedy')).toBe(true);
    expect(raised(half(within(3, 6)), 'soldier')).toBe(false);
  });

  test('while two are in, or the first half is not gone, they are raised', () => {
    expect(raised(half(within(2, 6)), 'soldier')).toBe(true);
    expect(raised(within(3, 6), 'soldier')).toBe(true);
  });

  test('when it is too late for the walls behind, they are raised', () => {
    expect(raised(half(within(3, 6, 9)), 'soldier')).toBe(true);
  });
});

describe('2.10.6 the last man on a level', () => {
  /** One man holds out in a corner of the first level; hunters come at him, and one orc stands below the second wall. */
  const corner = (hunters: number, leaning: readonly string[] = [], plan: Partial<TownPlan> = {}) => {
    const position = town({
      ...plan,
      active: BESIEGER,
      step: 'siege.choosing',
      turn: 4,
      last: 16,
      ladders: 12,
      map: `. . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        g: guard('D3W', { at: '0307' }),
        o: orc('E3Y', { at: '0202' }),
        ...Object.fromEntries(
          ['0306', '0206', '0305'].slice(0, hunters).map((at, nth) => [`h${nth}`, orc('E3Y', { at })]),
        ),
      },
    });
    const ladders = leaning.map((pair) => {
      const [inner, outer] = pair.split('/') as [string, string];
      return { hexside: position.side(inner, outer), foot: position.hex(outer), turn: 2 };
    });
    return position.with({ ladders });
  };
  /** Whether the orc below the second wall raises a ladder there, with some dice at least. */
  const goesOn = (position: Position, name = 'soldier'): boolean =>
    SEEDS.some((seed) =>
      stepOf(position, name, seed).some(
        (one) => one.type === 'RaiseLadder' && position.state.pieces[one.unit]!.at === position.hex('0202'),
      ),
    );
  const FIVE = ['0301/0401', '0302/0402', '0303/0403', '0305/0405', '0306/0406'];

  test('while somebody nearer hunts him, whoever is not needed goes on to the next wall', () => {
    expect(goesOn(corner(1))).toBe(true);
    expect(goesOn(corner(3))).toBe(true);
  });

  test('who is alone with him hunts him; greedy knows no wall but the first', () => {
    expect(goesOn(corner(0))).toBe(false);
    expect(goesOn(corner(3), 'greedy')).toBe(false);
  });

  test('where no verdict asks about the second level, nobody goes on to it', () => {
    expect(goesOn(corner(3, [], { triggers: [] }))).toBe(false);
  });

  test('ladders that still lean on the first wall keep nobody from the second', () => {
    expect(goesOn(corner(1, FIVE))).toBe(true);
  });
});

describe('2.7.9 engines', () => {
  test('whoever stands where Grond is to go makes way, and Grond comes to the next gate', () => {
    const position = town({
      active: BESIEGER,
      step: 'besieger-movement.choosing',
      turn: 8,
      last: 16,
      map: `. . . . . . . .
             . . . . . . . .
            . o . . . . . .
             . . T . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        o: orc('E3Y'),
        T: orc('B3Z'),
        x: engine('grond', BESIEGER, { at: '0304' }),
        g: guard('D3W', { at: '0103' }),
      },
      breached: ['0304/0404'],
    });
    const pushes = (name: string) =>
      stepOf(position, name).flatMap((one) => (one.type === 'Move' && one.pushes !== null ? [one.path] : []));
    expect(pushes('soldier').map((path) => path.at(-1))).toEqual([position.hex('0203')]);
    expect(pushes('greedy').map((path) => path.at(-1))).not.toEqual([position.hex('0203')]);
  });

  test('a tower comes up behind a shut gate, but stays out of reach of the walls; greedy leaves it where it is', () => {
    const wide = Array.from({ length: 5 }, () => '2 1 1 . . . . . . . . . . .').join('\n');
    const position = (at: string) =>
      town({
        levels: wide,
        works: { '0303/0403': 'main-gate', '0102/0202': 'gate' },
        active: BESIEGER,
        step: 'besieger-movement.choosing',
        turn: 4,
        last: 16,
        map: Array.from({ length: 5 }, () => '. . . . . . . . . . . . . .').join('\n'),
        pieces: {
          t: engine('siege-tower', BESIEGER, { at }),
          o: orc('E3Y', { at }),
          g: guard('D3W', { at: '0303' }),
          k: engine('catapult', DEFENDER, { at: '0302' }),
        },
      });
    const end = (at: string, name: string): number | null => {
      const from = position(at);
      const push = stepOf(from, name).find((one) => one.type === 'Move' && one.pushes !== null);
      return push?.type === 'Move' ? (push.path.at(-1)! % from.battle.board.columns) + 1 : null;
    };
    expect(end('1403', 'greedy')).toBeNull();
    expect(end('1403', 'soldier')).toBe(12);
    expect(end('1003', 'soldier')).toBeNull();
  });
});
