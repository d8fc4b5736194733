/** What is offered is what is allowed (2.0.7): options and refusals of combat held against each other. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import type { Action, ActionOf } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { attackOf } from '../../src/engine/facts/strength.ts';
import type { Verb } from '../../src/engine/verb.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { endStep } from '../../src/engine/verbs/endStep.ts';
import { escape } from '../../src/engine/verbs/escape.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { holdGround } from '../../src/engine/verbs/holdGround.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { rallySelf } from '../../src/engine/verbs/rallySelf.ts';
import { retreat } from '../../src/engine/verbs/retreat.ts';
import { slipAway } from '../../src/engine/verbs/slipAway.ts';
import { standFast } from '../../src/engine/verbs/standFast.ts';
import type { Position } from '../kit/siege.ts';
import { randomSkirmish } from './randomSkirmish.ts';

/** A kind of action, and everything of that kind that could be named, nonsense included. */
interface Kind<A extends Action> {
  readonly verb: Verb<A>;
  readonly nameable: (position: Position) => readonly A[];
}

const pieces = ({ battle }: Position): readonly PieceId[] =>
  [-1, 0.5, ...battle.pieces.keys(), battle.pieces.length].map((id) => id as PieceId);

const hexes = ({ battle }: Position): readonly HexId[] =>
  Array.from({ length: battle.board.size + 2 }, (_, hex) => (hex - 1) as HexId);

/** Companies that could be named for a unit: nobody, anybody alone, and all of its side in its hex who are free to go. */
function parties(
  { battle, state }: Position,
  unit: PieceId,
  frozenToo: boolean,
): readonly (readonly PieceId[])[] {
  const heroes = battle.pieces.filter(({ kind }) => kind.class === 'personage');
  const free = heroes.filter(
    ({ id, side }) =>
      state.pieces[id]!.at === state.pieces[unit]?.at &&
      side === battle.pieces[unit]!.side &&
      (frozenToo || state.pieces[id]!.frozen === 0),
  );
  const alone = [-1, 0.5, 0, ...heroes.map(({ id }) => id), battle.pieces.length].map((id) => [
    id as PieceId,
  ]);
  return [[], ...alone, ...(free.length > 1 ? [free.map(({ id }) => id)] : [])];
}

function pairs<A extends Action>(name: (one: PieceId, other: PieceId) => A): Kind<A>['nameable'] {
  return (position) => pieces(position).flatMap((one) => pieces(position).map((other) => name(one, other)));
}

function each<A extends Action>(name: (piece: PieceId) => A): Kind<A>['nameable'] {
  return (position) => pieces(position).map(name);
}

/** Every way of no, one or two steps from where a piece stands. */
function ways(position: Position): readonly ActionOf<'Retreat'>[] {
  const { battle, state } = position;
  const next = (hex: number): readonly HexId[] =>
    DIRECTIONS.map((direction) => (battle.board.beyond[hex * 6 + direction] ?? -1) as HexId);
  return pieces(position).flatMap((unit) => {
    const ones = next(state.pieces[unit]?.at ?? -1);
    const twos = ones.flatMap((one) => next(one).map((two) => [one, two]));
    const paths = new Map([[], ...ones.map((one) => [one]), ...twos].map((path) => [path.join(), path]));
    return [...paths.values()].flatMap((path) =>
      parties(position, unit, true).map((carries) => ({ type: 'Retreat' as const, unit, path, carries })),
    );
  });
}

function offersMatch<A extends Action>({ verb, nameable }: Kind<A>): void {
  let allowed = 0;
  fc.assert(
    fc.property(randomSkirmish, (position) => {
      const { battle, state } = position;
      const spelled = (actions: readonly A[]): readonly string[] =>
        actions.map((action) => JSON.stringify(action)).sort();
      const passed = nameable(position).filter((action) => verb.whyNot(battle, state, action) === null);
      expect(spelled(verb.options(battle, state))).toEqual(spelled(passed));
      allowed += passed.length;
    }),
    { numRuns: 150, seed: 207 },
  );
  expect(allowed).toBeGreaterThan(0);
}

describe('2.0.7 offered is exactly what is allowed', () => {
  test('2.8.2 shots', () => {
    offersMatch({ verb: fire, nameable: pairs((shooter, target) => ({ type: 'Fire', shooter, target })) });
  });

  test('2.8 attacks in melee', () => {
    offersMatch({
      verb: melee,
      nameable: pairs((attacker, defender) => ({ type: 'Melee', attacker, defender })),
    });
  });

  test('2.8.6 slipping away', () => {
    offersMatch<ActionOf<'SlipAway'>>({
      verb: slipAway,
      nameable: (position) =>
        pieces(position).flatMap((unit) =>
          hexes(position).flatMap((to) =>
            parties(position, unit, false).map((carries) => ({ type: 'SlipAway', unit, to, carries })),
          ),
        ),
    });
  });

  test('2.8.6 standing fast', () => {
    offersMatch({ verb: standFast, nameable: each((unit) => ({ type: 'StandFast', unit })) });
  });

  test('2.8.10 retreats', () => {
    offersMatch({ verb: retreat, nameable: ways });
  });

  test('2.8.9 advances', () => {
    offersMatch<ActionOf<'Advance'>>({
      verb: advance,
      nameable: (position) =>
        pieces(position).flatMap((unit) =>
          parties(position, unit, false).map((carries) => ({ type: 'Advance', unit, carries })),
        ),
    });
  });

  test('2.8.9 holding ground', () => {
    offersMatch({ verb: holdGround, nameable: each((unit) => ({ type: 'HoldGround', unit })) });
  });

  test('2.20.7 escapes', () => {
    offersMatch<ActionOf<'Escape'>>({
      verb: escape,
      nameable: (position) =>
        pieces(position).flatMap((personage) =>
          hexes(position).map((hex) => ({ type: 'Escape', personage, hex })),
        ),
    });
  });

  test('2.9.3 self-rally', () => {
    offersMatch({ verb: rallySelf, nameable: each((unit) => ({ type: 'RallySelf', unit })) });
  });

  test('2.0.7 ending the step', () => {
    offersMatch({ verb: endStep, nameable: () => [{ type: 'EndStep' }] });
  });
});

describe('2.19 every attack that is allowed can be read off the charts', () => {
  test('2.19.2 nothing lowers armour and none is beyond 4', () => {
    let weighed = 0;
    fc.assert(
      fc.property(randomSkirmish, ({ battle, state }) => {
        const blows = [
          ...fire.options(battle, state).map(({ shooter, target }) => ['fire', shooter, target] as const),
          ...melee
            .options(battle, state)
            .map(({ attacker, defender }) => ['melee', attacker, defender] as const),
        ];
        for (const [manner, attacker, defender] of blows) {
          const attack = attackOf(battle, state, { manner, attacker, defender })!;
          const { kind } = battle.pieces[defender]!;
          const printed = kind.class === 'unit' ? kind.faces[0].armour : 0;
          const added = attack.modifiers.filter(({ on }) => on === 'armour');
          const sum = added.reduce((all, { delta }) => all + delta, printed);
          expect(added.every(({ delta }) => delta > 0)).toBe(true);
          expect(attack.armour).toBe(Math.min(4, sum));
          weighed += 1;
        }
      }),
      { numRuns: 100, seed: 219 },
    );
    expect(weighed).toBeGreaterThan(100);
  });
});
