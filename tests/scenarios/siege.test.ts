// The Siege of Minas Tirith is the battle that cases 2.3 to 2.6 and 2.13 describe.
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/board/distance.ts';
import { hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Piece, type Side, type Trigger } from '../../src/engine/battle.ts';
import { bears, besideWork } from '../../src/engine/facts/ground.ts';
import { OFF_MAP } from '../../src/engine/place.ts';
import { whyNot } from '../../src/game/apply.ts';
import { newMatch } from '../../src/game/match.ts';
import { MINAS_TIRITH } from '../board/maps.ts';
import { shippedBattle } from '../kit/shipped.ts';

const battle = shippedBattle('the-siege-of-minas-tirith');
const { board } = battle;
const hex = (name: string): HexId => hexNamed(board, name)!;
const all = Array.from({ length: board.size }, (_, one) => one as HexId);
const citadel = hex('0513');
const insideGate = hex('1213');
const letter = (at: HexId): string =>
  MINAS_TIRITH.hexes[Math.floor(at / board.columns)]![at % board.columns]!;
const isField = (at: HexId): boolean => '.pgh'.includes(letter(at));
const inCity = (at: HexId): boolean => board.level[at]! > 0;
const named = (name: string): Piece => battle.pieces.find((piece) => piece.name === name)!;
const zoneOf = (name: string): readonly HexId[] => {
  const zone = battle.setup.find(({ pieces }) => pieces.includes(named(name).id))!;
  return [...zone.hexes].toSorted((a, b) => a - b);
};
const count = (side: Side, of: string): number =>
  battle.pieces.filter(({ side: one, kind }) => one === side && kind.class === of).length;
const startsOnMap = ({ id }: Piece): boolean => battle.placements[id] !== OFF_MAP;

describe('2.4 forces', () => {
  test('garrison, relief and host have their thresholds and their worth; 2.13.5 thirteen points and a company of Variags more for the host', () => {
    const worth = battle.forces.map((_, force) =>
      battle.pieces.reduce(
        (sum, piece) => sum + (piece.force === force && piece.kind.class === 'unit' ? piece.kind.value : 0),
        0,
      ),
    );
    expect(battle.forces.map(({ id, threshold }, force) => [id, threshold, worth[force]])).toEqual([
      ['garrison', 36, 66],
      ['relief', 76, 132],
      ['sauron', 93 + 13, 151 + 5],
    ]);
  });

  test('2.4.3, 2.4.5 engines, cauldrons and dummies', () => {
    const engines = battle.pieces.filter(({ kind }) => kind.class === 'engine').map(({ kind, side }) => `${side} ${kind.id}`);
    expect(engines.toSorted()).toEqual([
      ...Array<string>(3).fill('0 catapult'),
      ...Array<string>(3).fill('1 catapult'),
      '1 grond',
      ...Array<string>(3).fill('1 siege-tower'),
    ]);
    const oil = battle.pieces.flatMap(({ id, kind }) => (kind.class === 'cauldron' ? [battle.oil[id]] : []));
    expect(oil).toEqual([3, 3, 3, 0, 0, 0]);
  });

  test('2.5.1, 2.5.2 ten units against 22 begin on the map', () => {
    const units = battle.pieces.filter((piece) => startsOnMap(piece) && piece.kind.class === 'unit');
    expect(units.filter(({ side }) => side === DEFENDER)).toHaveLength(10);
    expect(units.filter(({ side }) => side === BESIEGER)).toHaveLength(22);
    expect([count(DEFENDER, 'unit'), count(BESIEGER, 'unit')]).toEqual([29, 38 + 1]);
  });

  test('2.0.3 Gandalf, Imrahil and Forlong are of the garrison, the others of the West of the relief', () => {
    const garrison = battle.pieces.filter(({ force, kind }) => force === 0 && kind.class === 'personage');
    expect(garrison.map(({ name }) => name)).toEqual(['gandalf', 'imrahil', 'forlong']);
  });
});

describe('2.5 set-up', () => {
  test('2.5.1 the units of the garrison: any city hex, or the field within two hexes of the walls', () => {
    const expected = all.filter((at) => inCity(at) || (isField(at) && distance(board, at, citadel) <= 9));
    expect(zoneOf('guards')).toEqual(expected);
    expect(zoneOf('gandalf')).toEqual(expected);
  });

  test('2.5.1 its catapults: city hexes, not tunnels', () => {
    expect(zoneOf('gondor-catapult-1')).toEqual(all.filter((at) => letter(at) === 'c'));
  });

  test('2.5.1 its cauldrons and dummies: city hexes with a wall, tower or gate, not tunnels', () => {
    const expected = all.filter((at) => letter(at) === 'c' && besideWork(board, at));
    for (let one = 1; one <= 6; one += 1) expect(zoneOf(`cauldron-${one}`)).toEqual(expected);
  });

  test('2.5.2 the host and its captains: field hexes nine or more from the wall', () => {
    const expected = all.filter((at) => isField(at) && distance(board, at, citadel) >= 16);
    for (const name of ['troll-1', 'gothmog', 'lord-of-the-nazgul']) expect(zoneOf(name)).toEqual(expected);
  });

  test('2.5.2 catapults and towers on the east road or beside it, ten or more from the hex inside the Gate', () => {
    const road = MINAS_TIRITH.roads[0]!.path.map(hex);
    const tower = named('tower-1').kind;
    const expected = all.filter(
      (at) =>
        isField(at) &&
        bears(board, tower, at) &&
        distance(board, at, insideGate) >= 10 &&
        road.some((one) => distance(board, one, at) <= 1),
    );
    expect(zoneOf('tower-1')).toEqual(expected);
    expect(zoneOf('catapult-3')).toEqual(expected);
  });

  test('2.5.2 Grond fourteen hexes away, with an orc to push him', () => {
    expect(zoneOf('grond').map((at) => hexName(board, at))).toEqual(['2512']);
    expect(distance(board, hex('2512'), insideGate)).toBe(14);
    const pushers = battle.pieces.filter(
      ({ id, kind }) =>
        battle.placements[id] === hex('2512') && kind.class === 'unit' && kind.traits.has('pushes-grond'),
    );
    expect(pushers).toHaveLength(1);
  });

  test('2.5.3 nine heads, six trenches, and 2.13.5 three ladders for each of the twelve of the rules', () => {
    expect(battle.supplies).toEqual({ ladders: 12 * 3, heads: 9, trenches: 6 });
  });

  test('everybody who is on the map stands in his zone, so that both sides may begin at once', () => {
    for (const piece of battle.pieces.filter(startsOnMap)) {
      expect(zoneOf(piece.name)).toContain(battle.placements[piece.id]);
    }
    expect(whyNot(battle, newMatch(battle, 1).state, { type: 'EndStep' })).toBeNull();
  });

  test('2.7.9 every engine of the host stands with a unit that may push it', () => {
    for (const { id, kind, side } of battle.pieces) {
      if (kind.class !== 'engine' || side !== BESIEGER) continue;
      const there = battle.pieces.filter((other) => battle.placements[other.id] === battle.placements[id]);
      const pushers = there.filter((other) => other.kind.class === 'unit' && other.kind.traits.has('pushes'));
      expect(pushers).toHaveLength(1);
    }
  });
});

describe('2.6 arrivals', () => {
  const bringing = (group: string): readonly string[] =>
    battle.triggers.flatMap(({ when, if: conditions, roll, then }: Trigger) => {
      if (then.type !== 'arrive' || battle.groups[then.group]!.id !== group) return [];
      const told = conditions.map((one) => {
        if (one.type === 'turn') return `${one.from}-${one.to}`;
        return one.type === 'option' ? String(one.is) : one.type;
      });
      return [[when, ...told, roll === null ? 'auto' : `${roll.atLeast}+`, then.credit].join(' ')];
    });

  test('2.6.1 Rohan on a ramp from turn 5 to 9, or on 5-6 every turn, and 10 off the garrison', () => {
    expect(bringing('rohan')).toEqual([
      'defenderMoves ramp 5-6 5+ 10',
      'defenderMoves ramp 7-7 4+ 10',
      'defenderMoves ramp 8-8 3+ 10',
      'defenderMoves ramp 9-16 auto 10',
      'defenderMoves flat 5-16 5+ 10',
    ]);
  });

  test('2.6.1 Aragorn on a 6 on turn 9, on 3-6 on turn 10, then without a roll', () => {
    expect(bringing('black-sails')).toEqual([
      'defenderMoves 9-9 6+ 10',
      'defenderMoves 10-10 3+ 10',
      'defenderMoves 11-16 auto 10',
    ]);
  });

  test('2.6.5 the groups of the host come on their turns; the Easterlings also when the wraith is slain', () => {
    expect(bringing('morgul-riders')).toEqual(['besiegerMoves 6-16 auto 0']);
    expect(bringing('harad')).toEqual(['besiegerMoves 8-16 auto 0']);
    expect(bringing('uruks')).toEqual(['besiegerMoves 10-16 auto 0']);
    expect(bringing('easterlings')).toEqual(['besiegerMoves any auto 0']);
    expect(battle.triggers.find(({ id }) => id === 'easterlings-come')!.if).toEqual([
      {
        type: 'any',
        conditions: [
          { type: 'turn', from: 9, to: 16 },
          { type: 'slain', piece: named('lord-of-the-nazgul').id },
        ],
      },
    ]);
  });

  test('2.6.2 each group by its own edge, and all of it off the map until then', () => {
    const zones = battle.groups.map(({ id, zone }) => [id, [...zone].map((at) => hexName(board, at))]);
    expect(Object.fromEntries(zones)).toEqual({
      rohan: MINAS_TIRITH.zones['rohanEntry'],
      'black-sails': MINAS_TIRITH.zones['harlondEntry'],
      'morgul-riders': MINAS_TIRITH.zones['eastRoadEntry'],
      harad: MINAS_TIRITH.zones['haradEntry'],
      easterlings: MINAS_TIRITH.zones['eastRoadEntry'],
      uruks: MINAS_TIRITH.zones['eastRoadEntry'],
    });
    const waiting = battle.pieces.filter((piece) => !startsOnMap(piece)).map(({ id }) => id);
    expect(battle.groups.flatMap(({ pieces }) => pieces).toSorted((a, b) => a - b)).toEqual(waiting);
  });

  test('2.4 each group is made up as the order of battle has it', () => {
    const size = (id: string): readonly [number, number] => {
      const { pieces } = battle.groups.find((group) => group.id === id)!;
      const units = pieces.filter((piece) => battle.pieces[piece]!.kind.class === 'unit').length;
      return [units, pieces.length - units];
    };
    expect(battle.groups.map(({ id }) => [id, ...size(id)])).toEqual([
      ['rohan', 10, 3],
      ['black-sails', 9, 4],
      ['morgul-riders', 2, 0],
      ['harad', 6, 1],
      ['easterlings', 5 + 1, 0],
      ['uruks', 3, 0],
    ]);
  });
});

describe('2.13 the end', () => {
  test('2.13.1, 2.13.2 in their order: the Citadel, both forces of the West, the host for two turns', () => {
    const wins = battle.triggers.filter(({ then }) => then.type === 'win').map(({ id }) => id);
    expect(wins).toEqual(['citadel-taken', 'west-broken', 'host-broken', 'attested-sauron', 'attested-westernesse']);
    expect(battle.triggers.at(-1)!.then.type).toBe('reckon');
  });

  test('2.13.3 the points of both sides, as the case counts them', () => {
    const most = (side: Side): readonly number[] =>
      battle.triggers.flatMap(({ then }) => (then.type === 'points' && then.side === side ? [then.points] : []));
    expect(most(BESIEGER)).toEqual([10, 10, 10, 10, 10, 10, 10, 15, 15, 8, 8, 8, 8, 5]);
    expect(most(DEFENDER)).toEqual([10, 8, 6, 6, 5, 5, 5, 5, 5]);
  });

  test('2.1 sixteen turns, dark from the second to the sixth, each with a name', () => {
    expect([battle.turns.first, battle.turns.last]).toEqual([1, 16]);
    expect([...battle.turns.night]).toEqual([2, 3, 4, 5, 6]);
    expect(Object.keys(battle.turns.names)).toHaveLength(16);
  });
});
