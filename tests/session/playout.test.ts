/** A series never stands still: a game that cannot go on stops without a verdict. */
import { expect, test } from 'vitest';
import type { Agent } from '../../src/ai/agent.ts';
import { greedy } from '../../src/ai/greedy.ts';
import { random } from '../../src/ai/random.ts';
import type { Battle, PieceId } from '../../src/engine/battle.ts';
import { OFF_MAP } from '../../src/engine/state.ts';
import { legalOf } from '../../src/game/legal.ts';
import { playout } from '../../src/session/playout.ts';
import { shippedBattle } from '../kit/shipped.ts';

/** The Great Gate with all cauldrons off the map, and of the city only as many hexes for them as are asked for. */
function waiting(hexes: number): Battle {
  const battle = shippedBattle('the-great-gate');
  const isPot = (id: PieceId): boolean => battle.pieces[id]!.kind.class === 'cauldron';
  const setup = battle.setup.map((zone) =>
    zone.pieces.some(isPot) ? { ...zone, hexes: new Set([...zone.hexes].slice(0, hexes)) } : zone,
  );
  return {
    ...battle,
    setup,
    placements: battle.placements.map((place, id) => (isPot(id as PieceId) ? OFF_MAP : place)),
  };
}

/** Places pieces for ever. */
const restless: Agent = (battle, state, draw) => {
  const placements = legalOf(battle, state, 'Deploy');
  return placements[draw(placements.length)]!;
};

test('2.5.1 a set-up that its agent never ends stops without a verdict', () => {
  const { state, refusals } = playout(waiting(6), [restless, restless], 5, 0);
  expect([state.step, state.verdict, refusals]).toEqual(['setup.defender', null, 0]);
});

test.each([
  ['greedy', greedy],
  ['random', () => random],
] as const)(
  '2.5.1 where %s has fewer hexes than cauldrons the others stay out, and it plays on',
  (_, agent) => {
    const battle = waiting(3);
    const pots = battle.pieces.filter(({ kind }) => kind.class === 'cauldron');
    let out = -1;
    const { state } = playout(battle, [agent(), agent()], 5, 0, (before, _events, after) => {
      if (before.step === 'setup.defender' && after.step !== before.step)
        out = pots.filter(({ id }) => after.pieces[id]!.at === OFF_MAP).length;
    });
    expect(out).toBe(pots.length - 3);
    expect(state.verdict).not.toBeNull();
  },
);

test('2.5.1 with a hex for everybody it ends, and the game comes to its verdict', () => {
  const { state } = playout(waiting(6), [greedy(), greedy()], 5, 0);
  expect(state.verdict).not.toBeNull();
});
