/** What is offered is what is allowed (2.0.7): duels, withdrawals and rallies held against everything that could be named. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import type { Action, ActionOf } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { duelOf } from '../../src/engine/facts/duels.ts';
import { rallyRating } from '../../src/engine/facts/whoRallies.ts';
import type { Verb } from '../../src/engine/verb.ts';
import { acceptDuel } from '../../src/engine/verbs/acceptDuel.ts';
import { challenge } from '../../src/engine/verbs/challenge.ts';
import { clearHead } from '../../src/engine/verbs/clearHead.ts';
import { declineDuel } from '../../src/engine/verbs/declineDuel.ts';
import { rally } from '../../src/engine/verbs/rally.ts';
import { rallySelf } from '../../src/engine/verbs/rallySelf.ts';
import { rallyToBanner } from '../../src/engine/verbs/rallyToBanner.ts';
import { withdraw } from '../../src/engine/verbs/withdraw.ts';
import type { Position } from '../kit/siege.ts';
import { randomCourt } from './randomCourt.ts';

type Nameable<A extends Action> = (position: Position) => readonly A[];

const pieces = ({ battle }: Position): readonly PieceId[] =>
  [-1, 0.5, ...battle.pieces.keys(), battle.pieces.length].map((id) => id as PieceId);

function pairs<A extends Action>(name: (one: PieceId, other: PieceId) => A): Nameable<A> {
  return (at) => pieces(at).flatMap((one) => pieces(at).map((other) => name(one, other)));
}

function each<A extends Action>(name: (piece: PieceId) => A): Nameable<A> {
  return (at) => pieces(at).map(name);
}

/** Every way of no to three steps, alone and with each unit, nobody going along. */
function ways(at: Position): readonly ActionOf<'Withdraw'>[] {
  const { battle, state } = at;
  const personage = state.owed[0]?.unit ?? (0 as PieceId);
  const next = (hex: number): readonly HexId[] =>
    DIRECTIONS.map((direction) => (battle.board.beyond[hex * 6 + direction] ?? -1) as HexId);
  let paths: readonly (readonly HexId[])[] = [[]];
  const all = [...paths];
  for (let step = 0; step < 3; step += 1) {
    paths = paths.flatMap((path) =>
      next(path.at(-1) ?? state.pieces[personage]!.at).map((to) => [...path, to]),
    );
    all.push(...paths);
  }
  const once = [...new Map(all.map((path) => [path.join(), path])).values()];
  const units = [null, ...battle.pieces.filter(({ kind }) => kind.class === 'unit').map(({ id }) => id)];
  return once.flatMap((path) =>
    units.map((unit) => ({ type: 'Withdraw' as const, personage, path, unit, carries: [] })),
  );
}

function offersMatch<A extends Action>(verb: Verb<A>, nameable: Nameable<A>, runs = 200): void {
  let allowed = 0;
  fc.assert(
    fc.property(randomCourt, (at) => {
      const spelled = (actions: readonly A[]): readonly string[] =>
        actions.map((action) => JSON.stringify(action)).sort();
      const passed = nameable(at).filter((action) => verb.whyNot(at.battle, at.state, action) === null);
      const offered = verb
        .options(at.battle, at.state)
        .filter((action) => action.type !== 'Withdraw' || action.carries.length === 0);
      expect(spelled(offered)).toEqual(spelled(passed));
      allowed += passed.length;
    }),
    { numRuns: runs, seed: 220 },
  );
  expect(allowed).toBeGreaterThan(10);
}

describe('2.0.7 offered is exactly what is allowed', () => {
  test('2.20.5 challenges', () => {
    offersMatch(
      challenge,
      pairs((personage, target) => ({ type: 'Challenge', personage, target })),
    );
  });

  test('2.20.5 accepting', () => {
    offersMatch(
      acceptDuel,
      each((personage) => ({ type: 'AcceptDuel', personage })),
    );
  });

  test('2.20.5 declining', () => {
    offersMatch(
      declineDuel,
      each((personage) => ({ type: 'DeclineDuel', personage })),
    );
  });

  test('2.20.8 withdrawals', () => {
    offersMatch(withdraw, ways, 120);
  });

  test('2.20.3 whoever is offered to go along may', () => {
    let along = 0;
    fc.assert(
      fc.property(randomCourt, (at) => {
        for (const action of withdraw.options(at.battle, at.state)) {
          expect(withdraw.whyNot(at.battle, at.state, action)).toBeNull();
          along += action.carries.length;
        }
      }),
      { numRuns: 300, seed: 203 },
    );
    expect(along).toBeGreaterThan(0);
  });

  test('2.9.1 rallies by a leader', () => {
    offersMatch(
      rally,
      pairs((leader, unit) => ({ type: 'Rally', leader, unit })),
    );
  });

  test('2.9.3 self-rally', () => {
    offersMatch(
      rallySelf,
      each((unit) => ({ type: 'RallySelf', unit })),
    );
  });

  test('2.9.5 clearing heads', () => {
    offersMatch(
      clearHead,
      each((leader) => ({ type: 'ClearHead', leader })),
    );
  });

  test('2.12.7 rallying to the banner', () => {
    offersMatch(
      rallyToBanner,
      each((unit) => ({ type: 'RallyToBanner', unit })),
    );
  });
});

describe('2.19.5, 2.9.2 ratings can be reckoned up', () => {
  test('2.19.5 a difference is the sum of all that is named', () => {
    let weighed = 0;
    fc.assert(
      fc.property(randomCourt, (at) => {
        for (const { personage, target } of challenge.options(at.battle, at.state)) {
          const { attacker, defender, difference } = duelOf(at.battle, at.state, personage, target);
          for (const { printed, rating, modifiers } of [attacker, defender]) {
            expect(modifiers.reduce((sum, { delta }) => sum + delta, printed)).toBe(rating);
          }
          expect(attacker.rating - defender.rating).toBe(difference);
          weighed += 1;
        }
      }),
      { numRuns: 300, seed: 219 },
    );
    expect(weighed).toBeGreaterThan(50);
  });

  test('2.9.2 a rating is never below 1 and is the sum of all that is named', () => {
    fc.assert(
      fc.property(randomCourt, (at) => {
        for (const { leader } of rally.options(at.battle, at.state)) {
          const { printed, rating, modifiers } = rallyRating(at.battle, at.state, leader);
          expect(rating).toBeGreaterThanOrEqual(1);
          expect(modifiers.reduce((sum, { delta }) => sum + delta, printed)).toBe(rating);
        }
      }),
      { numRuns: 300, seed: 292 },
    );
  });
});
