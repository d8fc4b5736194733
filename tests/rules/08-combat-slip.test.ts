/** Case 2.8.6: cavalry slips away. */
import { describe, expect, test } from 'vitest';
import { DEFENDER } from '../../src/engine/battle.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { slipAway } from '../../src/engine/verbs/slipAway.ts';
import { standFast } from '../../src/engine/verbs/standFast.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { engine, guard, orc, siege, types, type Position, type Soldier } from '../kit/siege.ts';
import { besiegerDecides, blow, defenderDecides, owed } from './blows.ts';

function meeting(o: Soldier = orc('B3Z'), d: Soldier = guard('B1X', { gait: 'horse' })): Position {
  return siege({ map: 'o d . .', pieces: { o, d } });
}

/** The attack is declared and the cavalry decides. */
function attacked(before: Position): Position {
  return defenderDecides(before.act(melee, blow(before, 'o', 'd')));
}

function slip(at: Position, to: string): ActionOf<'SlipAway'> {
  return { type: 'SlipAway', unit: at.piece('d'), to: at.hex(to), carries: [] };
}

describe('2.8.6 who may slip away', () => {
  test('2.8.6 ordered cavalry attacked by foot is asked before any roll', () => {
    const before = meeting();
    const after = before.act(melee, blow(before, 'o', 'd'));
    expect(types(after.events)).toEqual(['AttackDeclared', 'UnitActed', 'DecisionOwed']);
    expect(owed(after)).toEqual(['slip d']);
  });

  test.each([
    ['foot', meeting(orc('B3Z'), guard('B1X'))],
    ['cavalry attacked by cavalry', meeting(orc('B3Z', { gait: 'horse' }))],
    ['disrupted cavalry', meeting(orc('B3Z'), guard('B1X', { gait: 'horse', state: { disrupted: true } }))],
    [
      'cavalry that has slipped away in this phase',
      meeting(orc('B3Z'), guard('B1X', { gait: 'horse', state: { slipped: true } })),
    ],
  ])('2.8.6 not %s', (_, before) => {
    expect(owed(before.act(melee, blow(before, 'o', 'd'), 6, 6))).toEqual([]);
  });

  test.each(['horse', 'beast'] as const)('2.8.6 not with an enemy %s in contact with it', (gait) => {
    const before = siege({
      map: `
        o d . .
         u . . .`,
      pieces: { o: orc('B3Z'), u: orc('B3Z', { gait }), d: guard('B1X', { gait: 'horse' }) },
    });
    expect(owed(before.act(melee, blow(before, 'o', 'd'), 6, 6))).toEqual([]);
  });

  test('2.8.6 impossible if there is no such hex: vacant, enterable, out of every enemy zone', () => {
    const d = guard('B1X', { gait: 'horse' });
    const pieces = { o: orc('B3Z'), d };
    const full = siege({ map: 'o d f', pieces: { ...pieces, f: guard('D3X') } });
    const wood = siege({ map: 'o d g', pieces });
    const zone = siege({ map: 'o d . u', pieces: { ...pieces, u: orc('E3Y') } });
    for (const before of [full, wood, zone]) {
      expect(owed(before.act(melee, blow(before, 'o', 'd'), 6, 6))).toEqual([]);
    }
  });
});

describe('2.8.6 where to', () => {
  test.each([
    ['0401', 'not-adjacent'],
    ['0101', 'enemy-in-the-way'],
    ['0102', 'cannot-slip-there'],
    ['0202', 'terrain-forbidden'],
  ])('2.8.6 not to %s: %s', (hex, code) => {
    const before = siege({
      map: `
        o d . .
         . g . .`,
      pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }) },
    });
    const choosing = attacked(before);
    expect(choosing.whyNot(slipAway, slip(choosing, hex))).toBe(code);
    expect(choosing.whyNot(slipAway, slip(choosing, '0301'))).toBeNull();
  });

  test('2.8.6 a hex with a loose enemy engine is not vacant', () => {
    const before = siege({
      map: `
        o d x .
         M . M M`,
      pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }), x: engine('catapult') },
    });
    const choosing = attacked(before);
    expect(choosing.whyNot(slipAway, slip(choosing, '0301'))).toBe('cannot-slip-there');
  });

  test('2.8.6 a hex with an engine of its own side is vacant', () => {
    const before = siege({
      map: `
        o d x .
         M . M M`,
      pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }), x: engine('catapult', DEFENDER) },
    });
    const choosing = attacked(before);
    expect(choosing.whyNot(slipAway, slip(choosing, '0301'))).toBeNull();
  });

  test('2.7.6 cavalry that fears beasts does not slip into contact with one', () => {
    const d = guard('B1X', { gait: 'horse', traits: ['fears-beasts'] });
    const disrupted = { state: { disrupted: true } };
    const before = siege({
      map: `
        o d . m
         M . M M`,
      pieces: { o: orc('B3Z'), d, m: orc('A4Z', { gait: 'beast', ...disrupted }) },
    });
    const choosing = attacked(before);
    expect(choosing.whyNot(slipAway, slip(choosing, '0301'))).toBe('beasts-frighten');
    expect(choosing.whyNot(slipAway, slip(choosing, '0202'))).toBeNull();
  });
});

describe('2.8.6 what follows', () => {
  test.each([
    [1, true],
    [3, true],
    [4, false],
    [6, false],
  ])('2.8.6 one die, 1 to 3 disrupts: a %i', (face, disrupted) => {
    const choosing = attacked(meeting());
    const after = choosing.act(slipAway, slip(choosing, '0301'), face);
    expect(after.where('d')).toBe('0301');
    expect(after.standing('d')).toMatchObject({ disrupted, slipped: true, lost: 0 });
  });

  test('2.8.6 the attack is lost, and the attacker may advance', () => {
    const choosing = attacked(meeting());
    const away = besiegerDecides(choosing.act(slipAway, slip(choosing, '0301'), 6));
    expect(owed(away)).toEqual(['advance o']);
    expect(away.whyNot(melee, blow(away, 'o', 'd'))).toBe('fought-already');
    expect(away.act(advance, { type: 'Advance', unit: away.piece('o'), carries: [] }).where('o')).toBe(
      '0201',
    );
  });

  test('2.8.6 it may stand fast: then the blow falls', () => {
    const choosing = attacked(meeting());
    const after = choosing.act(standFast, { type: 'StandFast', unit: choosing.piece('d') }, 3, 4, 1);
    expect(after.standing('d').lost).toBe(1);
    expect(after.where('d')).toBe('0401');
    expect(owed(after)).toEqual(['advance o']);
  });

  test('2.8.6 nobody slips away or stands fast without being attacked', () => {
    const position = defenderDecides(meeting());
    expect(position.whyNot(slipAway, slip(position, '0301'))).toBe('not-the-decision-owed');
    const stand = { type: 'StandFast', unit: position.piece('d') } as const;
    expect(position.whyNot(standFast, stand)).toBe('not-the-decision-owed');
  });

  test('2.11.2 an attack over a ladder that is avoided has used the ladder', () => {
    const before = siege({
      map: 'o d c c',
      levels: '. 1 1 1',
      sides: ['0101/0201 wall up 0201 level 1'],
      pieces: { o: orc('E3Y'), d: guard('B1X', { gait: 'horse' }) },
      raised: [{ inner: '0201', outer: '0101' }],
    });
    const choosing = attacked(before);
    const after = choosing.act(slipAway, slip(choosing, '0301'), 6);
    expect(after.state.ladders).toEqual([]);
    expect(owed(after)).toEqual(['advance o']);
  });

  test('2.11.2 a defender who slips into the foot of a ladder takes it away', () => {
    const before = siege({
      map: `
        o d . c
         M M M M`,
      levels: `
        . . . 1
         . . . .`,
      sides: ['0301/0401 wall up 0401 level 1'],
      pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }) },
      raised: [{ inner: '0401', outer: '0301' }],
    });
    const choosing = attacked(before);
    expect(choosing.act(slipAway, slip(choosing, '0301'), 6).state.ladders).toEqual([]);
  });
});
