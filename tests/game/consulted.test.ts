/** Which cells of the printed charts an action reads. */
import { describe, expect, test } from 'vitest';
import { BESIEGER } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { Action } from '../../src/engine/action.ts';
import { verbOf } from '../../src/engine/verbs.ts';
import { CELLS, cellsConsulted, consultedByRefusal } from '../../src/game/consulted.ts';
import { cauldron, engine, guard, hero, orc, siege, type Position } from '../kit/siege.ts';

/** The cells an action reads with these faces. */
function cellsOf({ battle, state }: Position, action: Action, ...faces: readonly number[]) {
  const verb = verbOf(action.type);
  expect(verb.whyNot(battle, state, action)).toBeNull();
  return cellsConsulted(battle, state, action, verb.resolve(battle, state, action, scripted(...faces)));
}

test('there are 176 cells on the seven charts, each named once', () => {
  expect(new Set(CELLS).size).toBe(CELLS.length);
  expect(CELLS).toHaveLength(20 + 48 + 20 + 24 + 8 + 16 + 40);
});

describe('an action reads', () => {
  test('7.41 and 7.42 in a melee, and 4.3 for the ground of the defender', () => {
    const position = siege({ map: '. o d . .', pieces: { o: orc('E3Y'), d: guard('D3X') } });
    const action = { type: 'Melee', attacker: position.piece('o'), defender: position.piece('d') } as const;
    expect(cellsOf(position, action, 1, 2, 6)).toEqual(['4.3 clear combat', '7.41 E 3', '7.42 6 X']);
    expect(cellsOf(position, action, 6, 6)).toEqual(['4.3 clear combat', '7.41 E 3']);
  });

  test('7.41 at strength A for oil', () => {
    const position = siege({
      map: `. . .
             . g .
            . o .`,
      sides: ['0202/0203 wall up 0202 level 1'],
      step: 'besieger-combat.oil.choosing',
      active: 0,
      pieces: { o: orc('E3Y'), g: guard('D3X'), k: cauldron(3, { at: '0202' }) },
    });
    const pour: Action = {
      type: 'Pour',
      cauldron: position.piece('k'),
      hexside: position.side('0202', '0203'),
    };
    expect(cellsOf(position, pour, 6, 6)).toEqual(['7.41 A 3']);
  });

  test('4.3 a row for every step', () => {
    const position = siege({
      map: `. o p g . .`,
      pieces: { o: orc('E3Y') },
    });
    const path = [position.hex('0301')];
    const move: Action = { type: 'Move', unit: position.piece('o'), path, pushes: null, carries: [] };
    expect(cellsOf(position, move)).toEqual(['4.3 plowed movement']);
  });

  test('16.3 the cell of weapon and work, a prohibited one when the refusal cites it', () => {
    const position = siege({
      map: 'k . c c',
      levels: '. . 1 2',
      sides: ['0201/0301 main-gate up 0301 level 1', '0301/0401 wall up 0401 level 2'],
      step: 'siege.choosing',
      pieces: { k: engine('catapult', BESIEGER) },
    });
    const at = (a: string, b: string): Action => ({
      type: 'Breach',
      engine: position.piece('k'),
      hexside: position.side(a, b),
    });
    expect(cellsOf(position, at('0301', '0401'), 6, 6)).toContain('16.3 Catapult at 3 or 4 hexes Wall');
    const gate = at('0201', '0301');
    const { battle, state } = position;
    const refusal = verbOf('Breach').whyNot(battle, state, gate)!;
    expect(consultedByRefusal(battle, state, gate, refusal)).toEqual(['16.3 Catapult at 2 hexes Main Gate']);
  });

  test('8.37 the row of the leader, 17.4 the cell of spell and points', () => {
    const rally = siege({
      map: '. o . .',
      step: 'rally.besieger',
      pieces: {
        o: orc('E3Y', { state: { disrupted: true } }),
        l: hero(BESIEGER, { ratings: [5, 2], at: '0201' }),
      },
    });
    const unit = rally.piece('o');
    const tried: Action = { type: 'Rally', leader: rally.piece('l'), unit };
    expect(cellsOf(rally, tried, 6, 6)).toEqual(['8.37 5 totals']);
    expect(cellsOf(rally, { type: 'RallySelf', unit }, 6, 6)).toEqual(['8.37 1 totals']);
    const magic = siege({
      map: '. l . .',
      step: 'initial-magic.besieger',
      pieces: { l: hero(BESIEGER, { magic: 8, spells: ['fear'] }) },
    });
    const fear: Action = { type: 'Cast', caster: magic.piece('l'), spell: 'fear', points: 3, target: null };
    expect(cellsOf(magic, fear, 6, 6)).toEqual(['17.4 Fear Spell 3']);
  });
});
