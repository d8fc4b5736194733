/** Where a skilled side keeps its captains, and for what it saves the points of its wizard. */
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { Spell } from '../../src/engine/spell.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { engine, guard, hero, orc, type Position } from '../kit/siege.ts';
import { answerOf, type StepEnd } from '../lab/positions/position.ts';
import { town } from '../lab/positions/town.ts';

/** How the step ends that one agent plays. */
const played = (position: Position, name: string): StepEnd => answerOf(position, makeAgent(name), 1);

describe('2.20.6 captains', () => {
  const beforeTheOrcs = (away: string) =>
    town({
      active: DEFENDER,
      step: 'defender-movement.moving.choosing',
      turn: 8,
      last: 16,
      levels: Array.from({ length: 7 }, () => '. . . . . . . .').join('\n'),
      works: {},
      map: `. . . . . . . .
             . . . . . . . .
            . . . g . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . h . . . . . .`,
      pieces: {
        g: guard('D3X', { state: { moved: true } }),
        h: guard('D3X', { state: { moved: true } }),
        K: hero(DEFENDER, { ratings: [6, 3], at: '0403' }),
        o: orc('B3X', { at: away }),
      },
    });

  test('whom the foot of the enemy can reach in a turn goes to a unit that it cannot reach', () => {
    const near = beforeTheOrcs('0703');
    expect(played(near, 'soldier').at('K')).toBe('0207');
    expect(played(near, 'greedy').at('K')).toBe('0403');
  });

  test('whom nobody can reach stays with his unit', () => {
    expect(played(beforeTheOrcs('0807'), 'soldier').at('K')).toBe('0403');
  });
});

describe('2.12.5 the points of the wizard', () => {
  const WIZARD = { ratings: [7, 3], magic: 10, spells: ['break-darkness', 'stalemate'] } as const;
  const pairs = (one: boolean, grond: string) =>
    town({
      active: DEFENDER,
      step: 'initial-magic.defender',
      turn: 4,
      last: 16,
      night: true,
      options: { grond: 'spell' },
      map: `. . . . . . . .
             . . . . a o . .
            . . . . . . . .
             . . . . . . . .
            . . . . ${one ? '. .' : 'b p'} . .
             . . . . . . . .
            . . . . . . . .`,
      pieces: {
        a: guard('D3X'),
        ...(one ? {} : { b: guard('D3X'), p: orc('E3Y') }),
        o: orc('E3Y'),
        x: engine('grond', BESIEGER, { at: grond }),
        G: hero(DEFENDER, { ...WIZARD, at: '0202', state: { magic: 10 } }),
        N: hero(BESIEGER, {
          ratings: [8, 4],
          magic: 8,
          spells: ['fear', 'activate-grond'],
          gifts: ['wraith'],
          at: '0505',
          state: { magic: 8 },
        }),
      },
    });
  const cast = (position: Position, name: string): readonly Spell[] =>
    played(position, name).actions.flatMap((one) => (one.type === 'Cast' ? [one.spell] : []));

  test('two pairs in contact are enough by night to break the darkness', () => {
    expect(cast(pairs(false, '0804'), 'soldier')).toEqual(['break-darkness']);
    expect(cast(pairs(true, '0804'), 'soldier')).toEqual([]);
  });

  test('Stalemate is kept for the turn in which Grond stands at the gate', () => {
    expect(cast(pairs(true, '0404'), 'soldier')).toEqual(['stalemate']);
  });
});
