/** Cases 2.8 C, 2.8.7-2.8.9 and 2.8.13-2.8.16: the melee segment. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { holdGround } from '../../src/engine/verbs/holdGround.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { retreat } from '../../src/engine/verbs/retreat.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { engine, guard, orc, siege, types, type Position, type Soldier } from '../kit/siege.ts';
import { attack, back, besiegerDecides, blow, causes, defenderDecides, owed } from './blows.ts';

/** A total of 12, which hurts nobody at any strength and armour. */
const MISS = [6, 6] as const;
/** Hurts at strength B and armour 1 or 2. */
const HIT = [3, 4] as const;

function field(o: Soldier, d: Soldier): Position {
  return siege({
    map: `
      . . . . .
       . . . . .
      . o d . .
       . . . . .
      . . . . .`,
    pieces: { o, d },
  });
}

function breached(position: Position): Position {
  return position.with({ works: position.state.works.map((work) => ({ ...work, breached: true })) });
}

describe('2.8 C who attacks whom', () => {
  test('2.8 a unit attacks once', () => {
    const before = field(orc('B3Z'), guard('D2X'));
    const after = before.act(melee, blow(before, 'o', 'd'), ...MISS);
    expect(types(after.events)).toEqual(['AttackDeclared', 'UnitActed', 'DiceRolled', 'AttackFailed']);
    expect(after.whyNot(melee, blow(after, 'o', 'd'))).toBe('fought-already');
  });

  test('2.8 several may attack one target, one by one', () => {
    const before = siege({
      map: `
        . u .
         o d .`,
      pieces: { o: orc('B3Z'), u: orc('E3Y'), d: guard('D2X') },
    });
    const after = before.act(melee, blow(before, 'o', 'd'), ...MISS);
    expect(after.whyNot(melee, blow(after, 'u', 'd'))).toBeNull();
  });

  test('2.4.2 a unit without an upper-case letter cannot attack in melee', () => {
    const position = field(orc('e1Y'), guard('D3X'));
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBe('no-melee');
  });

  test('2.8.14 a disrupted unit does not attack', () => {
    const position = field(orc('E3Y', { state: { disrupted: true } }), guard('D3X'));
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBe('disrupted');
  });

  test('2.8 the target is an enemy unit', () => {
    const pieces = { o: orc('E3Y'), u: orc('E3Y'), x: engine('catapult', DEFENDER) };
    const position = siege({ map: 'u o x', pieces });
    expect(position.whyNot(melee, blow(position, 'o', 'u'))).toBe('target-not-enemy');
    expect(position.whyNot(melee, blow(position, 'o', 'x'))).toBe('not-a-unit');
  });

  test('2.0.5 the two are in contact: next to each other', () => {
    const position = siege({ map: 'o . d', pieces: { o: orc('E3Y'), d: guard('D3X') } });
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBe('not-in-contact');
  });

  test.each(['wall', 'tower', 'gate', 'main-gate'])(
    '2.0.4 an unbreached %s closes the hexside to both',
    (kind) => {
      const plan = {
        map: 'o d',
        levels: '. 1',
        sides: [`0101/0201 ${kind} up 0201 level 1`],
        pieces: { o: orc('E3Y'), d: guard('D3X') },
      };
      const outside = siege(plan);
      const inside = siege({ ...plan, active: DEFENDER });
      expect(outside.whyNot(melee, blow(outside, 'o', 'd'))).toBe('not-in-contact');
      expect(inside.whyNot(melee, blow(inside, 'd', 'o'))).toBe('not-in-contact');
      expect(breached(outside).whyNot(melee, blow(outside, 'o', 'd'))).toBeNull();
      expect(breached(inside).whyNot(melee, blow(inside, 'd', 'o'))).toBeNull();
    },
  );

  test('2.3 in a tunnel melee goes through the tunnel hexsides only', () => {
    const position = siege({
      map: 'o t u',
      sides: ['0101/0201 tunnel', '0201/0301 wall up 0201 level 1 rock'],
      pieces: { o: orc('E3Y'), u: orc('E3Y'), d: guard('D3X', { at: '0201' }) },
    });
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBeNull();
    expect(position.whyNot(melee, blow(position, 'u', 'd'))).toBe('not-in-contact');
  });

  test('2.3 cavalry may attack across a breached wall that it may not cross', () => {
    const position = breached(
      siege({
        map: 'o d',
        levels: '. 1',
        sides: ['0101/0201 wall up 0201 level 1'],
        pieces: { o: orc('B3W', { gait: 'horse' }), d: guard('e1Z') },
      }),
    );
    const after = position.act(melee, blow(position, 'o', 'd'), ...HIT, 1);
    expect(after.where('d')).toBe('gone');
    expect(owed(after)).toEqual([]);
  });
});

describe('2.8 terrain in melee', () => {
  test('4.3 a defender up a slope has 1 more, one down a slope has not', () => {
    const plan = { map: 'o d', pieces: { o: orc('E3Y'), d: guard('D2X') } };
    const up = siege({ ...plan, sides: ['0101/0201 slope up 0201'] });
    const down = siege({ ...plan, sides: ['0101/0201 slope up 0101'] });
    expect(attack(up, 'melee', 'o', 'd').armour).toBe(3);
    expect(attack(down, 'melee', 'o', 'd').armour).toBe(2);
  });

  test('4.3 a defender in a grove has 1 more', () => {
    const position = siege({ map: 'o g', pieces: { o: orc('E3Y'), d: guard('D2X', { at: '0201' }) } });
    expect(attack(position, 'melee', 'o', 'd').armour).toBe(3);
    expect(causes(attack(position, 'melee', 'o', 'd'))).toEqual(['grove']);
  });

  test('2.8 nothing is added over a breached wall or gate', () => {
    for (const kind of ['wall', 'tower', 'gate']) {
      const position = siege({
        map: 'o d',
        levels: '. 1',
        sides: [`0101/0201 ${kind} up 0201 level 1`],
        pieces: { o: orc('E3Y'), d: guard('D2X') },
      });
      expect(attack(breached(position), 'melee', 'o', 'd').armour).toBe(2);
    }
  });

  test('2.3 a defender in a tunnel has morale W, even on his back', () => {
    const position = siege({
      map: 'o t',
      sides: ['0101/0201 tunnel'],
      pieces: { o: orc('E3Y'), d: guard('e2Y', { at: '0201', state: { lost: 1 } }) },
    });
    expect(attack(position, 'melee', 'o', 'd').morale).toBe('W');
  });
});

describe('2.19 order of modifiers', () => {
  test('2.19.1 a reduced unit attacks one letter worse', () => {
    const position = field(orc('B3Z', { state: { lost: 1 } }), guard('D2X'));
    expect(attack(position, 'melee', 'o', 'd')).toMatchObject({ strength: 'C', armour: 2 });
    expect(causes(attack(position, 'melee', 'o', 'd'))).toEqual(['reduced']);
  });

  test('2.19.1 a letter past E is 1 more armour for the target', () => {
    const position = field(orc('E3Y', { state: { lost: 1 } }), guard('D2X'));
    expect(attack(position, 'melee', 'o', 'd')).toMatchObject({ strength: 'E', armour: 3 });
    expect(causes(attack(position, 'melee', 'o', 'd'))).toEqual(['reduced', 'past-e']);
  });

  test('2.19.3 a reduced unit defends one morale letter worse', () => {
    const position = field(orc('E3Y'), guard('D2X', { state: { lost: 1 } }));
    expect(attack(position, 'melee', 'o', 'd').morale).toBe('Y');
  });

  test('2.19.3 a demoralized force defends one letter worse, after the tunnel, never below Z', () => {
    const broken = { demoralized: [true, false] };
    const open = field(orc('E3Y'), guard('D2X')).with(broken);
    expect(attack(open, 'melee', 'o', 'd').morale).toBe('Y');
    const worst = field(orc('E3Y'), guard('e2Z')).with(broken);
    expect(attack(worst, 'melee', 'o', 'd').morale).toBe('Z');
    const tunnel = siege({
      map: 'o t',
      sides: ['0101/0201 tunnel'],
      pieces: { o: orc('E3Y'), d: guard('e2Y', { at: '0201' }) },
    }).with(broken);
    expect(attack(tunnel, 'melee', 'o', 'd').morale).toBe('X');
    expect(causes(attack(tunnel, 'melee', 'o', 'd'))).toEqual(['tunnel', 'demoralized']);
  });
});

describe('2.8.16 fanatics', () => {
  const fanatic = orc('E3Y', { traits: ['fanatic'] });

  function meeting(o: Soldier, night: boolean): Position {
    return siege({ map: 'o d . .', pieces: { o, d: guard('D4W') }, night });
  }

  test('2.8.16 at night their melee needs no roll on 7.41', () => {
    const before = meeting(fanatic, true);
    expect(attack(before, 'melee', 'o', 'd').automatic).toBe(true);
    const after = before.act(melee, blow(before, 'o', 'd'), 6);
    expect(after.where('d')).toBe('0301');
  });

  test('2.8.16 by day it does', () => {
    expect(attack(meeting(fanatic, false), 'melee', 'o', 'd').automatic).toBe(false);
  });

  test('2.8.16 reduced units are fanatics too', () => {
    const reduced = orc('E3Y', { traits: ['fanatic'], state: { lost: 1 } });
    expect(attack(meeting(reduced, true), 'melee', 'o', 'd').automatic).toBe(true);
  });

  test('2.8.16 not their shots, not their defence', () => {
    const position = siege({
      map: 'o d',
      pieces: { o: orc('Ee3X', { traits: ['fanatic'] }), d: guard('D4W') },
      night: true,
    });
    expect(attack(position, 'fire', 'o', 'd').automatic).toBe(false);
    expect(attack(position, 'melee', 'd', 'o').automatic).toBe(false);
  });
});

describe('2.8.8 the casualty', () => {
  test('2.19.4 first flip, then retreat', () => {
    const before = siege({ map: 'o d . .', pieces: { o: orc('B3Z'), d: guard('D1X') } });
    const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, 2);
    expect(after.standing('d')).toMatchObject({ lost: 1, disrupted: true });
    expect(after.where('d')).toBe('0301');
    expect(types(after.events)).toEqual([
      'AttackDeclared',
      'UnitActed',
      'DiceRolled',
      'DiceRolled',
      'UnitReduced',
      'DecisionOwed',
      'DecisionOwed',
      'DecisionTaken',
      'UnitRetreated',
      'UnitDisrupted',
    ]);
  });

  test('2.8.15 an eliminated unit scores its value at once, fresh or reduced alike', () => {
    for (const lost of [0, 1]) {
      const before = field(orc('B3Z'), guard('D1Y', { value: 7, state: { lost } }));
      const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
      expect(after.where('d')).toBe('gone');
      expect(after.state.tracks).toEqual([7, 0]);
    }
  });

  test('2.8.13 a reduced unit that would be reduced is eliminated instead', () => {
    const before = field(orc('B3Z'), guard('D1W', { value: 9, state: { lost: 1 } }));
    const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, 2);
    expect(after.where('d')).toBe('gone');
    expect(after.state.tracks).toEqual([9, 0]);
  });

  test('2.8.13 engines stay behind when their unit retreats', () => {
    const before = siege({
      map: 'o d . .',
      pieces: { o: orc('B3Z'), d: guard('D1W'), x: engine('catapult', DEFENDER, { at: '0201' }) },
    });
    const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, 6);
    expect([after.where('d'), after.where('x')]).toEqual(['0301', '0201']);
  });

  test('2.7.9 nor do they advance', () => {
    const before = siege({
      map: 'o d . .',
      pieces: { o: orc('B3Z'), d: guard('D1Y'), x: engine('catapult', BESIEGER, { at: '0101' }) },
    });
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
    const after = hit.act(advance, { type: 'Advance', unit: hit.piece('o'), carries: [] });
    expect([after.where('o'), after.where('x')]).toEqual(['0201', '0101']);
  });

  test('2.8.13 a unit may be attacked again in the same phase wherever it then is', () => {
    const before = siege({
      map: `
        o d c M
         M u M M`,
      levels: `
        . 1 1 .
         . . . .`,
      sides: ['0201/0202 wall up 0201 level 1', '0202/0301 wall up 0301 level 1'],
      pieces: { o: orc('B3Z'), u: orc('B3Z'), d: guard('D1W') },
      raised: [{ inner: '0301', outer: '0202' }],
    });
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 6);
    expect(hit.where('d')).toBe('0301');
    const stays = hit.act(holdGround, { type: 'HoldGround', unit: hit.piece('o') });
    const again = stays.act(melee, blow(stays, 'u', 'd'), ...HIT, 1);
    expect(again.standing('d').lost).toBe(1);
  });

  test('2.8.14 a disrupted unit has no zone of control but still stands in its hex', () => {
    const position = field(orc('B3Z'), guard('D1W', { state: { disrupted: true } }));
    expect(inZone(position.battle, position.state, DEFENDER, position.hex('0203'))).toBe(false);
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBeNull();
  });
});

describe('2.8.9 advance', () => {
  const won = (): Position => {
    const before = siege({ map: 'o d . .', pieces: { o: orc('B3Z'), d: guard('D1Y') } });
    return before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
  };

  test('2.8.9 the attacker may advance into the hex he has emptied', () => {
    const after = won();
    expect(owed(after)).toEqual(['advance o']);
    const advanced = after.act(advance, { type: 'Advance', unit: after.piece('o'), carries: [] });
    expect(advanced.where('o')).toBe('0201');
    expect(owed(advanced)).toEqual([]);
  });

  test('2.8.9 he may stay where he is', () => {
    const after = won();
    const stays = after.act(holdGround, { type: 'HoldGround', unit: after.piece('o') });
    expect(stays.where('o')).toBe('0101');
    expect(owed(stays)).toEqual([]);
  });

  test('2.8.9 no second attack follows', () => {
    const before = siege({ map: 'o d e .', pieces: { o: orc('B3Z'), d: guard('D1Y'), e: guard('D1Y') } });
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
    const after = hit.act(advance, { type: 'Advance', unit: hit.piece('o'), carries: [] });
    expect(after.whyNot(melee, blow(after, 'o', 'e'))).toBe('fought-already');
  });

  test('2.8.9 nobody is asked after an attack that failed', () => {
    const before = siege({ map: 'o d . .', pieces: { o: orc('B3Z'), d: guard('D1Y') } });
    expect(owed(before.act(melee, blow(before, 'o', 'd'), ...MISS))).toEqual([]);
  });

  test('2.8.9 the retreat comes first, then the advance', () => {
    const before = field(orc('B3Z'), guard('D1W'));
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 6);
    expect(owed(hit)).toEqual(['retreat d 1', 'advance o']);
    const away = defenderDecides(hit).act(retreat, back(hit, 'd', '0403'));
    expect(owed(away)).toEqual(['advance o']);
    const after = besiegerDecides(away).act(advance, { type: 'Advance', unit: away.piece('o'), carries: [] });
    expect(after.where('o')).toBe('0303');
  });

  test('2.8.9 zones of control and movement points are not asked', () => {
    const o = orc('B3Z', { state: { moved: true, spent: 8 } });
    const before = siege({ map: 'o d e .', pieces: { o, d: guard('D1Y'), e: guard('D1Y') } });
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
    expect(hit.act(advance, { type: 'Advance', unit: hit.piece('o'), carries: [] }).where('o')).toBe('0201');
  });

  test('2.7.8 loose engines in the hex are destroyed and counted', () => {
    const before = siege({
      map: 'o d . .',
      pieces: {
        o: orc('B3Z'),
        d: guard('D1Y', { value: 5 }),
        x: engine('catapult', DEFENDER, { at: '0201' }),
      },
    });
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
    const after = hit.act(advance, { type: 'Advance', unit: hit.piece('o'), carries: [] });
    expect(after.where('x')).toBe('gone');
    expect(after.state.tracks).toEqual([6, 0]);
  });

  test('2.8.9 he must be able to enter that hex by movement', () => {
    const before = siege({
      map: 'o g .',
      pieces: { o: orc('B3Z', { gait: 'horse' }), d: guard('D1Z', { at: '0201' }) },
    });
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
    expect(hit.where('d')).toBe('gone');
    expect(owed(hit)).toEqual([]);
  });

  test('2.10.4 a demoralized force does not advance', () => {
    const before = siege({ map: 'o d . .', pieces: { o: orc('B3Z'), d: guard('D1Y') } }).with({
      demoralized: [false, true],
    });
    expect(owed(before.act(melee, blow(before, 'o', 'd'), ...HIT, 1))).toEqual([]);
  });

  test('2.7.6 cavalry that fears beasts does not advance into contact with one', () => {
    const before = siege({
      map: 'd o m',
      pieces: {
        d: guard('B3W', { gait: 'horse', traits: ['fears-beasts'] }),
        o: orc('E2Z'),
        m: orc('A4Z', { gait: 'beast' }),
      },
      active: DEFENDER,
    });
    const hit = before.act(melee, blow(before, 'd', 'o'), ...HIT, 1);
    expect(hit.where('o')).toBe('gone');
    expect(owed(hit)).toEqual([]);
  });

  test('2.3.1 an advance into the hex inside a breached gate takes the gate', () => {
    const before = breached(
      siege({
        map: 'd o',
        levels: '1 .',
        sides: ['0101/0201 main-gate up 0101 level 1'],
        pieces: { d: guard('D1Y', { value: 5 }), o: orc('B3Z') },
      }),
    );
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
    const after = hit.act(advance, { type: 'Advance', unit: hit.piece('o'), carries: [] });
    expect(after.state.works[0]!.holder).toBe(BESIEGER);
    expect(after.state.tracks).toEqual([10, 0]);
  });

  test('2.8.9 the offer lapses when a displaced friend stands in the hex again', () => {
    const before = siege({
      map: `
        M d f M
         o M M M`,
      levels: `
        . 1 1 .
         . . . .`,
      sides: ['0102/0201 wall up 0201 level 1'],
      pieces: { o: orc('B3Z'), d: guard('D1W'), f: guard('D1W') },
      raised: [{ inner: '0201', outer: '0102' }],
    });
    const hit = before.act(melee, blow(before, 'o', 'd'), 3, 4, 6);
    expect([hit.where('d'), hit.where('f')]).toEqual(['0301', '0201']);
    expect(owed(hit)).toEqual([]);
  });
});

describe('2.11.2 attacks over a ladder', () => {
  function wall(o: Soldier, d: Soldier, turn?: number): Position {
    return siege({
      map: 'o d c c',
      levels: '. 1 1 1',
      sides: ['0101/0201 wall up 0201 level 1'],
      pieces: { o, d },
      raised: [{ inner: '0201', outer: '0101', ...(turn === undefined ? {} : { turn }) }],
    });
  }

  test('2.11.2 a unit at the foot attacks over its ladder; the defender has 1 more armour', () => {
    const position = wall(orc('E3Y'), guard('D2X'));
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBeNull();
    expect(attack(position, 'melee', 'o', 'd').armour).toBe(3);
    expect(causes(attack(position, 'melee', 'o', 'd'))).toEqual(['ladder']);
  });

  test('2.11.2 the ladder is removed after that use, lost', () => {
    const before = wall(orc('E3Y'), guard('D2X'));
    const after = before.act(melee, blow(before, 'o', 'd'), ...MISS);
    expect(after.state.ladders).toEqual([]);
    expect(types(after.events).at(-1)).toBe('LadderRemoved');
  });

  test('2.11.2 or won, and the attacker may advance over it', () => {
    const before = wall(orc('B3Z'), guard('D1Y'));
    const hit = before.act(melee, blow(before, 'o', 'd'), ...HIT, 1);
    expect(hit.state.ladders).toEqual([]);
    expect(hit.act(advance, { type: 'Advance', unit: hit.piece('o'), carries: [] }).where('o')).toBe('0201');
  });

  test('2.11.2 not in the turn it was raised', () => {
    const position = wall(orc('E3Y'), guard('D2X'), 2);
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBe('not-in-contact');
  });

  test('2.0.5 only outward to inward: the defender does not attack down it', () => {
    const position = wall(orc('E3Y'), guard('D2X')).with({ active: DEFENDER });
    expect(position.whyNot(melee, blow(position, 'd', 'o'))).toBe('not-in-contact');
  });

  test('2.11.2 only units with that skill use it', () => {
    const position = wall(orc('E3Y', { traits: [] }), guard('D2X'));
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBe('not-in-contact');
  });
});
