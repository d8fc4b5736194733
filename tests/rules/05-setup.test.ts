/** Case 2.5: setting up. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { BESIEGER, DEFENDER, type Battle, type PieceId } from '../../src/engine/battle.ts';
import type { WorkId } from '../../src/board/board.ts';
import type { HexId } from '../../src/board/hex.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { scripted } from '../../src/engine/dice.ts';
import { movable, whyNotComeIn } from '../../src/engine/facts/entry.ts';
import { isReady } from '../../src/engine/facts/ladders.ts';
import { initialState } from '../../src/engine/initial.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { OFF_MAP, type GameState, type Step } from '../../src/engine/state.ts';
import { deploy } from '../../src/engine/verbs/deploy.ts';
import { endStep } from '../../src/engine/verbs/endStep.ts';
import { apply } from '../../src/game/apply.ts';
import { engine, guard, hero, orc, siege, type Position, type Soldier } from '../kit/siege.ts';
import { randomSiege } from './randomSiege.ts';

const CITY = ['0101', '0201', '0301', '0401', '0501', '0601'];

/** A guard and a second piece, both the defender's, to be placed on row 1; an orc on row 2. */
function camp(second: Soldier = guard('e2Y', { at: 'off' })): Position {
  return siege({
    map: `. . p g t M
          . . . . o .`,
    step: 'setup.defender',
    active: DEFENDER,
    zones: { defender: [...CITY, '0502'], besieger: ['0402', '0502'] },
    pieces: { a: guard('D3X', { at: '0101' }), b: second, o: orc('E3Y') },
  });
}

function place(position: Position, piece: string, hex: string): ActionOf<'Deploy'> {
  return { type: 'Deploy', piece: position.piece(piece), hex: position.hex(hex) };
}

/** A siege by chance in which every piece is in no, one or two zones of some hexes, and some wait off the map. */
function inZones(
  { battle, state }: Position,
  draw: (below: number) => number,
): Pick<Position, 'battle' | 'state'> {
  const setup = Array.from({ length: 3 }, () => ({
    side: BESIEGER,
    pieces: battle.pieces.map(({ id }) => id).filter(() => draw(2) === 0),
    hexes: new Set(
      Array.from({ length: battle.board.size }, (_, hex) => hex as HexId).filter(() => draw(3) > 0),
    ),
    name: { en: 'Anywhere' },
  }));
  const pieces = state.pieces.map((piece) => (draw(4) === 0 ? { ...piece, at: OFF_MAP } : piece));
  return { battle: { ...battle, setup }, state: { ...state, pieces } as GameState };
}

/** The hexes in which a placement left two units, two engines or pieces of both sides (2.7.1). */
function stacked(battle: Battle, state: GameState): readonly number[] {
  const seen = new Map<number, { classes: Set<string>; side: number }>();
  return battle.pieces.flatMap(({ id, kind, side }) => {
    const { at } = state.pieces[id]!;
    if (at < 0) return [];
    const here = seen.get(at) ?? { classes: new Set<string>(), side };
    const crowded = kind.class !== 'personage' && here.classes.has(kind.class);
    const clash = crowded || here.side !== side;
    seen.set(at, { ...here, classes: here.classes.add(kind.class) });
    return clash ? [at] : [];
  });
}

describe('2.5 set-up', () => {
  test('2.5 a piece is placed in its zone', () => {
    expect(
      camp()
        .act(deploy, place(camp(), 'b', '0201'))
        .where('b'),
    ).toBe('0201');
  });

  test('2.5 a piece that stands there already may be placed elsewhere', () => {
    expect(
      camp()
        .act(deploy, place(camp(), 'a', '0201'))
        .where('a'),
    ).toBe('0201');
  });

  test('2.5 no piece is placed outside its zone', () => {
    expect(camp().whyNot(deploy, place(camp(), 'a', '0102'))).toBe('outside-setup-zone');
  });

  test('2.5 nobody places the pieces of the other side', () => {
    expect(camp().whyNot(deploy, place(camp(), 'o', '0402'))).toBe('not-your-piece');
  });

  test('2.5 a piece without a zone stays where the scenario put it', () => {
    const position = camp();
    const fixed = {
      ...position.battle,
      setup: position.battle.setup.map((zone) => ({ ...zone, pieces: [] as readonly PieceId[] })),
    };
    expect(deploy.whyNot(fixed, position.state, place(position, 'a', '0201'))?.code).toBe(
      'not-yours-to-place',
    );
  });

  test('2.7.1 two units of a side change places', () => {
    const placed = camp().act(deploy, place(camp(), 'b', '0201'));
    const after = placed.act(deploy, place(placed, 'a', '0201'));
    expect([after.where('a'), after.where('b')]).toEqual(['0201', '0101']);
  });

  test('2.7.1 a unit that is not yet on the map takes nobody’s place', () => {
    expect(camp().whyNot(deploy, place(camp(), 'b', '0101'))).toBe('stacking');
  });

  test('2.7.1 a unit and an engine share a hex', () => {
    const position = camp(engine('catapult', DEFENDER, { at: 'off' }));
    expect(position.act(deploy, place(position, 'b', '0101')).where('b')).toBe('0101');
  });

  test('2.7.1 no piece is placed on an enemy', () => {
    expect(camp().whyNot(deploy, place(camp(), 'a', '0502'))).toBe('enemy-in-the-way');
  });

  test('4.3 nobody is placed in the mountains', () => {
    expect(camp().whyNot(deploy, place(camp(), 'a', '0601'))).toBe('terrain-bars-piece');
  });

  test('2.5.1 foot may be placed in fields, groves and tunnels', () => {
    for (const hex of ['0301', '0401', '0501'])
      expect(camp().whyNot(deploy, place(camp(), 'a', hex))).toBeNull();
  });

  test('2.5.1 no engine is placed in a tunnel, a field or a grove', () => {
    const position = camp(engine('catapult', DEFENDER, { at: 'off' }));
    for (const hex of ['0301', '0401', '0501']) {
      expect(position.whyNot(deploy, place(position, 'b', hex))).toBe('terrain-bars-piece');
    }
  });

  test('4.3 cavalry is not placed in a field or a grove', () => {
    const position = camp(guard('B3X', { gait: 'horse', at: 'off' }));
    for (const hex of ['0301', '0401']) {
      expect(position.whyNot(deploy, place(position, 'b', hex))).toBe('terrain-bars-piece');
    }
  });

  test('2.7.7 a beast is not placed on level 2', () => {
    const position = siege({
      map: 'm . .',
      levels: '1 1 2',
      zones: { besieger: ['0101', '0201', '0301'] },
      pieces: { m: orc('A4Z', { gait: 'beast' }) },
    });
    expect(position.whyNot(deploy, place(position, 'm', '0301'))).toBe('terrain-bars-piece');
    expect(position.whyNot(deploy, place(position, 'm', '0201'))).toBeNull();
  });

  test('2.5 exactly the placements that nothing forbids are offered', () => {
    const { battle, state } = camp();
    const legal = battle.pieces.flatMap(({ id: piece }) =>
      Array.from({ length: battle.board.size }, (_, hex) => hex as HexId)
        .map((hex) => ({ type: 'Deploy' as const, piece, hex }))
        .filter((action) => deploy.whyNot(battle, state, action) === null),
    );
    expect(new Set(deploy.options(battle, state))).toEqual(new Set(legal));
    expect(legal.every(({ piece }) => battle.pieces[piece]!.side !== BESIEGER)).toBe(true);
  });
  test('2.5 so they are in any position: whatever stands where, and whatever the zones', () => {
    const anywhere = fc.tuple(randomSiege, fc.infiniteStream(fc.nat(99)));
    let allowed = 0;
    fc.assert(
      fc.property(anywhere, ([position, numbers]) => {
        const draw = (below: number): number => numbers.next().value % below;
        const { battle, state } = inZones(position, draw);
        const all = battle.pieces.flatMap(({ id: piece }) =>
          Array.from({ length: battle.board.size + 1 }, (_, hex) => ({
            type: 'Deploy' as const,
            piece,
            hex: (hex - 1) as HexId,
          })),
        );
        const legal = all.filter((action) => deploy.whyNot(battle, state, action) === null);
        allowed += legal.length;
        expect(new Set(deploy.options(battle, state))).toEqual(new Set(legal));
        for (const action of legal) {
          const after = reduceAll(battle, state, deploy.resolve(battle, state, action, scripted()));
          expect(stacked(battle, after)).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
    expect(allowed).toBeGreaterThan(0);
  });
});

describe('2.5.1 a set-up in which somebody finds no room', () => {
  /** The besieger sets up, each of his pieces in a zone of its own; the guards of the defender stand already. */
  const field = (
    map: string,
    pieces: Readonly<Record<string, Soldier>>,
    zones: Readonly<Record<string, readonly string[]>>,
  ): Position => {
    const position = siege({ map, pieces, step: 'setup.besieger', active: BESIEGER });
    const setup = Object.entries(zones).map(([key, hexes]) => ({
      side: BESIEGER,
      pieces: [position.piece(key)],
      hexes: new Set(hexes.map((name) => position.hex(name))),
      name: { en: 'The field' },
    }));
    return { ...position, battle: { ...position.battle, setup } };
  };
  const away = orc('E3Y', { at: 'off' });
  const whyNotDone = ({ battle, state }: Pick<Position, 'battle' | 'state'>): string | null =>
    endStep.whyNot(battle, state, { type: 'EndStep' })?.code ?? null;
  /** After some placements, as "o 0101". */
  const placed = (
    position: Position,
    ...placements: readonly string[]
  ): Pick<Position, 'battle' | 'state'> => {
    const { battle } = position;
    const state = placements.reduce((now, placement) => {
      const [key, hex] = placement.split(' ') as [string, string];
      const action = place(position, key, hex);
      expect(deploy.whyNot(battle, now, action)).toBeNull();
      return reduceAll(battle, now, deploy.resolve(battle, now, action, scripted()));
    }, position.state);
    return { battle, state };
  };

  test('2.5.1 while a hex of his zone is free his side is not done', () => {
    expect(whyNotDone(field('d . .', { d: guard('D3X'), o: away }, { o: ['0101', '0201'] }))).toBe(
      'pieces-unplaced',
    );
  });

  test('2.5.1 whoever finds the enemy in every hex of his zone stays out, and his side is done', () => {
    const pieces = { d: guard('D3X'), e: guard('D3X'), o: away, p: orc('E3Y') };
    const { battle, state, piece } = field('d e . . p .', pieces, {
      o: ['0101', '0201'],
      p: ['0501', '0601'],
    });
    const done = apply(battle, state, { type: 'EndStep' }, scripted());
    if (!done.ok) throw new Error(done.refusal.code);
    expect([done.state.step, done.state.pieces[piece('o')]!.at]).toEqual([
      'besieger-movement.choosing',
      OFF_MAP,
    ]);
    expect(movable(battle, done.state, BESIEGER)).toEqual([piece('p')]);
  });

  test('2.5.1 nor does he come in when his zone is free again: no later step waits for him', () => {
    const position = field('. . p', { o: away, p: orc('E3Y') }, { o: ['0101'] });
    expect(whyNotDone(position)).toBe('pieces-unplaced');
    const { battle, state, piece } = position.with({ step: 'besieger-movement.choosing' as Step });
    expect(whyNotDone({ battle: position.battle, state })).toBeNull();
    expect(whyNotComeIn(battle, state, piece('o'))?.code).toBe('not-on-the-map');
  });

  test('2.5.1 his own side must make room for him, if it can', () => {
    const zones = { o: ['0101'], p: ['0101', '0201'] };
    const position = field('p . .', { o: away, p: orc('E3Y') }, zones);
    expect(whyNotDone(position)).toBe('room-not-made');
    expect(whyNotDone(placed(position, 'p 0201'))).toBe('pieces-unplaced');
    expect(whyNotDone(placed(position, 'p 0201', 'o 0101'))).toBeNull();
  });

  test('2.5.1 so it must where one makes room for another, and he for the next', () => {
    const zones = { o: ['0101'], p: ['0101', '0201'], q: ['0201', '0301'] };
    const pieces = { o: away, p: orc('E3Y'), q: orc('E3Y') };
    expect(whyNotDone(field('p q .', pieces, zones))).toBe('room-not-made');
    expect(whyNotDone(placed(field('p q .', pieces, zones), 'q 0301', 'p 0201', 'o 0101'))).toBeNull();
    expect(whyNotDone(field('p q d', { ...pieces, d: guard('D3X') }, zones))).toBeNull();
  });

  test('2.5 whoever is in no zone stands where he stands, and makes no room', () => {
    expect(whyNotDone(field('p . .', { o: away, p: orc('E3Y') }, { o: ['0101'] }))).toBeNull();
  });

  test('2.5.1 who of two has the last hex is for their side to say', () => {
    const zones = { o: ['0101'], p: ['0101'] };
    const position = field('. . .', { o: away, p: away }, zones);
    expect(whyNotDone(position)).toBe('pieces-unplaced');
    expect(whyNotDone(placed(position, 'o 0101'))).toBeNull();
    expect(whyNotDone(placed(position, 'p 0101'))).toBeNull();
  });

  test('2.7.1 a unit takes no room from an engine, nor anybody from a captain', () => {
    const zones = { o: ['0101'], p: ['0101'] };
    const tower = engine('siege-tower', BESIEGER, { at: 'off' });
    for (const late of [tower, hero(BESIEGER, { at: 'off' })])
      expect(whyNotDone(field('p . .', { o: late, p: orc('E3Y') }, zones))).toBe('pieces-unplaced');
  });
});

describe('2.5.3 a siege that has begun before', () => {
  const before = siege({
    map: '. . . .',
    levels: '2 1 1 .',
    sides: ['0101/0201 gate up 0101 level 2', '0301/0401 main-gate up 0301 level 1'],
    pieces: { o: orc('E3Y', { at: '0301' }), g: guard('D3X', { at: '0101' }) },
  });
  const begun = (breached: readonly WorkId[], lost: readonly number[]): GameState => {
    const battle = { ...before.battle, opening: { breached, lost, tracks: [0, 0], taken: [], ladders: [] } };
    return initialState(battle, battle.placements);
  };
  const main = before.battle.board.works.findIndex(({ kind }) => kind === 'main-gate') as WorkId;
  const holders = (state: GameState): readonly number[] => state.works.map(({ holder }) => holder);

  test('2.3.1 the gate of a level that is lost is the besieger’s, the others are the defender’s', () => {
    const all = before.battle.board.works.map(() => DEFENDER);
    expect(holders(begun([], []))).toEqual(all);
    expect(holders(begun([], [1]))).toEqual(all.with(main, BESIEGER));
    expect(holders(begun([main], [1]))).toEqual(all.with(main, BESIEGER));
  });

  test('2.3.1 a gate that is breached before a level that is held is still the defender’s', () => {
    expect(holders(begun([main], []))).toEqual(before.battle.board.works.map(() => DEFENDER));
  });

  test('2.3.1 a gate that was taken is the besieger’s though the level is not lost, and has been counted', () => {
    const battle = {
      ...before.battle,
      opening: { breached: [], lost: [], tracks: [0, 0], taken: [main], ladders: [] },
    };
    const state = initialState(battle, battle.placements);
    expect(holders(state)).toEqual(before.battle.board.works.map(() => DEFENDER).with(main, BESIEGER));
    expect([state.mainGateCounted, state.levels[1]]).toEqual([true, DEFENDER]);
  });

  test('2.11.2 ladders that stand serve at once, and are none of those in supply', () => {
    const { battle } = siege({
      map: 'd . o',
      levels: '1 . .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { d: guard('D3X'), o: orc('E3Y') },
    });
    const ladder = { hexside: battle.board.works[0]!.hexside, foot: battle.board.works[0]!.outer };
    const opening = { breached: [], lost: [], tracks: [0, 0], taken: [], ladders: [ladder] };
    const state = initialState({ ...battle, opening }, battle.placements);
    expect(state.ladders.map((one) => isReady(state, one))).toEqual([true]);
    expect(state.ladderSupply).toBe(battle.supplies.ladders);
  });

  test('2.4.6 pieces that come worn or shaken out of an earlier fight begin so', () => {
    const battle = { ...before.battle, worn: [1, 0], shaken: new Set([1 as PieceId]) };
    const { pieces } = initialState(battle, battle.placements);
    expect(pieces.map(({ lost, disrupted }) => [lost, disrupted])).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  test('2.10.2 the fall of its main gate has been counted', () => {
    expect(begun([], []).mainGateCounted).toBe(false);
    expect(begun([main], []).mainGateCounted).toBe(true);
    expect(begun([], [1]).mainGateCounted).toBe(true);
  });
});
