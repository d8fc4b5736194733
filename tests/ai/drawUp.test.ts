/** Case 2.5: whoever takes pains with his set-up keeps to his zones, takes his captains along, and stands better for it. */
import { describe, expect, test } from 'vitest';
import { drawUp } from '../../src/ai/drawUp.ts';
import { NO_PLAN } from '../../src/ai/greedy/mind.ts';
import { planner } from '../../src/ai/planner.ts';
import { greedy } from '../../src/ai/greedy.ts';
import { nextPlacing } from '../../src/ai/search/placing.ts';
import { imagining } from '../../src/ai/search/trial.ts';
import { distance } from '../../src/board/distance.ts';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../src/engine/battle.ts';
import { zoneHexesOf } from '../../src/engine/facts/setup.ts';
import type { GameState } from '../../src/engine/state.ts';
import { apply } from '../../src/game/apply.ts';
import { drawing, seeded } from '../../src/game/generator.ts';
import { newMatch } from '../../src/game/match.ts';
import { view } from '../../src/game/view.ts';
import { playout } from '../../src/session/playout.ts';
import { shippedBattle } from '../kit/shipped.ts';

const GATE = shippedBattle('the-great-gate');
/** Every set-up is tried once, on one turn: it is not the best that is asked for here. */
const HASTY = { acts: 1, rounds: 2, turns: 1, foreseen: 1 } as const;

/** What a side sees when its set-up begins. */
function setupOf(battle: Battle, side: Side): GameState {
  let { state } = newMatch(battle, 3);
  while (state.active !== side) state = played(battle, state, { type: 'EndStep' });
  return view(battle, state, side);
}

function played(battle: Battle, state: GameState, action: Parameters<typeof apply>[2]): GameState {
  const applied = apply(battle, state, action, seeded([1, 2, 3, 4]));
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied.state;
}

/** The set-up as it is carried out, piece by piece. */
function carriedOut(battle: Battle, from: GameState, wanted: GameState): GameState {
  let state = from;
  for (
    let next = nextPlacing(battle, state, wanted);
    next !== null;
    next = nextPlacing(battle, state, wanted)
  )
    state = played(battle, state, next);
  return state;
}

describe.each([DEFENDER, BESIEGER])('2.5 the set-up of side %i before the Great Gate', (side) => {
  const before = setupOf(GATE, side);
  const wanted = drawUp(GATE, before, drawing(1), HASTY);
  const placed = GATE.pieces.filter(({ id }) => wanted.pieces[id]!.at !== before.pieces[id]!.at);

  test('is another than the author’s, within its zones, and of its own pieces', () => {
    expect(placed.length).toBeGreaterThan(0);
    for (const { id, side: whose } of placed) {
      expect(whose).toBe(side);
      expect([...zoneHexesOf(GATE, id)]).toContain(wanted.pieces[id]!.at);
    }
  });

  test('hides nobody in a corner: each stands within three hexes of where the author has somebody stand', () => {
    const first = GATE.pieces.flatMap(({ id, kind }) =>
      kind.class === 'unit' && before.pieces[id]!.at >= 0 ? [before.pieces[id]!.at as HexId] : [],
    );
    for (const { id } of placed) {
      const hex = wanted.pieces[id]!.at as HexId;
      expect(Math.min(...first.map((at) => distance(GATE.board, at, hex)))).toBeLessThanOrEqual(3);
    }
  });

  test('is carried out by acts that nobody refuses, to the last piece', () => {
    expect(carriedOut(GATE, before, wanted)).toEqual(wanted);
  });

  test('leaves no captain alone who stood with a unit', () => {
    const escorted = (state: GameState) =>
      GATE.pieces
        .filter(({ id, kind }) => kind.class === 'personage' && state.pieces[id]!.at >= 0)
        .filter(({ id }) =>
          GATE.pieces.some(
            (unit) => unit.kind.class === 'unit' && state.pieces[unit.id]!.at === state.pieces[id]!.at,
          ),
        )
        .map(({ name }) => name);
    expect(escorted(wanted)).toEqual(escorted(before));
  });

  test('is the same again for the same luck', () => {
    expect(drawUp(GATE, before, drawing(1), HASTY)).toEqual(wanted);
  });
});

test('2.5 pains are worth it: on other luck the garrison of the Gate is promised more than as its author drew it up', () => {
  const before = setupOf(GATE, DEFENDER);
  const wanted = drawUp(GATE, before, drawing(7), { acts: 30_000, rounds: 1, turns: 10, foreseen: 0 });
  const imagine = imagining(GATE, before, before.active, 10, 99);
  const promised = (setup: GameState) =>
    Array.from({ length: 60 }, (_, luck) => imagine(setup, NO_PLAN, luck).value).reduce((a, b) => a + b) / 60;
  expect(promised(wanted)).toBeGreaterThan(promised(before) + 0.05);
});

test('2.5 a reserve that the author keeps back stays where he placed it', () => {
  const reserve = GATE.pieces.filter(({ side, kind }) => side === BESIEGER && kind.class === 'unit');
  const pieces = new Set(reserve.map(({ id }) => id));
  const hint = {
    type: 'reserve',
    side: BESIEGER,
    pieces,
    hexes: [],
    until: null,
    reach: null,
    force: null,
  } as const;
  const battle: Battle = { ...GATE, hints: [hint] };
  const before = setupOf(battle, BESIEGER);
  expect(drawUp(battle, before, drawing(7), HASTY)).toBe(before);
});

test('2.5 where nobody may be placed nothing is imagined, and a captain leaves his army as it is', () => {
  const sails = shippedBattle('black-sails');
  const { state } = newMatch(sails, 3);
  const seen = view(sails, state, state.active);
  expect(drawUp(sails, seen, drawing(7), HASTY)).toBe(seen);
  const captain = planner({ acts: 1, turns: 1, efforts: ['all'], refines: false, foreseen: 0, setup: null });
  expect(captain(GATE, setupOf(GATE, BESIEGER), drawing(1))).toEqual({ type: 'EndStep' });
});

test('whoever takes pains plays the Gate to its verdict without a refusal', () => {
  const careful = () =>
    planner({ acts: 1, turns: 1, efforts: ['all'], refines: false, foreseen: 0, setup: HASTY });
  for (const seats of [
    [careful(), greedy()],
    [greedy(), careful()],
  ] as const) {
    const { state, refusals } = playout(GATE, seats, 5, 0);
    expect(state.verdict).not.toBeNull();
    expect(refusals).toBe(0);
  }
});
