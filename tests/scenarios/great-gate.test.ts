// The Great Gate is the battle that its description promises.
import { describe, expect, test } from 'vitest';
import { playout } from '../../src/session/playout.ts';
import { random } from '../../src/ai/random.ts';
import { distance } from '../../src/board/distance.ts';
import { hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Piece, type UnitKind } from '../../src/engine/battle.ts';
import { holdsHex } from '../../src/engine/facts/conditions.ts';
import { victory } from '../../src/engine/checks/victory.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { whyNot } from '../../src/game/apply.ts';
import { newMatch } from '../../src/game/match.ts';
import type { GameState } from '../../src/engine/state.ts';
import { MINAS_TIRITH } from '../board/maps.ts';
import { battleOf, greatGate } from './kit.ts';

const battle = battleOf(greatGate());
const { board } = battle;
const hex = (name: string): HexId => hexNamed(board, name)!;
const citadel = hex('0513');
const ofSide = (side: number): readonly Piece[] => battle.pieces.filter((piece) => piece.side === side);
const unitsOf = (side: number): readonly UnitKind[] =>
  ofSide(side).flatMap(({ kind }) => (kind.class === 'unit' ? [kind] : []));
const start = newMatch(battle, 1).state;

describe('the forces', () => {
  test('5 turns, all night, the last before dawn', () => {
    expect([battle.turns.first, battle.turns.last]).toEqual([2, 6]);
    expect([...battle.turns.night]).toEqual([2, 3, 4, 5, 6]);
    expect(Object.keys(battle.turns.names).map(Number)).toEqual([2, 3, 4, 5, 6]);
  });

  test('Grond, two catapults, orcs, archers and trolls before the Gate, with six ladders', () => {
    const kinds = new Set(ofSide(BESIEGER).map(({ kind }) => kind.id));
    for (const kind of ['grond', 'trolls', 'orc-archers', 'orc-light-spears']) expect(kinds).toContain(kind);
    expect(ofSide(BESIEGER).filter(({ kind }) => kind.id === 'catapult')).toHaveLength(2);
    expect(unitsOf(BESIEGER)).toHaveLength(14);
    expect(battle.supplies.ladders).toBe(6);
  });

  test('part of the garrison within, and catapults on the wall', () => {
    expect(unitsOf(DEFENDER)).toHaveLength(8);
    const catapults = ofSide(DEFENDER).filter(({ kind }) => kind.class === 'engine');
    expect(catapults).toHaveLength(3);
    for (const { id } of catapults) expect(board.level[battle.placements[id]!]).toBe(1);
  });

  test('2.12 both magic leaders and two captains, and Grond that strikes only while he is paid for', () => {
    const personages = battle.pieces.filter(({ kind }) => kind.class === 'personage');
    expect(personages.map(({ name }) => name)).toEqual([
      'gandalf',
      'imrahil',
      'lord-of-the-nazgul',
      'gothmog',
    ]);
    expect(battle.options.grond).toBe('spell');
    expect(battle.supplies.heads).toBe(6);
  });

  test('2.5.1 three cauldrons with three measures each, among three dummies', () => {
    const oil = battle.pieces.flatMap(({ id, kind }) => (kind.class === 'cauldron' ? [battle.oil[id]] : []));
    expect(oil).toEqual([3, 3, 3, 0, 0, 0]);
  });

  test('2.10.1 each threshold is the same share of the force as in the great battle, 2.13.5 the garrison’s six points less', () => {
    const worth = (side: number): number => unitsOf(side).reduce((sum, { value }) => sum + value, 0);
    expect(battle.forces.map(({ threshold }) => threshold)).toEqual([
      Math.round((worth(DEFENDER) * 36) / 66) - 6,
      Math.round((worth(BESIEGER) * 93) / 151),
    ]);
  });
});

describe('2.5 set-up', () => {
  const zoneOf = (name: string): ReadonlySet<HexId> => {
    const piece = battle.pieces.find((one) => one.name === name)!;
    return battle.setup.find(({ pieces }) => pieces.includes(piece.id))!.hexes;
  };

  test('the defender anywhere in the city', () => {
    expect([...zoneOf('knights')].map((one) => hexName(board, one))).toEqual(MINAS_TIRITH.zones['city']);
  });

  test('the besieger in the field hexes within four of the wall, all of them', () => {
    const field = (one: number): boolean => {
      const letter = MINAS_TIRITH.hexes[Math.floor(one / board.columns)]![one % board.columns]!;
      return '.pgh'.includes(letter) && distance(board, one as HexId, citadel) <= 7 + 4;
    };
    const expected = Array.from({ length: board.size }, (_, one) => one as HexId).filter(field);
    expect([...zoneOf('troll-2')].toSorted((a, b) => a - b)).toEqual(expected);
  });

  test('Grond two hexes from the Gate, with a troll to push it, and the way before it free', () => {
    expect([...zoneOf('grond')]).toEqual([hex('1413')]);
    expect(distance(board, hex('1413'), hex('1213'))).toBe(2);
    const there = battle.pieces.filter(({ id }) => battle.placements[id] === hex('1413'));
    expect(there.map(({ kind }) => kind.id).toSorted()).toEqual(['grond', 'trolls']);
    expect(battle.placements).not.toContain(hex('1313'));
  });

  test('every piece has a zone and a place in it, so that both sides may begin at once', () => {
    for (const { id, name } of battle.pieces) expect(zoneOf(name)).toContain(battle.placements[id]);
    expect(whyNot(battle, start, { type: 'EndStep' })).toBeNull();
  });
});

describe('2.13 the end', () => {
  const verdict = (change: Partial<GameState>): unknown =>
    victory(battle, { ...start, ...change }).flatMap((event) =>
      event.type === 'VictoryReached' ? [event.verdict] : [],
    );
  /** The start with these besiegers inside and every defender out of the way. */
  const inside = (...hexes: readonly string[]): GameState['pieces'] => {
    const climbers = ofSide(BESIEGER).filter(({ kind }) => kind.class === 'unit');
    return start.pieces.map((piece, id) => {
      const climber = climbers.findIndex((one) => one.id === id);
      if (battle.pieces[id]!.side === DEFENDER) return { ...piece, at: hex('0513') };
      return climber >= 0 && climber < hexes.length ? { ...piece, at: hex(hexes[climber]!) } : piece;
    });
  };
  const sauron = (trigger: string): unknown => [{ winner: BESIEGER, trigger, points: null }];
  const westernesse = [{ winner: DEFENDER, trigger: 'dawn', points: null }];

  test('a garrison demoralized at the end of any turn is Sauron’s victory', () => {
    expect(verdict({ demoralized: [true, false] })).toEqual(sauron('garrison-broken'));
    expect(verdict({ demoralized: [false, true] })).toEqual([]);
  });

  /** The same, with one defender in a hex. */
  const against = (defender: string, ...hexes: readonly string[]): GameState['pieces'] => {
    const guard = ofSide(DEFENDER).find(({ kind }) => kind.class === 'unit')!;
    return inside(...hexes).map((piece, id) => (id === guard.id ? { ...piece, at: hex(defender) } : piece));
  };

  test('at the end of the last turn the inside of the Gate is, where nobody of Gondor stands in the streets behind it', () => {
    expect(verdict({ turn: 6, pieces: inside('1213') })).toEqual(sauron('gate-won'));
    expect(verdict({ turn: 6, pieces: inside('1113', '1112') })).toEqual(westernesse);
    expect(verdict({ turn: 6, pieces: against('1112', '1213') })).toEqual(westernesse);
    expect(verdict({ turn: 5, pieces: inside('1213') })).toEqual([]);
  });

  test('the streets behind the Gate are the first level within seven hexes: whoever hides further off denies nothing', () => {
    for (let one = 0; one < board.size; one += 1) {
      const far = distance(board, one as HexId, hex('1213'));
      if (board.level[one] !== 1 || far === 0) continue;
      const pieces = against(hexName(board, one as HexId), '1213');
      expect(verdict({ turn: 6, pieces })).toEqual(far <= 7 ? westernesse : sauron('gate-won'));
    }
  });

  test('2.8.14 a disrupted unit holds nothing', () => {
    const pieces = inside('1213', '1112').map((piece) => ({ ...piece, disrupted: true }));
    expect(holdsHex(battle, { ...start, pieces }, BESIEGER, hex('1213'))).toBe(false);
    expect(verdict({ turn: 6, pieces })).toEqual(westernesse);
    const beaten = against('1112', '1213').map((piece) =>
      piece.at === hex('1112') ? { ...piece, disrupted: true } : piece,
    );
    expect(verdict({ turn: 6, pieces: beaten })).toEqual(sauron('gate-won'));
  });

  test('otherwise the night ends for Gondor', () => {
    expect(verdict({ turn: 6 })).toEqual(westernesse);
  });
});

/** How often units of the besieger went over the outer wall, and how often through its gate. */
function entries(events: readonly GameEvent[]): { gate: number; wall: number } {
  const found = { gate: 0, wall: 0 };
  for (const event of events) {
    const path =
      event.type === 'UnitMoved' ? event.path : event.type === 'UnitAdvanced' ? [event.from, event.to] : [];
    for (const [index, to] of path.entries()) {
      const from = path[index - 1];
      if (from === undefined || board.level[from] !== 0 || board.level[to] === 0) continue;
      found[to === hex('1213') ? 'gate' : 'wall'] += 1;
    }
  }
  return found;
}

test('at least a third of the entries into the city are not through the Gate', () => {
  const all = { gate: 0, wall: 0 };
  for (let game = 0; game < 80; game += 1) {
    playout(battle, [random, random], 7, game, (_before, events) => {
      const { gate, wall } = entries(events);
      all.gate += gate;
      all.wall += wall;
    });
  }
  expect(all.wall).toBeGreaterThan(10);
  expect(all.wall * 3).toBeGreaterThanOrEqual(all.wall + all.gate);
});
