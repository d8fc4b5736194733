/** A series is played in the fast lane of a session, without promises: both lanes come to the same record. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { Action } from '../../src/engine/action.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { agentController } from '../../src/session/controllers.ts';
import { drawsOf, firstOf, playout } from '../../src/session/playout.ts';
import { gameFrom } from '../../src/session/standing.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { played, sitDown } from '../kit/session.ts';
import { shippedBattle } from '../kit/shipped.ts';

/** What was done and which faces fell, action by action, and where it ended. */
interface Record {
  readonly entries: readonly Readonly<{ action: Action; faces: readonly number[] }>[];
  readonly end: unknown;
}

type Names = readonly [string, string];

function fastLane(battle: Battle, names: Names, seed: number, index: number): Record {
  const entries: Record['entries'][number][] = [];
  const { state } = playout(
    battle,
    [makeAgent(names[0]), makeAgent(names[1])],
    seed,
    index,
    (_before, events, _after, action) =>
      entries.push({
        action,
        faces: events.flatMap((event) => (event.type === 'DiceRolled' ? event.faces : [])),
      }),
  );
  return { entries, end: state };
}

async function session(battle: Battle, names: Names, seed: number, index: number): Promise<Record> {
  const draws = drawsOf(seed, index);
  const seats = names.map((name) => ({ name: '', taken: { kind: 'agent', name } as const }));
  const sheet = { ...TWO_PLAYERS, seats: [seats[0]!, seats[1]!] as const };
  const sitting = sitDown(gameFrom(firstOf(battle, seed, index), sheet), {
    controllerOf: (_, side) => agentController(makeAgent(names[side]), () => draws[side]!),
  });
  const { present } = (await played(sitting)).history;
  return { entries: present.entries.map(({ action, faces }) => ({ action, faces })), end: present.state };
}

test('the same seeds, the same agents, the same battle: action for action, face for face', async () => {
  const agents = fc.constantFrom('random', 'greedy');
  const battles = fc.constantFrom('first-steps', 'black-sails');
  await fc.assert(
    fc.asyncProperty(
      agents,
      agents,
      battles,
      fc.nat(99_999),
      fc.nat(9),
      async (one, two, id, seed, index) => {
        const battle = shippedBattle(id);
        const slow = await session(battle, [one, two], seed, index);
        expect(slow).toEqual(fastLane(battle, [one, two], seed, index));
      },
    ),
    { numRuns: 5 },
  );
});
