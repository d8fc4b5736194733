/** Work is done whether the browser gives a worker or not, and a worker that breaks says why. */
import { describe, expect, test } from 'vitest';
import { OPPONENTS } from '../../src/ai/agents.ts';
import { newMatch } from '../../src/game/match.ts';
import { openMachine } from '../../src/ui/features/opponent/client.ts';
import { openStudy } from '../../src/ui/features/opponent/study.ts';
import { thinkerFor } from '../../src/ui/features/opponent/thinker.ts';
import { layOut, workplace, type Workplace } from '../../src/workers/workplace.ts';
import { shippedBattle } from '../kit/shipped.ts';

type Place = Workplace<string, string>;

/** A worker that is played by the test. */
function worker() {
  const ears = { message: (_: { data: string }) => {}, error: (_: { message?: string | undefined }) => {} };
  const told: string[] = [];
  const place: Place = {
    postMessage: (message) => told.push(message),
    addEventListener: (type: 'message' | 'error', heard: never) => {
      ears[type] = heard;
    },
    terminate: () => told.push('terminated'),
  };
  return { place, told, ears };
}

/** The file of a workshop that answers with capitals. */
const capitals = async () =>
  layOut('capitals', (say: (answer: string) => void) => (message: string) => say(message.toUpperCase()));
const rest = () => Promise.resolve();

/** What is said in a place, and how it breaks. */
function heardIn(place: Place) {
  const said: string[] = [];
  place.addEventListener('message', ({ data }) => said.push(data));
  place.addEventListener('error', ({ message }) => said.push(`broke: ${message}`));
  return said;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('work beside the page', () => {
  test('is done by the worker where there is one', async () => {
    const { place, told, ears } = worker();
    const all = workplace('capitals', () => place, capitals, rest);
    const said = heardIn(all);
    all.postMessage('a');
    ears.message({ data: 'answer' });
    await settled();
    expect(told).toEqual(['a']);
    expect(said).toEqual(['answer']);
  });

  test('is done in the page where no worker can be begun', async () => {
    const all = workplace<string, string>(
      'capitals',
      () => {
        throw new ReferenceError('Worker is not defined');
      },
      capitals,
      rest,
    );
    const said = heardIn(all);
    all.postMessage('a');
    all.postMessage('b');
    await settled();
    expect(said).toEqual(['A', 'B']);
  });

  test('goes over to the page with all that was told, where the worker breaks before it has said a word', async () => {
    const { place, told, ears } = worker();
    const all = workplace('capitals', () => place, capitals, rest);
    const said = heardIn(all);
    all.postMessage('a');
    all.postMessage('b');
    ears.error({});
    all.postMessage('c');
    await settled();
    expect(told).toEqual(['a', 'b', 'terminated']);
    expect(said).toEqual(['A', 'B', 'C']);
  });

  test('is broken where the worker breaks later, and the reason is handed on', async () => {
    const { place, ears } = worker();
    const all = workplace('capitals', () => place, capitals, rest);
    const said = heardIn(all);
    all.postMessage('a');
    ears.message({ data: 'one' });
    ears.error({ message: 'out of memory' });
    await settled();
    expect(said).toEqual(['one', 'broke: out of memory']);
  });

  test('says why it cannot be done where the page cannot fetch it either, and nothing after it was ended', async () => {
    const start = (): Place => {
      throw new Error('none');
    };
    const broken = workplace<string, string>(
      'capitals',
      start,
      () => Promise.reject(new Error('not reachable')),
      rest,
    );
    const said = heardIn(broken);
    broken.postMessage('a');
    await settled();
    expect(said).toEqual(['broke: not reachable']);
    const ended = workplace<string, string>('capitals', start, capitals, rest);
    const silent = heardIn(ended);
    ended.postMessage('a');
    ended.terminate();
    await settled();
    expect(silent).toEqual([]);
  });
});

test('without workers the machine thinks in the page, and comes to the same action', async () => {
  const battle = shippedBattle('first-steps');
  const { state } = newMatch(battle, 1);
  const none = (): never => {
    throw new ReferenceError('Worker is not defined');
  };
  const machine = openMachine(5, () =>
    workplace('machine', none, async () => layOut('machine', openStudy), rest),
  );
  const GREEDY = [OPPONENTS[0]!, OPPONENTS[0]!] as const;
  const action = await machine.think(battle, GREEDY, state, 0);
  expect(action).toEqual(thinkerFor(battle, GREEDY, 5)(state, 0));
  machine.close();
});
