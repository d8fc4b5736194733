/** What is offered is what is allowed: docking, heads, trenches, oil, and movement among all of them (2.0.7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import type { HexsideId } from '../../src/board/hexside.ts';
import type { Action } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { barriersOf } from '../../src/engine/facts/barriers.ts';
import { crossingsFrom } from '../../src/engine/facts/crossings.ts';
import { openSides } from '../../src/engine/facts/hexsides.ts';
import { stepCosts, stepOf, wayOf } from '../../src/engine/facts/movement.ts';
import type { Step } from '../../src/engine/state.ts';
import type { Verb } from '../../src/engine/verb.ts';
import { bombard } from '../../src/engine/verbs/bombard.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { digTrench } from '../../src/engine/verbs/digTrench.ts';
import { dock } from '../../src/engine/verbs/dock.ts';
import { pour } from '../../src/engine/verbs/pour.ts';
import { raiseLadder } from '../../src/engine/verbs/raiseLadder.ts';
import { removeDummy } from '../../src/engine/verbs/removeDummy.ts';
import { throwHead } from '../../src/engine/verbs/throwHead.ts';
import type { Position } from '../kit/siege.ts';
import { randomWorks } from './randomWorks.ts';
import { endsByTrial, endsOffered, sorted } from './trials.ts';

type Siege = Pick<Position, 'battle' | 'state'>;

/** The same positions every time: by chance alone some runs meet no position in which anything is allowed. */
const RUNS = { numRuns: 200, seed: 11 };

function pieceIds({ battle }: Siege): readonly PieceId[] {
  return [-1, 0.5, ...battle.pieces.keys(), battle.pieces.length].map((id) => id as PieceId);
}

function hexsideIds({ battle }: Siege): readonly HexsideId[] {
  return [0.5, ...Array.from({ length: battle.board.size * 6 + 2 }, (_, id) => id - 1)] as HexsideId[];
}

function hexIds({ battle }: Siege): readonly HexId[] {
  return [0.5, ...Array.from({ length: battle.board.size + 2 }, (_, id) => id - 1)] as HexId[];
}

/** Every action of a kind that could be named at all, nonsense included, against the offers of its verb. */
function allowedBy<A extends Action>(
  { battle, state }: Siege,
  verb: Verb<A>,
  nameable: readonly A[],
): number {
  const key = (action: A): string => JSON.stringify(action);
  const allowed = nameable.filter((action) => verb.whyNot(battle, state, action) === null).map(key);
  const offered = verb.options(battle, state).map(key);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.toSorted()).toEqual(allowed.toSorted());
  return allowed.length;
}

/** Every pair of a piece and something else, as an action. */
function pairs<B, A>(at: Siege, others: readonly B[], make: (piece: PieceId, other: B) => A): readonly A[] {
  return pieceIds(at).flatMap((piece) => others.map((other) => make(piece, other)));
}

describe('2.11 works', () => {
  test.each<[string, (at: Siege) => number]>([
    [
      '2.11.3 docking',
      (at) =>
        allowedBy(
          at,
          dock,
          pairs(at, hexsideIds(at), (tower, hexside) => ({ type: 'Dock' as const, tower, hexside })),
        ),
    ],
    [
      '2.11.8 throwing heads',
      (at) =>
        allowedBy(
          at,
          throwHead,
          pairs(at, hexIds(at), (engine, hex) => ({ type: 'ThrowHead' as const, engine, hex })),
        ),
    ],
    [
      '2.2.10 digging',
      (at) =>
        allowedBy(
          at,
          digTrench,
          pairs(at, hexIds(at), (unit, hex) => ({ type: 'DigTrench' as const, unit, hex })),
        ),
    ],
    [
      '2.11.9 pouring',
      (at) =>
        allowedBy(
          at,
          pour,
          pairs(at, hexsideIds(at), (cauldron, hexside) => ({ type: 'Pour' as const, cauldron, hexside })),
        ),
    ],
    [
      '2.11.11 removing dummies',
      (at) =>
        allowedBy(
          at,
          removeDummy,
          pieceIds(at).map((cauldron) => ({ type: 'RemoveDummy' as const, cauldron })),
        ),
    ],
    [
      '2.11.2 raising ladders among docks and flames',
      (at) =>
        allowedBy(
          at,
          raiseLadder,
          pairs(at, hexsideIds(at), (unit, hexside) => ({ type: 'RaiseLadder' as const, unit, hexside })),
        ),
    ],
    [
      '16.3 breaching through flames',
      (at) =>
        allowedBy(
          at,
          breach,
          pairs(at, hexsideIds(at), (engine, hexside) => ({ type: 'Breach' as const, engine, hexside })),
        ),
    ],
    [
      '2.11.6 shots at towers, docked or not, and never at cauldrons',
      (at) =>
        allowedBy(
          at,
          bombard,
          pairs(at, pieceIds(at), (engine, target) => ({ type: 'Bombard' as const, engine, target })),
        ),
    ],
  ])('%s: offered is exactly what is allowed', (_title, offers) => {
    let allowed = 0;
    fc.assert(
      fc.property(randomWorks, (at) => {
        allowed += offers(at);
      }),
      RUNS,
    );
    expect(allowed).toBeGreaterThan(0);
  });

  test('2.11.9 the oil step waits for every cauldron that might pour, full or empty alike', () => {
    let waited = 0;
    fc.assert(
      fc.property(randomWorks, fc.integer({ min: 0, max: 3 }), ({ battle, state }, oil) => {
        const other = { ...state, pieces: state.pieces.map((piece) => ({ ...piece, oil })) };
        const [here, there] = [state, other].map((one) => pour.possible!(battle, one));
        expect(there).toBe(here);
        const pours = pour.options(battle, state).length > 0;
        expect(pours && !here).toBe(false);
        if (here) waited += 1;
      }),
      RUNS,
    );
    expect(waited).toBeGreaterThan(0);
  });
});

describe('2.7 moves among siege works', () => {
  test('2.7 offered are exactly the hexes that some allowed path ends in, at the least cost', () => {
    let crossings = 0;
    fc.assert(
      fc.property(randomWorks, ({ battle, state }) => {
        const at = { battle, state: { ...state, step: 'besieger-movement.choosing' as Step } };
        const heavy = battle.pieces.filter(
          ({ kind }) => kind.class === 'engine' || kind.class === 'cauldron',
        );
        for (const { id: unit } of battle.pieces) {
          const hex = state.pieces[unit]!.at as HexId;
          crossings += crossingsFrom(battle, state, unit, hex).length;
          for (const pushes of [null, ...heavy.map(({ id }) => id)]) {
            expect(sorted(endsOffered(at, unit, pushes))).toEqual(sorted(endsByTrial(at, unit, pushes)));
          }
        }
      }),
      { ...RUNS, numRuns: 150 },
    );
    expect(crossings).toBeGreaterThan(10);
  });

  test('2.0.4 what is remembered of hexsides and costs is what a fresh look finds', () => {
    fc.assert(
      fc.property(randomWorks, ({ battle, state }) => {
        const barriers = barriersOf(battle, state);
        expect(barriersOf(battle, { ...state })).toBe(barriers);
        const copy = { ...state, flames: [...state.flames] };
        expect(openSides(battle, copy)).toEqual(openSides(battle, state));
        for (const { id } of battle.pieces) {
          const way = wayOf(battle, id);
          if (way === null) continue;
          const costs = stepCosts(battle, state, way);
          for (let side = 0; side < costs.length; side += 1) {
            const cost = stepOf(battle, state, way, Math.floor(side / 6) as HexId, (side % 6) as 0);
            expect(costs[side]).toBe(typeof cost === 'number' ? cost : 255);
          }
        }
      }),
      { ...RUNS, numRuns: 30 },
    );
  });
});
