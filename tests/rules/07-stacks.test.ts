/** Case 2.7.1: who stands where. What is known of a state is taken over from the last one, and must be what a fresh count gives. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle, type PieceId } from '../../src/engine/battle.ts';
import { engineAt, unitAt } from '../../src/engine/facts/occupancy.ts';
import { piecesAt } from '../../src/engine/facts/pieces.ts';
import { refusedEnds, retreatOptions, type RetreatOwed } from '../../src/engine/facts/retreats.ts';
import { GONE, OFF_MAP, type GameState } from '../../src/engine/state.ts';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { cauldron, engine, guard, hero, orc, siege, type Position } from '../kit/siege.ts';

const FIELD = siege({
  map: 'a b . .\n. . . .',
  pieces: {
    a: orc('E3Y'),
    b: orc('E3Y'),
    x: engine('catapult', BESIEGER, { at: '0301' }),
    k: cauldron(3, { at: '0401' }),
    n: hero(DEFENDER, { at: '0101' }),
  },
});

/** The stacks as plain lists; `fresh` = counted by somebody who remembers nothing. */
function stacks(battle: Battle, state: GameState, fresh: boolean): readonly (readonly number[])[] {
  const asked = fresh ? { ...battle } : battle;
  const hexes = Array.from({ length: battle.board.size }, (_, hex) => hex as HexId);
  return [unitAt, engineAt].map((who) => hexes.map((hex) => who(asked, state, hex) ?? -1));
}

const placed = (places: readonly number[]): GameState => ({
  ...FIELD.state,
  pieces: FIELD.state.pieces.map((piece, id) =>
    piece.at === places[id] ? piece : { ...piece, at: places[id] as never },
  ),
});

describe('2.7.1 everybody in a hex', () => {
  const [a, b, x, k, n] = ['a', 'b', 'x', 'k', 'n'].map((name) => FIELD.piece(name));

  test('is its unit, then personages, then the engine or cauldron', () => {
    const state = placed([1, 5, 1, 3, 1]);
    expect(piecesAt(FIELD.battle, state, 1 as never)).toEqual([a, n, x]);
    expect(piecesAt(FIELD.battle, state, 5 as never)).toEqual([b]);
    expect(piecesAt(FIELD.battle, state, 3 as never)).toEqual([k]);
    expect(piecesAt(FIELD.battle, state, 7 as never)).toEqual([]);
  });
});

describe('2.7.1 the stacks of a state', () => {
  test('are those of a fresh count, whatever was asked before, also of the state before', () => {
    const place = fc.integer({ min: GONE, max: 7 });
    const all = fc.array(fc.tuple(place, place, place, place, place), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(all, (walks) => {
        const states = walks.map(placed);
        for (const [index, state] of states.entries()) {
          expect(stacks(FIELD.battle, state, false)).toEqual(stacks(FIELD.battle, state, true));
          const before = states[index - 1] ?? state;
          expect(stacks(FIELD.battle, before, false)).toEqual(stacks(FIELD.battle, before, true));
        }
      }),
      { numRuns: 300, seed: 271 },
    );
  });

  test('follow one piece that goes, and leave the state before as it was', () => {
    const [from, to] = [placed([0, 1, 2, 3, 0]), placed([0, 1, 5, 6, 0])];
    expect(stacks(FIELD.battle, from, false)[1]).toEqual([-1, -1, 2, 3, -1, -1, -1, -1]);
    expect(stacks(FIELD.battle, to, false)[1]).toEqual([-1, -1, -1, -1, -1, 2, 3, -1]);
    expect(stacks(FIELD.battle, from, false)[1]).toEqual([-1, -1, 2, 3, -1, -1, -1, -1]);
    const kettle = placed([0, 1, 2, 6, 0]);
    expect(stacks(FIELD.battle, from, false)[1]).toEqual([-1, -1, 2, 3, -1, -1, -1, -1]);
    expect(stacks(FIELD.battle, kettle, false)[1]).toEqual([-1, -1, 2, -1, -1, -1, 3, -1]);
    const corner = placed([4, 1, 2, 3, 0]);
    expect(stacks(FIELD.battle, corner, false)[0]).toEqual([-1, 1, -1, -1, 0, -1, -1, -1]);
  });

  test('know who is left where two stood, once one of them has gone', () => {
    const two = placed([1, 1, 2, 3, 0]);
    stacks(FIELD.battle, two, false);
    const one = placed([1, 5, 2, 3, 0]);
    expect(unitAt(FIELD.battle, one, 1 as never)).toBe(0);
    stacks(FIELD.battle, two, false);
    const other = placed([5, 1, 2, 3, 0]);
    expect(unitAt(FIELD.battle, other, 1 as never)).toBe(1);
    expect(engineAt(FIELD.battle, other, 2 as never)).toBe(2);
  });

  test('2.8.12 leave out the unit that must make room, and only where another has come', () => {
    const owes = (unit: PieceId): GameState['owed'] => [
      { type: 'retreat', unit, hexes: 1, source: null, displaced: [] },
    ];
    const pushed = { ...placed([1, 1, 2, 3, 0]), owed: owes(0 as PieceId) };
    expect(unitAt(FIELD.battle, pushed, 1 as never)).toBe(1);
    const turned = { ...placed([1, 1, 2, 3, 0]), owed: owes(1 as PieceId) };
    expect(unitAt(FIELD.battle, turned, 1 as never)).toBe(0);
    const alone = { ...placed([0, 1, 2, 3, 0]), owed: owes(0 as PieceId) };
    expect(unitAt(FIELD.battle, alone, 0 as never)).toBe(0);
  });

  test('2.6.4 nobody who waits or is gone stands anywhere', () => {
    expect(stacks(FIELD.battle, placed([OFF_MAP, GONE, OFF_MAP, GONE, OFF_MAP]), false)).toEqual([
      [-1, -1, -1, -1, -1, -1, -1, -1],
      [-1, -1, -1, -1, -1, -1, -1, -1],
    ]);
  });
});

describe('2.8.10 where a unit goes back to', () => {
  const owed = (position: Position, hexes: 1 | 2, source: string | null): RetreatOwed => ({
    type: 'retreat',
    unit: position.piece('d'),
    hexes,
    source: source === null ? null : position.hex(source),
    displaced: [],
  });
  const ends = (position: Position, one: RetreatOwed): readonly string[] =>
    retreatOptions(position.battle, position.state, one)
      .paths.map(({ path }) => hexName(position.battle.board, path.at(-1)!))
      .sort();

  test('not onto an enemy, be he the first of the list and as weak as can be', () => {
    const position = siege({
      map: '. e d o .',
      pieces: { e: orc('E3Y', { state: { disrupted: true } }), d: guard('D3X'), o: orc('E3Y') },
    });
    const back = owed(position, 1, '0401');
    expect(retreatOptions(position.battle, position.state, back).choice).toBe('none');
    const refused = refusedEnds(position.battle, position.state, back);
    expect(refused.get(position.hex('0201'))?.code).toBe('retreat-into-enemy');
  });

  test('2.8.12 onto a friend, be he the first of the list, only where nothing else is left: he makes room', () => {
    const position = siege({
      map: '. f d o .',
      pieces: { f: guard('D3X'), d: guard('D3X'), o: orc('E3Y') },
    });
    const { choice, paths } = retreatOptions(position.battle, position.state, owed(position, 1, '0401'));
    expect(choice).toBe('displacing');
    expect(paths.map(({ displaces }) => displaces)).toEqual([position.piece('f')]);
  });

  test('as far as it owes, each time it is asked', () => {
    const position = siege({ map: '. . . d o .', pieces: { d: guard('D3X'), o: orc('E3Y') } });
    const [one, two] = [owed(position, 1, '0501'), owed(position, 2, '0501')];
    expect(ends(position, one)).toEqual(['0301']);
    expect(ends(position, two)).toEqual(['0201']);
    expect(ends(position, one)).toEqual(['0301']);
  });

  test('and what is refused lies on the map, no further than the retreat', () => {
    const position = siege({ map: '. . . . d o .', pieces: { d: guard('D3X'), o: orc('E3Y') } });
    const names = (one: RetreatOwed): readonly string[] =>
      [...refusedEnds(position.battle, position.state, one).keys()].map((hex) =>
        hex < 0 ? 'off the map' : hexName(position.battle.board, hex),
      );
    expect(names(owed(position, 1, '0601'))).toEqual(['0601']);
    expect(names(owed(position, 2, '0601')).toSorted()).toEqual(['0401', '0601']);
  });
});
