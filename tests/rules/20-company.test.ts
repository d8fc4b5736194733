/** Cases 2.20.1-2.20.3, 2.7.10 and 2.10.4: personages in the company of units. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import { settle } from '../../src/engine/consequences/decisions.ts';
import { personagesWith, unguardedPersonages } from '../../src/engine/facts/personages.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { gateTaken } from '../../src/engine/consequences/gates.ts';
import { levelControl } from '../../src/engine/checks/levels.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { deploy } from '../../src/engine/verbs/deploy.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { moveAlone } from '../../src/engine/verbs/moveAlone.ts';
import { retreat } from '../../src/engine/verbs/retreat.ts';
import { slipAway } from '../../src/engine/verbs/slipAway.ts';
import { engine, guard, hero, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';
import { blow, defenderDecides, mustGoBack, owed, shot } from './blows.ts';
import { advanceWith, backWith, carry } from './company.ts';
import { march } from './orders.ts';

const DEFENDER_MOVES = { active: DEFENDER, step: 'defender-movement.moving.choosing' } as const;

const BESIDE = hero(DEFENDER, { at: '0101' });

/** A unit with two personages in its hex, or more, and room to go. */
function company(first = BESIDE, more: Plan['pieces'] = {}): Position {
  const pieces = { u: guard('D3X'), a: first, b: BESIDE, ...more };
  return siege({ map: 'u . . . .', pieces, ...DEFENDER_MOVES });
}

describe('2.20.1 personages', () => {
  test('2.20.1 any number may share a hex with one unit or stand alone', () => {
    const position = siege({
      map: 'u . .',
      pieces: {
        u: guard('D3X'),
        a: hero(DEFENDER, { at: '0101' }),
        b: hero(DEFENDER, { at: '0101' }),
        c: hero(DEFENDER, { at: '0301' }),
      },
    });
    const { battle, state, piece, hex } = position;
    expect(personagesWith(battle, state, piece('u'))).toEqual([piece('a'), piece('b')]);
    expect(unguardedPersonages(battle, state, hex('0101'), DEFENDER)).toEqual([]);
    expect(unguardedPersonages(battle, state, hex('0301'), DEFENDER)).toEqual([piece('c')]);
    expect(unguardedPersonages(battle, state, hex('0301'), BESIEGER)).toEqual([]);
  });

  test('2.20.1 they have no zone of control', () => {
    const { battle, state, hex } = siege({ map: 'a . .', pieces: { a: hero(BESIEGER) } });
    expect(inZone(battle, state, BESIEGER, hex('0201'))).toBe(false);
  });

  test('2.20.1 they hold neither gates nor levels', () => {
    const { battle, state } = siege({
      map: 'a . .',
      levels: '1 . .',
      sides: ['0101/0201 gate up 0101 level 1'],
      pieces: { a: hero(BESIEGER) },
    });
    expect(gateTaken(battle, state)).toEqual([]);
    expect(levelControl(battle, state)).toEqual([]);
  });

  test('2.20.1 they cannot be shot at or attacked in melee, and do neither', () => {
    const position = siege({
      map: 'o a .',
      pieces: { o: orc('Ee3X'), a: hero(DEFENDER), e: engine('catapult', BESIEGER, { at: '0301' }) },
    });
    expect(position.whyNot(fire, shot(position, 'o', 'a'))).toBe('not-a-unit');
    expect(position.whyNot(melee, blow(position, 'o', 'a'))).toBe('not-a-unit');
    const answering = defenderDecides(position);
    expect(answering.whyNot(fire, shot(answering, 'a', 'o'))).toBe('not-a-unit');
    expect(answering.whyNot(melee, blow(answering, 'a', 'o'))).toBe('not-a-unit');
  });
});

describe('2.5 placing personages', () => {
  const before = siege({
    map: 'u . M',
    pieces: { u: guard('D3X'), a: hero(DEFENDER, { at: '0101' }), b: hero(DEFENDER, { at: 'off' }) },
    zones: { defender: ['0101', '0201', '0301'] },
    active: DEFENDER,
    step: 'setup.defender',
  });
  const place = (piece: string, hex: string) =>
    ({ type: 'Deploy', piece: before.piece(piece), hex: before.hex(hex) }) as const;

  test('2.7.1 they stack freely: nobody has to change places with them', () => {
    const after = before.act(deploy, place('b', '0101'));
    expect([after.where('a'), after.where('b'), after.where('u')]).toEqual(['0101', '0101', '0101']);
    expect(after.act(deploy, place('u', '0201')).where('a')).toBe('0101');
  });

  test('4.3 nobody is placed on a mountain', () => {
    expect(before.whyNot(deploy, place('a', '0301'))).toBe('terrain-bars-piece');
  });

  test('2.7.1 nor where an enemy personage stands', () => {
    const position = siege({
      map: 'u a',
      pieces: { u: guard('D3X'), a: hero(BESIEGER) },
      zones: { defender: ['0101', '0201'] },
      active: DEFENDER,
      step: 'setup.defender',
    });
    const order = { type: 'Deploy', piece: position.piece('u'), hex: position.hex('0201') } as const;
    expect(position.whyNot(deploy, order)).toBe('enemy-in-the-way');
  });
});

describe('2.20.2 carried by a move', () => {
  test('2.20.2 who shares the hex of a moving unit goes along free of cost; that is his move', () => {
    const before = company();
    const after = before.act(move, carry(before, 'u', ['a'], '0201', '0301'));
    expect([after.where('u'), after.where('a'), after.where('b')]).toEqual(['0301', '0301', '0101']);
    expect(after.standing('u').spent).toBe(4);
    expect(after.standing('a')).toMatchObject({ moved: true, spent: 0 });
    expect(after.standing('b').moved).toBe(false);
  });

  test('2.20.2 a unit may carry any number', () => {
    const before = company();
    const after = before.act(move, carry(before, 'u', ['b', 'a'], '0201'));
    expect([after.where('a'), after.where('b')]).toEqual(['0201', '0201']);
  });

  test('2.20.2 not who has moved in this phase', () => {
    const before = company(hero(DEFENDER, { at: '0101', state: { moved: true } }));
    expect(before.whyNot(move, carry(before, 'u', ['a'], '0201'))).toBe('moved-already');
    expect(before.whyNot(move, carry(before, 'u', ['b'], '0201'))).toBeNull();
  });

  test('2.20.2 who has been carried does not move again', () => {
    const before = siege({
      map: 'u . v .',
      pieces: { u: guard('D3X'), v: guard('D3X'), a: hero(DEFENDER, { at: '0101' }) },
      ...DEFENDER_MOVES,
    });
    const ridden = before.act(move, carry(before, 'u', ['a'], '0201'));
    expect(ridden.whyNot(move, carry(ridden, 'v', ['a'], '0401'))).toBe('not-with-the-unit');
    const waiting = before.act(move, march(before, 'v', '0401'));
    expect(waiting.whyNot(move, carry(waiting, 'v', ['a'], '0301'))).toBe('moved-already');
  });

  test('2.20.2 only from a hex they share, only personages of its side, each once', () => {
    const before = siege({
      map: 'u a o',
      pieces: {
        u: guard('D3X'),
        a: hero(DEFENDER),
        o: orc('E3Y'),
        n: hero(BESIEGER, { at: '0301' }),
        c: hero(DEFENDER, { at: '0101' }),
      },
      ...DEFENDER_MOVES,
    });
    for (const others of [['a'], ['o'], ['n'], ['u'], ['c', 'c']]) {
      expect(before.whyNot(move, carry(before, 'u', others, '0201'))).toBe('not-with-the-unit');
    }
  });

  test('2.20.2 over ladders too', () => {
    const before = siege({
      map: 'c o .',
      levels: '1 . .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { o: orc('E3Y'), a: hero(BESIEGER, { at: '0201' }) },
      raised: [{ inner: '0101', outer: '0201' }],
    });
    const after = before.act(move, carry(before, 'o', ['a'], '0101'));
    expect(after.where('a')).toBe('0101');
  });

  test('2.7.9 a unit that pushes an engine may carry as well', () => {
    const before = siege({
      map: 'o . .',
      pieces: {
        o: orc('E3Y'),
        a: hero(BESIEGER, { at: '0101' }),
        e: engine('catapult', BESIEGER, { at: '0101' }),
      },
    });
    const order = { ...carry(before, 'o', ['a'], '0201'), pushes: before.piece('e') };
    const after = before.act(move, order);
    expect([after.where('o'), after.where('a'), after.where('e')]).toEqual(['0201', '0201', '0201']);
  });

  test('2.7.8 alone he may not enter the hex of loose enemies, carried he goes in with the unit that overruns them', () => {
    const before = siege({
      map: 'u e .',
      pieces: {
        u: guard('D3X'),
        a: hero(DEFENDER, { at: '0101' }),
        e: engine('catapult', BESIEGER, { at: '0201' }),
        n: hero(BESIEGER, { at: '0201' }),
        o: orc('E3Y', { at: '0301', state: { disrupted: true } }),
      },
      ...DEFENDER_MOVES,
    });
    const walk = { type: 'MoveAlone', personage: before.piece('a'), path: [before.hex('0201')] } as const;
    expect(before.whyNot(moveAlone, walk)).toBe('enemy-in-the-way');
    const after = before.act(move, carry(before, 'u', ['a'], '0201'), 6);
    expect([after.where('u'), after.where('a'), after.where('e'), after.where('n')]).toEqual([
      '0201',
      '0201',
      'gone',
      '0301',
    ]);
  });

  test('2.20.3 magic leaders are not carried in movement phases', () => {
    const before = company(hero(DEFENDER, { at: '0101', magic: 10 }));
    expect(before.whyNot(move, carry(before, 'u', ['a'], '0201'))).toBe('moves-in-magic-phases');
  });

  test('2.20.3 nor is anybody who is frozen', () => {
    const before = company(hero(DEFENDER, { at: '0101', state: { frozen: 1 } }));
    expect(before.whyNot(move, carry(before, 'u', ['a'], '0201'))).toBe('frozen');
  });

  test('2.20.2 offered is every company of those who may go, nobody and all of them included', () => {
    const carriedTo = (position: Position, hex: string) =>
      move
        .options(position.battle, position.state)
        .filter(({ path }) => path.at(-1) === position.hex(hex))
        .map(({ carries }) => carries.map((id) => position.battle.pieces[id]!.name).join());
    expect(carriedTo(company(), '0301')).toEqual(['', 'a', 'b', 'a,b']);
    const frozen = company(hero(DEFENDER, { at: '0101', state: { frozen: 1 } }));
    expect(carriedTo(frozen, '0301')).toEqual(['', 'b']);
    const three = company(BESIDE, { c: BESIDE });
    expect(carriedTo(three, '0301')).toEqual(['', 'a', 'b', 'c', 'a,b', 'a,c', 'b,c', 'a,b,c']);
  });
});

describe('2.20.3 going along with a retreat', () => {
  const plan = {
    map: 'o d . .',
    pieces: { o: orc('E3Y'), d: guard('D3X'), a: hero(DEFENDER, { at: '0201' }) },
  };

  test('2.20.3 personages in the hex may go along or stay behind', () => {
    const owing = mustGoBack(siege(plan), 'd', 1, '0101');
    const together = owing.act(retreat, backWith(owing, 'd', ['a'], '0301'));
    expect([together.where('d'), together.where('a')]).toEqual(['0301', '0301']);
    expect(together.standing('a').moved).toBe(false);
    const alone = owing.act(retreat, backWith(owing, 'd', [], '0301'));
    expect([alone.where('d'), alone.where('a')]).toEqual(['0301', '0201']);
  });

  test('2.18.4 the owner is asked who goes along even where one way alone is open', () => {
    const owing = mustGoBack(siege(plan), 'd', 1, '0101');
    expect(settle(owing.battle, owing.state, scripted())).toEqual([]);
    const { a: _, ...without } = plan.pieces;
    const bare = mustGoBack(siege({ map: plan.map, pieces: without }), 'd', 1, '0101');
    expect(types(settle(bare.battle, bare.state, scripted()))).toContain('UnitRetreated');
  });

  test('2.20.3 the frozen go along with a retreat', () => {
    const frozen = hero(DEFENDER, { at: '0201', state: { frozen: 1 } });
    const owing = mustGoBack(siege({ map: plan.map, pieces: { ...plan.pieces, a: frozen } }), 'd', 1, '0101');
    expect(owing.act(retreat, backWith(owing, 'd', ['a'], '0301')).where('a')).toBe('0301');
  });

  test('2.20.3 magic leaders go along with a retreat, and whoever has moved', () => {
    for (const spec of [{ magic: 8 }, { state: { moved: true } }]) {
      const a = hero(DEFENDER, { at: '0201', ...spec });
      const owing = mustGoBack(siege({ map: plan.map, pieces: { ...plan.pieces, a } }), 'd', 1, '0101');
      expect(owing.whyNot(retreat, backWith(owing, 'd', ['a'], '0301'))).toBeNull();
    }
  });

  test('2.20.3 with a displacement as well', () => {
    const before = siege({
      map: 'o d f . .',
      pieces: { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), a: hero(DEFENDER, { at: '0301' }) },
    });
    const owing = mustGoBack(before, 'd', 1, '0101');
    const pushed = owing.with(
      reduceAll(owing.battle, owing.state, settle(owing.battle, owing.state, scripted())),
    );
    expect(owed(pushed)).toEqual(['retreat f 1']);
    const after = pushed.act(retreat, backWith(pushed, 'f', ['a'], '0401'));
    expect([after.where('d'), after.where('f'), after.where('a')]).toEqual(['0301', '0401', '0401']);
  });

  test('2.20.3 who came with the unit that displaces may go on with the displaced one', () => {
    const before = siege({
      map: 'o d f .',
      pieces: { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), a: hero(DEFENDER, { at: '0201' }) },
    });
    const owing = mustGoBack(before, 'd', 1, '0101');
    const arrived = owing.act(retreat, backWith(owing, 'd', ['a'], '0301'));
    expect(owed(arrived)).toEqual(['retreat f 1']);
    const on = arrived.act(retreat, backWith(arrived, 'f', ['a'], '0401'));
    expect([on.where('d'), on.where('f'), on.where('a')]).toEqual(['0301', '0401', '0401']);
  });

  test('2.8.10 a retreat does not lead into a hex with an enemy personage', () => {
    const before = siege({ map: 'o d n', pieces: { o: orc('E3Y'), d: guard('D3X'), n: hero(BESIEGER) } });
    const owing = mustGoBack(before, 'd', 1, '0101');
    expect(owing.whyNot(retreat, backWith(owing, 'd', [], '0301'))).toBe('retreat-into-enemy');
  });
});

describe('2.20.3 going along with cavalry that slips away', () => {
  const attacked = (a = hero(DEFENDER, { at: '0201' })): Position => {
    const before = siege({
      map: 'o d . .',
      pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }), a },
    });
    return defenderDecides(before.act(melee, blow(before, 'o', 'd')));
  };
  const slip = (at: Position, ...personages: readonly string[]) =>
    ({
      type: 'SlipAway',
      unit: at.piece('d'),
      to: at.hex('0301'),
      carries: personages.map(at.piece),
    }) as const;

  test('2.20.3 personages with it may go along or stay behind', () => {
    const at = attacked();
    expect(at.act(slipAway, slip(at, 'a'), 6).where('a')).toBe('0301');
    expect(at.act(slipAway, slip(at), 6).where('a')).toBe('0201');
  });

  test('2.20.3 the frozen stay', () => {
    const at = attacked(hero(DEFENDER, { at: '0201', state: { frozen: 1 } }));
    expect(at.whyNot(slipAway, slip(at, 'a'))).toBe('frozen');
    expect(slipAway.options(at.battle, at.state).map(({ carries }) => carries)).toEqual([[]]);
  });

  test('2.8.6 a hex with an enemy personage is not vacant', () => {
    const before = siege({
      map: 'o d n',
      pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }), n: hero(BESIEGER) },
    });
    expect(owed(before.act(melee, blow(before, 'o', 'd'), 1, 1))).toEqual([]);
  });
});

describe('2.20.3 going along with an advance', () => {
  const won = (a = hero(BESIEGER, { at: '0101' }), broken = false): Position => {
    const position = siege({ map: 'o . .', pieces: { o: orc('E3Y'), a } });
    return position.with({
      owed: [{ type: 'advance', unit: position.piece('o'), hex: position.hex('0201') }],
      demoralized: [false, broken],
    });
  };

  test('2.8.9 personages with the attacker may go along or stay behind', () => {
    const at = won();
    expect(at.act(advance, advanceWith(at, 'o', 'a')).where('a')).toBe('0201');
    expect(at.act(advance, advanceWith(at, 'o')).where('a')).toBe('0101');
    expect(advance.options(at.battle, at.state)).toHaveLength(2);
  });

  test('2.20.3 magic leaders may', () => {
    const at = won(hero(BESIEGER, { at: '0101', magic: 8 }));
    expect(at.whyNot(advance, advanceWith(at, 'o', 'a'))).toBeNull();
  });

  test('2.20.3 the frozen stay', () => {
    const at = won(hero(BESIEGER, { at: '0101', state: { frozen: 1 } }));
    expect(at.whyNot(advance, advanceWith(at, 'o', 'a'))).toBe('frozen');
  });

  test('2.12 nor does Stalemate hold him back: it is his unit that moves', () => {
    const position = siege({
      map: 'o . d',
      pieces: {
        o: orc('E3Y'),
        d: guard('D3X'),
        a: hero(BESIEGER, { at: '0101', magic: 8, gifts: ['wraith'] }),
        w: hero(DEFENDER, { at: '0301', magic: 10, spells: ['stalemate'] }),
      },
    });
    const at = position.with({
      owed: [{ type: 'advance', unit: position.piece('o'), hex: position.hex('0201') }],
      magic: { ...position.state.magic, stalemate: true },
    });
    expect(at.act(advance, advanceWith(at, 'o', 'a')).where('a')).toBe('0201');
  });

  test('2.10.4 a unit of a demoralized force advances only if a personage stacked with it goes along', () => {
    const at = won(undefined, true);
    expect(at.whyNot(advance, advanceWith(at, 'o'))).toBe('demoralized-into-zone');
    expect(at.whyNot(advance, advanceWith(at, 'o', 'a'))).toBeNull();
    expect(advance.options(at.battle, at.state).map(({ carries }) => carries)).toEqual([[at.piece('a')]]);
    expect(settle(at.battle, at.state, scripted())).toEqual([]);
  });

  test('2.10.4 a frozen one does not help, and the advance lapses', () => {
    const at = won(hero(BESIEGER, { at: '0101', state: { frozen: 1 } }), true);
    expect(types(settle(at.battle, at.state, scripted()))).toEqual(['DecisionTaken']);
  });
});

describe('2.10.4 the units of a demoralized force and enemy zones of control', () => {
  const facing = (a = hero(DEFENDER, { at: '0101' })): Position =>
    siege({ map: 'u . . o', pieces: { u: guard('D3X'), a, o: orc('E3Y') }, ...DEFENDER_MOVES }).with({
      demoralized: [true, false],
    });

  test('2.10.4 they move into one only with a personage stacked with them who goes along', () => {
    const before = facing();
    expect(before.whyNot(move, march(before, 'u', '0201', '0301'))).toBe('demoralized-into-zone');
    expect(before.act(move, carry(before, 'u', ['a'], '0201', '0301')).where('u')).toBe('0301');
  });

  test('2.10.4 that is what they are offered', () => {
    const before = facing();
    const into = move
      .options(before.battle, before.state)
      .filter(({ path }) => path.at(-1) === before.hex('0301'));
    expect(into.map(({ carries }) => carries)).toEqual([[before.piece('a')]]);
  });

  test('2.7.5 a disrupted unit does not, whoever goes along', () => {
    const before = siege({
      map: 'u . o',
      pieces: {
        u: guard('D3X', { state: { disrupted: true } }),
        a: hero(DEFENDER, { at: '0101' }),
        o: orc('E3Y'),
      },
      ...DEFENDER_MOVES,
    });
    expect(before.whyNot(move, carry(before, 'u', ['a'], '0201'))).toBe('disrupted-into-zone');
  });

  test('2.10.4 a personage who may not go along does not help', () => {
    const before = facing(hero(DEFENDER, { at: '0101', magic: 10 }));
    expect(before.whyNot(move, carry(before, 'u', ['a'], '0201', '0301'))).toBe('moves-in-magic-phases');
  });

  test('2.10.4 the zone ends that move like any other', () => {
    const before = siege({
      map: `
        u . . .
         . . o .`,
      pieces: { u: guard('D3X'), a: hero(DEFENDER, { at: '0101' }), o: orc('E3Y') },
      ...DEFENDER_MOVES,
    }).with({ demoralized: [true, false] });
    expect(before.whyNot(move, carry(before, 'u', ['a'], '0201', '0301', '0401'))).toBe('zone-stops');
  });
});
