/** Cases 2.8.1-2.8.5: the missile segment. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { entrySides } from '../../src/engine/facts/cover.ts';
import { sight } from '../../src/board/sight.ts';
import { beyond, type HexId } from '../../src/board/hex.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { engine, guard, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';
import { attack, blow, causes, shot } from './blows.ts';

/** A total of 12, which hurts nobody at any strength and armour. */
const MISS = [6, 6] as const;

function breached(position: Position): Position {
  return position.with({ works: position.state.works.map((work) => ({ ...work, breached: true })) });
}

describe('2.8.2 who shoots', () => {
  test('2.8.2 a unit with a missile letter fires once', () => {
    const before = siege({ map: 'o . g', pieces: { o: orc('e1Y'), g: guard('D3X') } });
    const after = before.act(fire, shot(before, 'o', 'g'), ...MISS);
    expect(types(after.events)).toEqual(['AttackDeclared', 'UnitActed', 'DiceRolled', 'AttackFailed']);
    expect(after.whyNot(fire, shot(after, 'o', 'g'))).toBe('fired-already');
  });

  test('2.8.2 a unit without a missile letter does not fire', () => {
    const position = siege({ map: 'o . g', pieces: { o: orc('E3Y'), g: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'o', 'g'))).toBe('no-missile');
  });

  test('2.8.14 a disrupted unit does not fire', () => {
    const archers = orc('e1Y', { state: { disrupted: true } });
    const position = siege({ map: 'o . g', pieces: { o: archers, g: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'o', 'g'))).toBe('disrupted');
  });

  test('2.8.2 the same unit may also attack in melee if it has a melee letter', () => {
    const before = siege({ map: 'o g', pieces: { o: orc('Ee3X'), g: guard('D3X') } });
    const after = before.act(fire, shot(before, 'o', 'g'), ...MISS);
    expect(after.whyNot(melee, blow(after, 'o', 'g'))).toBeNull();
  });

  test('2.8.2 contact does not prevent fire', () => {
    const position = siege({ map: 'o g', pieces: { o: orc('e1Y'), g: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'o', 'g'))).toBeNull();
  });

  test('2.8.2 a unit may be shot at by any number of bows', () => {
    const before = siege({ map: 'o u . g', pieces: { o: orc('e1Y'), u: orc('e1Y'), g: guard('D3X') } });
    const after = before.act(fire, shot(before, 'o', 'g'), ...MISS);
    expect(after.whyNot(fire, shot(after, 'u', 'g'))).toBeNull();
  });

  test('2.8.2 the target is an enemy unit, neither a friend nor an engine', () => {
    const pieces = { o: orc('e1Y'), u: orc('E3Y'), x: engine('catapult', DEFENDER) };
    const position = siege({ map: 'o u x', pieces });
    expect(position.whyNot(fire, shot(position, 'o', 'u'))).toBe('target-not-enemy');
    expect(position.whyNot(fire, shot(position, 'o', 'x'))).toBe('not-a-unit');
  });

  test('2.6.4 pieces off the map neither shoot nor are shot at', () => {
    const pieces = {
      o: orc('e1Y'),
      u: orc('e1Y', { at: 'off' }),
      g: guard('D3X'),
      h: guard('D3X', { at: 'off' }),
    };
    const position = siege({ map: 'o . g', pieces });
    expect(position.whyNot(fire, shot(position, 'u', 'g'))).toBe('not-on-the-map');
    expect(position.whyNot(fire, shot(position, 'o', 'h'))).toBe('not-on-the-map');
  });

  test('2.0.9 only the acting side shoots', () => {
    const position = siege({ map: 'o . g', pieces: { o: orc('e1Y'), g: guard('e2Y') } });
    expect(position.whyNot(fire, shot(position, 'g', 'o'))).toBe('not-your-piece');
  });
});

describe('2.11.5 catapults at troops', () => {
  const catapult: Plan = { map: 'x . g', pieces: { x: engine('catapult'), g: guard('D3X') } };

  test('2.11.5 a catapult shoots at strength B without a unit', () => {
    const position = siege(catapult);
    expect(position.whyNot(fire, shot(position, 'x', 'g'))).toBeNull();
    expect(attack(position, 'fire', 'x', 'g')).toMatchObject({ strength: 'B', armour: 3, morale: 'X' });
  });

  test('2.11.5 it does one thing a turn', () => {
    const before = siege(catapult);
    const after = before.act(fire, shot(before, 'x', 'g'), ...MISS);
    expect(after.standing('x').worked).toBe(true);
    expect(after.whyNot(fire, shot(after, 'x', 'g'))).toBe('worked-already');
  });

  test('2.11.5 a catapult that moved does not shoot', () => {
    const moved = engine('catapult', BESIEGER, { state: { moved: true } });
    const position = siege({ map: 'x . g', pieces: { x: moved, g: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'x', 'g'))).toBe('moved-already');
  });

  test('2.11.5 no other engine shoots at troops', () => {
    const position = siege({ map: 'x . g', pieces: { x: engine('grond'), g: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'x', 'g'))).toBe('not-a-catapult');
  });

  test('2.8.4 catapults lob: they need no line of sight', () => {
    const pieces = { x: engine('catapult'), o: orc('e1Y'), g: guard('D3X') };
    const position = siege({ map: 'x o g . h', pieces: { ...pieces, h: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'x', 'h'))).toBeNull();
    const wood = siege({ map: 'x g h', pieces: { x: engine('catapult'), h: guard('D3X') } });
    expect(wood.whyNot(fire, shot(wood, 'x', 'h'))).toBeNull();
  });
});

describe('2.8.3 range', () => {
  const row = { o: orc('e1Y'), g: guard('D3X') };

  test('2.8.3 foot bows reach 3 hexes', () => {
    const near = siege({ map: 'o . . g .', pieces: row });
    const far = siege({ map: 'o . . . g', pieces: row });
    expect(near.whyNot(fire, shot(near, 'o', 'g'))).toBeNull();
    expect(far.whyNot(fire, shot(far, 'o', 'g'))).toBe('out-of-range');
  });

  test('2.8.3 horse bows reach 2 hexes', () => {
    const pieces = { o: orc('Be3X', { gait: 'horse' }), g: guard('D3X') };
    const near = siege({ map: 'o . g .', pieces });
    const far = siege({ map: 'o . . g', pieces });
    expect(near.whyNot(fire, shot(near, 'o', 'g'))).toBeNull();
    expect(far.whyNot(fire, shot(far, 'o', 'g'))).toBe('out-of-range');
  });

  test.each([
    [1, 'out-of-range'],
    [2, null],
    [3, null],
    [4, null],
    [5, 'out-of-range'],
  ])('2.8.3 a catapult reaches 2 to 4 hexes: at %i', (range, refusal) => {
    const map = `x ${'. '.repeat(range - 1)} g`;
    const position = siege({ map, pieces: { x: engine('catapult'), g: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'x', 'g'))).toBe(refusal);
  });

  test('2.8.3 at night no missile flies further than 2 hexes', () => {
    const pieces = { ...row, x: engine('catapult') };
    const near = siege({
      map: 'o x g',
      pieces: { ...pieces, x: engine('catapult', BESIEGER, { at: '0101' }) },
      night: true,
    });
    expect(near.whyNot(fire, shot(near, 'o', 'g'))).toBeNull();
    expect(near.whyNot(fire, shot(near, 'x', 'g'))).toBeNull();
    const far = siege({
      map: 'o . . g',
      pieces: { ...row, x: engine('catapult', BESIEGER, { at: '0101' }) },
      night: true,
    });
    expect(far.whyNot(fire, shot(far, 'o', 'g'))).toBe('out-of-range');
    expect(far.whyNot(fire, shot(far, 'x', 'g'))).toBe('out-of-range');
  });
});

describe('2.8.4 line of sight', () => {
  test.each([
    ['a grove', 'o g d'],
    ['a mountain', 'o M d'],
    ['a tunnel', 'o t d'],
    ['higher ground', 'o h d'],
  ])('2.8.4 %s strictly between blocks a bow', (_, map) => {
    const position = siege({ map, pieces: { o: orc('e1Y'), d: guard('D3X') } });
    expect(position.whyNot(fire, shot(position, 'o', 'd'))).toBe('no-line-of-sight');
  });

  test('2.8.4 a target in a grove can be seen', () => {
    const position = siege({ map: 'o . g', pieces: { o: orc('e1Y'), d: guard('D3X', { at: '0301' }) } });
    expect(position.whyNot(fire, shot(position, 'o', 'd'))).toBeNull();
  });

  test('2.8.4 fire goes one level up but not two, and down any number', () => {
    const plan = { map: 'o . d', pieces: { o: orc('e1Y'), d: guard('e2Y') } };
    const one = siege({ ...plan, levels: '. . 1' });
    const two = siege({ ...plan, levels: '. . 2' });
    const down = siege({ ...plan, levels: '. . 2', active: DEFENDER });
    expect(one.whyNot(fire, shot(one, 'o', 'd'))).toBeNull();
    expect(two.whyNot(fire, shot(two, 'o', 'd'))).toBe('target-too-high');
    expect(down.whyNot(fire, shot(down, 'd', 'o'))).toBeNull();
  });

  test('2.8.4 neighbours shoot across a wall but not across rock', () => {
    const plan = { map: 'o d', levels: '. 1', pieces: { o: orc('e1Y'), d: guard('D3X') } };
    const wall = siege({ ...plan, sides: ['0101/0201 wall up 0201 level 1'] });
    const rock = siege({ ...plan, sides: ['0101/0201 wall up 0201 level 1 rock'] });
    expect(wall.whyNot(fire, shot(wall, 'o', 'd'))).toBeNull();
    expect(rock.whyNot(fire, shot(rock, 'o', 'd'))).toBe('no-line-of-sight');
  });

  test('2.3 no missile flies into or out of a tunnel, not even a stone', () => {
    const pieces = { x: engine('catapult'), o: orc('e1Y'), d: guard('D3X', { at: '0301' }) };
    const into = siege({ map: 'x o t', pieces });
    expect(into.whyNot(fire, shot(into, 'x', 'd'))).toBe('in-a-tunnel');
    expect(into.whyNot(fire, shot(into, 'o', 'd'))).toBe('in-a-tunnel');
    const out = siege({ map: 't d', pieces: { o: orc('e1Y', { at: '0101' }), d: guard('D3X') } });
    expect(out.whyNot(fire, shot(out, 'o', 'd'))).toBe('in-a-tunnel');
  });
});

describe('2.8.5 armour against missiles', () => {
  function behind(kind: string, code = 'D2X'): Position {
    return siege({
      map: 'o . d',
      levels: '. . 1',
      sides: [`0201/0301 ${kind} up 0301 level 1`],
      pieces: { o: orc('e1Y'), d: guard(code) },
    });
  }

  test('7.18 a wall hexside adds 1', () => {
    expect(attack(behind('wall'), 'fire', 'o', 'd').armour).toBe(3);
  });

  test('2.8.5 so does an unbreached gate', () => {
    expect(attack(behind('gate'), 'fire', 'o', 'd').armour).toBe(3);
    expect(attack(behind('main-gate'), 'fire', 'o', 'd').armour).toBe(3);
  });

  test('2.8.5 a tower hexside adds 2', () => {
    expect(attack(behind('tower'), 'fire', 'o', 'd').armour).toBe(4);
  });

  test('2.19.2 no armour is read beyond 4', () => {
    const position = behind('tower', 'D3X');
    expect(attack(position, 'fire', 'o', 'd').armour).toBe(4);
    expect(causes(attack(position, 'fire', 'o', 'd'))).toEqual(['tower-cover']);
  });

  test.each(['wall', 'tower', 'gate', 'main-gate'])('2.8.5 a breached %s gives no bonus', (kind) => {
    expect(attack(breached(behind(kind)), 'fire', 'o', 'd').armour).toBe(2);
  });

  test('2.8.5 only the target on the inner side is behind it', () => {
    const outward = siege({
      map: 'o . d',
      levels: '1 . .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { o: guard('e1Y'), d: orc('E2Y') },
    });
    expect(attack(outward, 'fire', 'o', 'd').armour).toBe(2);
    const neighbours = siege({
      map: 'o d',
      levels: '1 .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { o: guard('e1Y'), d: orc('E2Y') },
    });
    expect(attack(neighbours, 'fire', 'o', 'd').armour).toBe(2);
  });

  test('2.8.5 the hexside by which the line enters the target counts, not one on the way', () => {
    const position = siege({
      map: 'o . d',
      levels: '. 1 1',
      sides: ['0101/0201 wall up 0201 level 1'],
      pieces: { o: orc('e1Y'), d: guard('D2X') },
    });
    expect(attack(position, 'fire', 'o', 'd').armour).toBe(2);
  });

  test('2.8.5 a grove adds 1', () => {
    const position = siege({ map: 'o . g', pieces: { o: orc('e1Y'), d: guard('D2X', { at: '0301' }) } });
    expect(attack(position, 'fire', 'o', 'd').armour).toBe(3);
  });

  test('4.3 an up-slope hexside adds 1', () => {
    const position = siege({
      map: 'o . h',
      sides: ['0201/0301 slope up 0301'],
      pieces: { o: orc('e1Y'), d: guard('D2X', { at: '0301' }) },
    });
    expect(attack(position, 'fire', 'o', 'd').armour).toBe(3);
    expect(causes(attack(position, 'fire', 'o', 'd'))).toEqual(['up-slope']);
  });

  test('2.8.5 a line through a corner takes the better for the defender', () => {
    const corner = (first: string, second: string): Position =>
      siege({
        map: `
          . o . .
           . . . .
          . d . .`,
        levels: `
          . . . .
          . . . .
          . 1 . .`,
        sides: [`0102/0203 ${first} up 0203 level 1`, `0202/0203 ${second} up 0203 level 1`],
        pieces: { o: orc('e1Y'), d: guard('D1X') },
      });
    expect(attack(corner('wall', 'tower'), 'fire', 'o', 'd').armour).toBe(3);
    expect(attack(corner('tower', 'wall'), 'fire', 'o', 'd').armour).toBe(3);
    expect(causes(attack(corner('wall', 'tower'), 'fire', 'o', 'd'))).toEqual(['tower-cover']);
  });

  test('2.8.5 catapults meet the same cover', () => {
    const position = siege({
      map: 'x . d',
      levels: '. . 1',
      sides: ['0201/0301 tower up 0301 level 1'],
      pieces: { x: engine('catapult'), d: guard('D1X') },
    });
    expect(attack(position, 'fire', 'x', 'd').armour).toBe(3);
  });

  test('2.8.5 the line enters by the sides that the line of sight names, on the map', () => {
    const { battle } = siege({ map: Array.from({ length: 9 }, () => '. '.repeat(9)).join('\n'), pieces: {} });
    for (let from = 0; from < battle.board.size; from += 1) {
      for (let to = 0; to < battle.board.size; to += 1) {
        if (from === to) continue;
        const sides = entrySides(battle.board, from as HexId, to as HexId);
        const seen = sight(battle.board, from as HexId, to as HexId);
        expect(sides.length === 1 || sides.length === 2).toBe(true);
        if (!seen.clear) continue;
        const onTheMap = seen.enters.filter((side) => beyond(battle.board, to as HexId, side) >= 0);
        expect([...sides].sort()).toEqual(onTheMap.sort());
      }
    }
  });

  test('2.8.9 no advance follows a shot', () => {
    const before = siege({ map: 'o g . .', pieces: { o: orc('Ee3X'), g: guard('e2Y') } });
    const after = before.act(fire, shot(before, 'o', 'g'), 3, 4, 1);
    expect(after.where('g')).toBe('gone');
    expect(after.state.owed).toEqual([]);
  });
});
