/** Cases 2.5.1 and 2.11.11: what tells a cauldron from its twin, and what of it comes to light. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { GONE, OFF_MAP, UNKNOWN_OIL, type PieceState } from '../../src/engine/state.ts';
import { fillIn } from '../../src/game/fillIn.ts';
import { disguiseOf, revealsSecret, view } from '../../src/game/view.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { historyOf, onwards } from '../../src/game/history.ts';
import { matchFrom } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { viewedAction, viewedEvents, viewOfMatch } from '../../src/game/viewed.ts';
import { cauldron, engine, guard, orc, siege, type Position } from '../kit/siege.ts';

/** Two real cauldrons, one of them with a single measure, and a dummy. */
function kettles(places: Readonly<Record<'r' | 's' | 'd', string>>): Position {
  return siege({
    map: `. . . . .
           . . g . .
          . o . . .`,
    options: { hiddenCauldrons: true },
    pieces: {
      r: cauldron(3, { at: places.r }),
      g: guard('D3X'),
      s: cauldron(1, { at: places.s }),
      d: cauldron(0, { at: places.d }),
      o: orc('E3Y'),
      x: engine('catapult', DEFENDER, { at: '0501' }),
    },
  });
}
const STANDING = kettles({ r: '0101', s: '0201', d: '0301' });

function changed(
  position: Position,
  ...changes: readonly (readonly [string, Partial<PieceState>])[]
): Position {
  const pieces = [...position.state.pieces];
  for (const [key, change] of changes) {
    pieces[position.piece(key)] = { ...pieces[position.piece(key)]!, ...change };
  }
  return position.with({ pieces });
}

const seenAs = (position: Position, key: string): number =>
  disguiseOf(position.battle, position.state, BESIEGER)!.seen(position.piece(key));

/** What the besieger knows: for each place where cauldrons stand, whether one there is known to be real or a dummy. */
const seenPieces = ({ battle, state }: Position): readonly PieceState[] =>
  view(battle, state, BESIEGER).pieces;

describe('2.5.1 the besieger', () => {
  test('knows every piece but the cauldrons by its own name', () => {
    for (const key of ['g', 'o', 'x']) expect(seenAs(STANDING, key)).toBe(STANDING.piece(key));
  });

  test('cannot tell two apart that wait off the map together', () => {
    const waiting = kettles({ r: 'off', s: 'off', d: 'off' });
    const names = ['r', 's', 'd'].map((key) => seenAs(waiting, key));
    expect(new Set(names).size).toBe(1);
    const apart = ['r', 's', 'd'].map((key) => seenAs(STANDING, key));
    expect(new Set(apart).size).toBe(3);
  });

  test('2.11.9 knows for real who has poured, though it began with a single measure', () => {
    const poured = changed(STANDING, ['s', { revealed: true, oil: 0 }]);
    const real = [STANDING.piece('r'), STANDING.piece('s')];
    expect(real).toContain(seenAs(poured, 's'));
    const swapped = changed(kettles({ r: '0101', s: '0301', d: '0201' }), ['s', { revealed: true, oil: 0 }]);
    expect(real).toContain(seenAs(swapped, 's'));
  });

  test('2.11.9 and both, where both have poured', () => {
    const poured = changed(STANDING, ['r', { revealed: true }], ['s', { revealed: true }]);
    const names = ['r', 's'].map((key) => seenAs(poured, key));
    expect(names.toSorted()).toEqual([STANDING.piece('r'), STANDING.piece('s')]);
  });

  test('2.11.11 and for a dummy who was taken away as one', () => {
    const gone = changed(STANDING, ['d', { at: GONE }]);
    expect(seenAs(gone, 'd')).toBe(STANDING.piece('d'));
    expect(seenPieces(gone)[STANDING.piece('d')]!.at).toBe(GONE);
  });

  test('sees each state as it is, in whatever order they are looked at', () => {
    const poured = changed(STANDING, ['s', { revealed: true }]);
    const [first, second, third] = [STANDING, poured, STANDING].map((one) => JSON.stringify(seenPieces(one)));
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    const direct = (one: Position): string =>
      JSON.stringify(disguiseOf(one.battle, one.state, BESIEGER)!.shown);
    expect(direct(poured)).not.toBe(direct(STANDING));
    const all = ['r', 's', 'd'].map((key) => [key, { worked: true }] as const);
    expect(direct(changed(STANDING, ...all))).not.toBe(direct(STANDING));
    expect(direct(STANDING)).toBe(direct(kettles({ r: '0101', s: '0201', d: '0301' })));
  });
});

describe('a secret comes to light', () => {
  const reveals = (before: Position, after: Position): boolean =>
    revealsSecret(STANDING.battle, before.state, after.state);

  test('when a cauldron is seen to pour, is destroyed or taken away', () => {
    expect(reveals(STANDING, changed(STANDING, ['r', { revealed: true, oil: 2 }]))).toBe(true);
    expect(reveals(STANDING, changed(STANDING, ['r', { at: GONE }]))).toBe(true);
    expect(reveals(STANDING, changed(STANDING, ['d', { at: GONE }]))).toBe(true);
  });

  test('but not when it is pushed, pours again, or is long gone', () => {
    expect(reveals(STANDING, STANDING)).toBe(false);
    expect(reveals(STANDING, changed(STANDING, ['r', { at: STANDING.hex('0102'), moved: true }]))).toBe(
      false,
    );
    const poured = changed(STANDING, ['r', { revealed: true, oil: 2 }]);
    expect(reveals(poured, changed(poured, ['r', { revealed: true, oil: 1 }]))).toBe(false);
    const gone = changed(STANDING, ['r', { at: GONE, moved: true }]);
    expect(reveals(gone, changed(gone, ['r', { moved: false }]))).toBe(false);
    expect(reveals(changed(STANDING, ['r', { at: OFF_MAP }]), STANDING)).toBe(false);
  });

  test('nor when a piece that is no secret does so', () => {
    expect(reveals(STANDING, changed(STANDING, ['x', { at: GONE }], ['g', { at: GONE }]))).toBe(false);
  });
});

describe('2.7.9 what is told of a push', () => {
  const moved = (pushed: string | null): GameEvent => ({
    type: 'UnitMoved',
    unit: STANDING.piece('g'),
    pushed: pushed === null ? null : STANDING.piece(pushed),
    carried: [],
    path: [STANDING.hex('0302'), STANDING.hex('0301')],
    spent: 2,
    cite: '2.7.2',
  });
  const move = (pushed: string | null) =>
    ({
      type: 'Move',
      unit: STANDING.piece('g'),
      path: [STANDING.hex('0301')],
      pushes: pushed === null ? null : STANDING.piece(pushed),
      carries: [],
    }) as const;
  const { battle, state } = STANDING;
  /** The places of `r` and `s` are those of the other way round. */
  const other = kettles({ r: '0201', s: '0101', d: '0301' });

  test('names no cauldron by its own name, and no piece where none is pushed', () => {
    const told = viewedEvents(battle, state, [moved('r'), moved(null), moved('x')], BESIEGER);
    expect(told.map((event) => (event as { pushed?: number | null }).pushed)).toEqual([
      seenAs(STANDING, 'r'),
      null,
      STANDING.piece('x'),
    ]);
    expect(viewedEvents(other.battle, other.state, [moved('s')], BESIEGER)[0]).toMatchObject({
      pushed: seenAs(STANDING, 'r'),
    });
    expect(viewedEvents(battle, state, [moved('r')], DEFENDER)[0]).toMatchObject({
      pushed: STANDING.piece('r'),
    });
  });

  test('nor does the order itself', () => {
    const named = [move('r'), move(null), move('x')].map((action) =>
      viewedAction(battle, state, action, BESIEGER),
    );
    expect(named.map((action) => (action as { pushes?: number | null }).pushes)).toEqual([
      seenAs(STANDING, 'r'),
      null,
      STANDING.piece('x'),
    ]);
  });
});

describe('the record as the besieger reads it', () => {
  test('is the same whether the moments of the game were kept or not', () => {
    const scene = siege({
      map: '. . . .',
      active: DEFENDER,
      step: 'defender-movement.moving.choosing',
      options: { hiddenCauldrons: true },
      pieces: {
        d: cauldron(0, { at: '0401' }),
        r: cauldron(3, { at: '0201' }),
        g: guard('D3X', { at: '0201' }),
        o: orc('E3Y', { at: 'off' }),
      },
    });
    const start = matchFrom(scene.battle, scene.state, generatorFrom(1));
    const path = [scene.hex('0301')];
    const order = {
      type: 'Move',
      unit: scene.piece('g'),
      path,
      pushes: scene.piece('r'),
      carries: [],
    } as const;
    const played = playOn(start, order);
    if (!played.ok) throw new Error(played.refusal.code);
    const kept = viewOfMatch(onwards(historyOf(start), played.match), BESIEGER);
    const again = viewOfMatch(historyOf(played.match), BESIEGER);
    expect(kept.log).toHaveLength(1);
    expect(again.log).toEqual(kept.log);
    expect(kept.log[0]!.action).toMatchObject({ pushes: scene.piece('d') });
  });
});

describe('2.5.1 a view that is filled in', () => {
  test('is filled in also where the first piece of all is hidden', () => {
    const filled = fillIn(STANDING.battle, view(STANDING.battle, STANDING.state, BESIEGER), 3);
    expect(filled.pieces.some(({ oil }) => oil === UNKNOWN_OIL)).toBe(false);
  });

  test('shows every cauldron in each of the places sooner or later, with as much as it came with', () => {
    const seen = view(STANDING.battle, STANDING.state, BESIEGER);
    const places = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const { pieces } = fillIn(STANDING.battle, seen, seed);
      expect(['r', 's', 'd'].map((key) => pieces[STANDING.piece(key)]!.oil)).toEqual([3, 1, 0]);
      expect(new Set(['r', 's', 'd'].map((key) => pieces[STANDING.piece(key)]!.at)).size).toBe(3);
      places.add(pieces[STANDING.piece('d')]!.at);
    }
    expect(places.size).toBe(3);
  });

  test('2.11.9 leaves a measure at least in whoever has poured, and one less than he came with at most', () => {
    const poured = changed(STANDING, ['r', { revealed: true, oil: 2 }]);
    const seen = view(poured.battle, poured.state, BESIEGER);
    const left = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1)
      left.add(fillIn(poured.battle, seen, seed).pieces[poured.piece('r')]!.oil);
    expect([...left].toSorted()).toEqual([1, 2]);
  });

  test('2.11.9 one that came with two has one left', () => {
    const two = siege({
      map: '. . . .',
      options: { hiddenCauldrons: true },
      pieces: { r: cauldron(2, { at: '0101', state: { revealed: true } }), d: cauldron(0, { at: '0201' }) },
    });
    const seen = view(two.battle, two.state, BESIEGER);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(fillIn(two.battle, seen, seed).pieces[two.piece('r')]!.oil).toBe(1);
    }
  });

  test('2.11.9 and nothing in one that is gone, whether it had poured or not', () => {
    for (const revealed of [true, false]) {
      const gone = changed(STANDING, ['r', { revealed, at: GONE, oil: 0 }]);
      const seen = view(gone.battle, gone.state, BESIEGER);
      for (let seed = 0; seed < 10; seed += 1) {
        const { pieces } = fillIn(gone.battle, seen, seed);
        const fallen = pieces.filter(({ at }) => at === GONE).map(({ oil }) => oil);
        expect(fallen).toEqual([0]);
      }
    }
  });
});
