/** Case 2.6.4: pieces off the map count for nothing and cannot be hurt. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { levelControl } from '../../src/engine/checks/levels.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import { gateTaken } from '../../src/engine/consequences/gates.ts';
import { GONE, type GameState, type Step } from '../../src/engine/state.ts';
import { verbOf } from '../../src/engine/verbs.ts';
import type { Position } from '../kit/siege.ts';
import { ACTION_TYPES } from '../kit/verbs.ts';
import { randomCourt } from './randomCourt.ts';
import { randomSiege } from './randomSiege.ts';
import { placed, waiting, type Waiting } from './waiting.ts';

const STEPS = [
  'initial-magic.defender',
  'siege.choosing',
  'besieger-movement.choosing',
  'defender-combat.duel.choosing',
  'rally.defender',
] as const;

/** A position by chance in some phase, where every other piece of the side to move waits off the map. */
const outsiders = fc
  .tuple(fc.oneof(randomSiege, randomCourt), fc.constantFrom<string[]>(...STEPS))
  .map(([position, step]): Waiting => waiting(position.with({ step: step as Step }), [0, 1, 5] as never));

/** Whether an action brings a piece in: the one thing that a piece off the map can do. */
function comesIn(action: Action, outside: ReadonlySet<number>): boolean {
  if (action.type === 'Move') return outside.has(action.unit);
  return action.type === 'MoveAlone' && outside.has(action.personage);
}

function offers(
  battle: Position['battle'],
  state: GameState,
  outside: ReadonlySet<number>,
): readonly Action[] {
  return ACTION_TYPES.filter((type) => type !== 'Deploy')
    .flatMap((type) => verbOf(type).options(battle, state))
    .filter((action) => !comesIn(action, outside));
}

describe('2.6.4 off the map', () => {
  test('2.6.4 nothing that can be done, by either side, depends on who waits, but his coming in', () => {
    let found = 0;
    fc.assert(
      fc.property(outsiders, ({ battle, state, outside }) => {
        const ids = new Set<number>(outside.map(({ id }) => id));
        for (const active of [DEFENDER, BESIEGER]) {
          const now = { ...state, active };
          const expected = offers(battle, placed(now, outside, GONE), ids);
          expect(offers(battle, now, ids)).toEqual(expected);
          found += expected.length;
        }
      }),
      { numRuns: 120, seed: 5 },
    );
    expect(found).toBeGreaterThan(0);
  });

  test('2.6.4 no zone of control, no gate and no level is theirs', () => {
    fc.assert(
      fc.property(outsiders, ({ battle, state, outside }) => {
        const without = placed(state, outside, GONE);
        for (const side of [DEFENDER, BESIEGER]) {
          expect(zones(battle, state, side)).toEqual(zones(battle, without, side));
        }
        expect(levelControl(battle, state)).toEqual(levelControl(battle, without));
        expect(gateTaken(battle, state)).toEqual(gateTaken(battle, without));
      }),
      { numRuns: 60 },
    );
  });
});
