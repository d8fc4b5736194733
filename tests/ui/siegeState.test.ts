/** Supplies, magic at work and groups that are expected, as the side column tells them. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { initialState } from '../../src/engine/initial.ts';
import { OFF_MAP, type GameState } from '../../src/engine/state.ts';
import { view } from '../../src/game/view.ts';
import { siegeStateOf } from '../../src/ui/words/siegeState.ts';
import { shippedBattle, shippedBattles } from '../kit/shipped.ts';

const battle = shippedBattle('the-siege-of-minas-tirith');
const start = initialState(battle, battle.placements);

function told(part: 'supplies' | 'magic' | 'expected', change: Partial<GameState> = {}): readonly string[] {
  const lines = siegeStateOf(battle, { ...start, ...change })[part];
  return lines.map(({ figure, text }) => (figure === null ? text : `${figure} ${text}`));
}

describe('2.5.3 supplies', () => {
  test('2.5.3 ladders, heads and trenches as they are left', () => {
    expect(told('supplies', { headSupply: 7 }).slice(0, 3)).toEqual([
      '36 ladders in supply',
      '7 heads left to throw',
      '6 fire-trenches left to dig',
    ]);
  });

  test('2.11.11 the owner counts his oil, the besieger only cauldrons', () => {
    const oil = (side: typeof DEFENDER | typeof BESIEGER) =>
      siegeStateOf(battle, view(battle, start, side)).supplies.at(-1);
    const measures = battle.oil.reduce((sum, one) => sum + one, 0);
    expect(oil(DEFENDER)).toMatchObject({ figure: String(measures), cite: '2.11.9' });
    expect(oil(BESIEGER)).toMatchObject({ cite: '2.11.11' });
    expect(oil(BESIEGER)?.text).toMatch(/dummies/);
  });
});

describe('2.12 magic', () => {
  test('2.12.1 the points of each magic leader', () => {
    const casters = battle.pieces.filter(({ kind }) => kind.class === 'personage' && kind.magic > 0);
    const lines = casters.map(({ kind }) => {
      const { magic, name } = kind as Extract<typeof kind, { class: 'personage' }>;
      return `${magic} ${name.en}: magic points`;
    });
    expect(told('magic')).toEqual(lines);
  });

  test('2.12 each spell at work has its line, and each has its case', () => {
    const all = {
      ...start.magic,
      darknessBroken: true,
      stalemate: true,
      fear: true,
      grond: 2,
      banner: true,
      bannerPhases: 3,
    };
    const { magic } = siegeStateOf(battle, { ...start, magic: all });
    expect(magic.map(({ cite }) => cite)).toContain('2.12.7');
    expect(told('magic', { magic: all })).toEqual(
      expect.arrayContaining([
        'Break Darkness works until the turn ends',
        'Stalemate works until the turn ends',
        'Fear works until the turn ends',
        '2 more siege phases in which Grond is active',
        '3 more rally phases in which the banner calls two units back',
        'Lord of the Nazgûl casts no more',
      ]),
    );
  });
});

describe('2.6.1 who is expected', () => {
  test('2.6.1 when each group comes, and on which roll', () => {
    const rohan = told('expected')[0];
    expect(rohan).toBe(
      'The Riders of Rohan (13): turns 5 to 6 on 5 or more; turn 7 on 4 or more; turn 8 on 3 or more; from turn 9',
    );
    expect(told('expected')).toContain(
      'Easterlings, Variags and Southrons (6): from turn 9 or Lord of the Nazgûl is slain',
    );
  });

  test('2.6.1 turns that have gone by are told no more', () => {
    expect(told('expected', { turn: 8 })[0]).toBe(
      'The Riders of Rohan (13): turn 8 on 3 or more; from turn 9',
    );
  });

  test('2.6.3 who has arrived and waits off the map is counted, who is in is not', () => {
    const arrived = battle.groups.map(() => true);
    expect(told('expected', { arrived })[0]).toBe('13 waiting off the map: The Riders of Rohan');
    const pieces = start.pieces.map((piece) => (piece.at === OFF_MAP ? { ...piece, at: 0 as never } : piece));
    expect(told('expected', { arrived, pieces })).toEqual([]);
  });
});

test('every shipped battle can be told', () => {
  for (const one of shippedBattles()) {
    const { expected } = siegeStateOf(one, initialState(one, one.placements));
    expect(expected).toHaveLength(one.groups.length);
  }
});
