/** Case 2.18: whoever is asked for a deed must exist, stand on the map and be of the side that acts; and there must be somebody to do it to. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type PieceId } from '../../src/engine/battle.ts';
import { GONE, OFF_MAP } from '../../src/engine/state.ts';
import { verbOf } from '../../src/engine/verbs.ts';
import { cauldron, engine, guard, hero, orc, siege, type Plan, type Position } from '../kit/siege.ts';

const SCENE = siege({
  options: { fireTrenches: true },
  map: `. . . . . .
         . o g c c .
        . . . . . .`,
  levels: '. . . . . .\n. . . 1 1 .\n. . . . . .',
  sides: ['0302/0402 wall up 0402 level 1'],
  pieces: {
    o: orc('De3Y'),
    g: guard('De3X'),
    k: engine('catapult', BESIEGER, { at: '0101' }),
    t: engine('siege-tower', BESIEGER, { at: '0201' }),
    n: hero(BESIEGER, { at: '0202', magic: 5, spells: ['fear'], gifts: ['flies'] }),
    m: hero(DEFENDER, { at: '0302' }),
    l: hero(BESIEGER, { at: '0202' }),
    u: cauldron(3, { at: '0402' }),
    v: cauldron(0, { at: '0502' }),
  },
});
const at = SCENE.hex('0203');
const hexside = SCENE.side('0302', '0402');

/** A deed of each sort by a piece. */
const DEEDS: Readonly<Record<string, (who: PieceId) => Action>> = {
  Move: (unit) => ({ type: 'Move', unit, path: [at], pushes: null, carries: [] }),
  MoveAlone: (personage) => ({ type: 'MoveAlone', personage, path: [at] }),
  Fly: (personage) => ({ type: 'Fly', personage, hex: at }),
  Cast: (caster) => ({ type: 'Cast', caster, spell: 'fear', points: 1, target: null }),
  RaiseLadder: (unit) => ({ type: 'RaiseLadder', unit, hexside }),
  ThrowDown: (unit) => ({ type: 'ThrowDown', unit, hexside }),
  Breach: (who) => ({ type: 'Breach', engine: who, hexside }),
  Bombard: (who) => ({ type: 'Bombard', engine: who, target: SCENE.piece('u') }),
  Dock: (tower) => ({ type: 'Dock', tower, hexside }),
  ThrowHead: (who) => ({ type: 'ThrowHead', engine: who, hex: SCENE.hex('0402') }),
  DigTrench: (unit) => ({ type: 'DigTrench', unit, hex: at }),
  Pour: (who) => ({ type: 'Pour', cauldron: who, hexside }),
  RemoveDummy: (who) => ({ type: 'RemoveDummy', cauldron: who }),
  Fire: (shooter) => ({ type: 'Fire', shooter, target: SCENE.piece('g') }),
  Melee: (attacker) => ({ type: 'Melee', attacker, defender: SCENE.piece('g') }),
  Challenge: (personage) => ({ type: 'Challenge', personage, target: SCENE.piece('m') }),
  Rally: (leader) => ({ type: 'Rally', leader, unit: SCENE.piece('o') }),
  ClearHead: (leader) => ({ type: 'ClearHead', leader }),
  RallySelf: (unit) => ({ type: 'RallySelf', unit }),
};

const codeOf = ({ battle, state }: Position, action: Action): string | null =>
  verbOf(action.type).whyNot(battle, state, action)?.code ?? null;

/** A piece that could do the deed if it stood there and were asked for by its own side. */
const WHO: Readonly<Record<string, string>> = {
  Move: 'o',
  MoveAlone: 'l',
  Fly: 'n',
  Cast: 'n',
  RaiseLadder: 'o',
  ThrowDown: 'g',
  Breach: 'k',
  Bombard: 'k',
  Dock: 't',
  ThrowHead: 'k',
  DigTrench: 'g',
  Pour: 'u',
  RemoveDummy: 'v',
  Fire: 'o',
  Melee: 'o',
  Challenge: 'l',
  Rally: 'l',
  ClearHead: 'm',
  RallySelf: 'o',
};

describe('2.6.4 a deed is refused', () => {
  test.each(Object.keys(DEEDS))('%s: to a piece that does not exist', (type) => {
    for (const id of [99, -1, 0.5]) expect(codeOf(SCENE, DEEDS[type]!(id as PieceId))).not.toBeNull();
  });

  test.each(Object.keys(DEEDS))('%s: to one that waits off the map or is gone', (type) => {
    const who = SCENE.piece(WHO[type]!);
    const side = SCENE.battle.pieces[who]!.side;
    for (const place of [OFF_MAP, GONE] as const) {
      const pieces = SCENE.state.pieces.with(who, { ...SCENE.state.pieces[who]!, at: place });
      expect(codeOf(SCENE.with({ pieces, active: side }), DEEDS[type]!(who))).not.toBeNull();
    }
  });

  test.each(Object.keys(DEEDS))('%s: to a piece of the side that does not act', (type) => {
    const who = SCENE.piece(WHO[type]!);
    const active = SCENE.battle.pieces[who]!.side === DEFENDER ? BESIEGER : DEFENDER;
    const code = codeOf(SCENE.with({ active }), DEEDS[type]!(who));
    expect(code).toBe('not-your-piece');
  });

  test('2.8.C in melee: at one who does not exist, is off the map, or is a friend', () => {
    const attacker = SCENE.piece('o');
    const against = (defender: number): string | null =>
      codeOf(SCENE, { type: 'Melee', attacker, defender: defender as PieceId });
    expect(against(SCENE.piece('g'))).toBeNull();
    for (const id of [99, SCENE.piece('l'), SCENE.piece('u'), SCENE.piece('o')]) {
      expect(against(id)).not.toBeNull();
    }
    const gone = SCENE.state.pieces.with(SCENE.piece('g'), { ...SCENE.standing('g'), at: GONE });
    expect(codeOf(SCENE.with({ pieces: gone }), DEEDS['Melee']!(attacker))).not.toBeNull();
  });

  test('2.12.1 a magic leader casts with his last point, and not without', () => {
    const leader = SCENE.piece('n');
    const left = (magic: number): string | null =>
      codeOf(
        SCENE.with({ pieces: SCENE.state.pieces.with(leader, { ...SCENE.standing('n'), magic }) }),
        DEEDS['Cast']!(leader),
      );
    expect([left(2), left(1), left(0)]).toEqual([null, null, 'too-few-points']);
  });
});

describe('2.0.7 a deed is possible only where somebody can do it and there is one to do it to', () => {
  const possible = (type: Action['type'], plan: Plan, change: Partial<Position['state']> = {}): boolean => {
    const { battle, state } = siege(plan).with(change);
    const verb = verbOf(type);
    const answer = verb.possible?.(battle, state) ?? verb.options(battle, state).length > 0;
    // What is possible is offered, and what is offered is possible.
    expect(verb.options(battle, state).length > 0).toBe(answer);
    return answer;
  };
  const row = (map: string, pieces: Plan['pieces'], rest: Partial<Plan> = {}): Plan => ({
    map,
    pieces: pieces!,
    ...rest,
  });

  test('2.20.2 a personage walks alone unless the ground shuts him in', () => {
    expect(possible('MoveAlone', row('M n .', { n: hero(BESIEGER) }))).toBe(true);
    expect(possible('MoveAlone', row('M n M', { n: hero(BESIEGER) }))).toBe(false);
    expect(possible('MoveAlone', row('. n .', { n: hero(BESIEGER, { state: { moved: true } }) }))).toBe(
      false,
    );
    expect(possible('MoveAlone', row('. n .', { n: hero(DEFENDER) }))).toBe(false);
  });

  test('2.8.2 a bow shoots at who is in range, if there is one', () => {
    const bow = orc('De3Y');
    expect(possible('Fire', row('o . g', { o: bow, g: guard('D3X') }))).toBe(true);
    expect(possible('Fire', row('o . . . . . g', { o: bow, g: guard('D3X') }))).toBe(false);
    expect(possible('Fire', row('o . g . . . h', { o: bow, g: guard('D3X'), h: guard('D3X') }))).toBe(true);
    const spent = orc('De3Y', { state: { fired: true } });
    expect(possible('Fire', row('o . g', { o: spent, g: guard('D3X') }))).toBe(false);
    expect(possible('Fire', row('o . .', { o: bow }))).toBe(false);
    expect(possible('Fire', row('o g .', { o: bow, g: guard('D3X') }))).toBe(true);
  });

  test('2.12 a spell that needs a target is not cast without one', () => {
    const wizard = hero(BESIEGER, { magic: 5, spells: ['freeze'] });
    const foe = hero(DEFENDER, { magic: 5 });
    const step = { step: 'initial-magic.besieger' };
    expect(possible('Cast', row('n . .', { n: wizard }, step))).toBe(false);
    expect(possible('Cast', row('n m .', { n: wizard, m: foe }, step))).toBe(true);
  });

  test('2.8.C a melee needs an enemy in contact', () => {
    expect(possible('Melee', row('o g .', { o: orc('E3Y'), g: guard('D3X') }))).toBe(true);
    expect(possible('Melee', row('o . g', { o: orc('E3Y'), g: guard('D3X') }))).toBe(false);
  });
});

describe('2.11.2 the first hex of the map', () => {
  const CORNER: Plan = {
    map: 'o c .',
    levels: '. 1 .',
    sides: ['0101/0201 wall up 0201 level 1'],
    pieces: { o: orc('E3Y') },
  };

  test('is a foot for a ladder as any other', () => {
    const corner = siege(CORNER);
    const raise: Action = {
      type: 'RaiseLadder',
      unit: corner.piece('o'),
      hexside: corner.side('0101', '0201'),
    };
    expect(codeOf(corner, raise)).toBeNull();
    expect(verbOf('RaiseLadder').options(corner.battle, corner.state)).toEqual([raise]);
  });

  test('2.20.2 and a personage keeps away from an enemy who stands there', () => {
    const corner = siege({ map: 'o n . .', active: DEFENDER, pieces: { o: orc('E3Y'), n: hero(DEFENDER) } });
    const into: Action = { type: 'MoveAlone', personage: corner.piece('n'), path: [corner.hex('0101')] };
    expect(codeOf(corner, into)).toBe('enemy-in-the-way');
  });
});
