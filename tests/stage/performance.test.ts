/** One performance at a time: the eye is led to what happens elsewhere, and whatever is stopped touches nothing more. */
import './brush.ts';
import { expect, test, vi } from 'vitest';
import type { EventType, GameEvent } from '../../src/engine/event.ts';
import { NOTHING_TO_SEE } from '../../src/stage/animate/beats.ts';
import { placeOfEvent, isWithin } from '../../src/stage/animate/camera.ts';
import type { AnimationContext } from '../../src/stage/animate/context.ts';
import { Performances } from '../../src/stage/performance.ts';
import { EVENTS, play } from './context.ts';

/** They concern many, only mark a counter, or stand at the edge of the board. */
const NOWHERE: ReadonlySet<string> = new Set<EventType>([
  ...(Object.keys(NOTHING_TO_SEE) as EventType[]),
  'UnitActed',
  'RallyTried',
  'FlamesOut',
  'MagicBegan',
  'GrondCounted',
  'GroupArrived',
  'GroupDelayed',
  'TrackMoved',
  'ForceDemoralized',
  'ForceRecovered',
  'LevelTaken',
  'HeadsCarriedOff',
  'NightChanged',
  'MainGateCounted',
  'TurnBegan',
  'VictoryReached',
]);

test('every event that happens at one place has that place on the sheet', () => {
  for (const event of Object.values(EVENTS) as readonly GameEvent[]) {
    const { context } = play(EVENTS.DecisionTaken, { still: true });
    const at = placeOfEvent(context, event);
    expect(at === null, event.type).toBe(NOWHERE.has(event.type));
    expect(at === null || isWithin(context.plan.sheet, at), event.type).toBe(true);
  }
});

/** Performances on a theatre from which only a part of the board is seen. */
function staged(seen: boolean): {
  performances: Performances;
  led: () => number;
  begin: (...events: readonly GameEvent[]) => Promise<boolean>;
} {
  const { context } = play(EVENTS.DecisionTaken, { still: true });
  const lead = vi.fn();
  const performances = new Performances(
    () => {},
    () => {},
  );
  const sight: AnimationContext['sight'] = seen ? context.sight : () => ({ x0: 90, y0: 90, x1: 91, y1: 91 });
  return {
    performances,
    led: () => lead.mock.calls.length,
    begin: (...events) => performances.play((clock) => ({ ...context, clock, sight, lead }), events, 1),
  };
}

test('the eye is led to what is out of sight, and left alone otherwise', async () => {
  for (const [seen, times] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const { begin, led, performances } = staged(seen);
    void begin(EVENTS.UnitDisrupted);
    await Promise.resolve();
    expect(led()).toBe(times);
    performances.stop();
  }
});

test('a performance that is stopped says so at once, one that is played out says so too', async () => {
  const { begin, performances } = staged(true);
  const first = begin(EVENTS.UnitMoved);
  expect(performances.running).toBe(true);
  performances.stop();
  expect(await first).toBe(false);
  expect(performances.running).toBe(false);
  expect(await begin(EVENTS.DecisionTaken)).toBe(true);
});

test('a newer performance ends the older one', async () => {
  const { begin, performances } = staged(true);
  const [older, newer] = [begin(EVENTS.UnitMoved), begin(EVENTS.DecisionTaken)];
  expect(await Promise.all([older, newer])).toEqual([false, true]);
  expect(performances.running).toBe(false);
});

test('a beat that breaks is told as any mistake, and nobody waits for it', async () => {
  const broke = new Promise((told) => process.once('unhandledRejection', told));
  const torn = new Performances(
    () => {},
    () => {
      throw new Error('a beat is torn');
    },
  );
  const { context } = play(EVENTS.DecisionTaken, { still: true });
  expect(await torn.play((clock) => ({ ...context, clock }), [EVENTS.DecisionTaken], 1)).toBe(true);
  expect(torn.running).toBe(false);
  expect(await broke).toMatchObject({ message: 'a beat is torn' });
});
