/** Where a skilled side keeps its captains, and for what it saves the points of its wizard. */
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { Spell } from '../../src/engine/spell.ts';
import { BESIEGER, DEFENDER, type PieceId } from '../../src/engine/battle.ts';
import { hexOf } from '../../src/engine/facts/pieces.ts';
import { hexName } from '../../src/board/hex.ts';
import { apply } from '../../src/game/apply.ts';
import { drawing, generatorFrom, seeded } from '../../src/game/generator.ts';
import type { Action } from '../../src/engine/action.ts';
import { engine, guard, hero, orc, type Position } from '../kit/siege.ts';
import { town } from '../lab/positions/town.ts';

/** The step played to its end by one agent: what it did, and where everybody is then. */
function played(
  { battle, state }: Position,
  name: string,
): Readonly<{ done: readonly Action[]; at: (piece: PieceId) => string }> {
  const agent = makeAgent(name);
  const draw = drawing(1);
  const dice = seeded(generatorFrom(1));
  const done: Action[] = [];
  let now = state;
  while (now.step === state.step && now.verdict === null) {
    const action = agent(battle, now, draw);
    const applied = apply(battle, now, action, dice);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    done.push(action);
    now = applied.state;
  }
  const end = now;
  return { done, at: (piece) => hexName(battle.board, hexOf(end, piece)!) };
}

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
  const captain = (position: Position): PieceId =>
    position.battle.pieces.find(({ kind }) => kind.class === 'personage')!.id;

  test('whom the foot of the enemy can reach in a turn goes to a unit that it cannot reach', () => {
    const near = beforeTheOrcs('0703');
    expect(played(near, 'soldier').at(captain(near))).toBe('0207');
    expect(played(near, 'greedy').at(captain(near))).toBe('0403');
  });

  test('whom nobody can reach stays with his unit', () => {
    const far = beforeTheOrcs('0807');
    expect(played(far, 'soldier').at(captain(far))).toBe('0403');
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
    played(position, name).done.flatMap((one) => (one.type === 'Cast' ? [one.spell] : []));

  test('two pairs in contact are enough by night to break the darkness', () => {
    expect(cast(pairs(false, '0804'), 'soldier')).toEqual(['break-darkness']);
    expect(cast(pairs(true, '0804'), 'soldier')).toEqual([]);
  });

  test('Stalemate is kept for the turn in which Grond stands at the gate', () => {
    expect(cast(pairs(true, '0404'), 'soldier')).toEqual(['stalemate']);
  });
});
