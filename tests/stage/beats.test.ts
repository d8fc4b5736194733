/** Every event has its beat: something is seen of it, it ends, it leaves nothing behind, and can be had without motion. */
import './brush.ts';
import { describe, expect, test } from 'vitest';
import type { EventType, GameEvent } from '../../src/engine/event.ts';
import { NOTHING_TO_SEE } from '../../src/stage/animate/beats.ts';
import { EVENTS, SPELLS_WORKED, play, playOut, type Play } from './context.ts';

const MUTE: ReadonlySet<EventType> = new Set(Object.keys(NOTHING_TO_SEE) as EventType[]);
const all = [...Object.values(EVENTS), ...SPELLS_WORKED] as readonly GameEvent[];
const seen = all.filter(({ type }) => !MUTE.has(type));
const named = (events: readonly GameEvent[]): [string, GameEvent][] =>
  events.map((event) => [event.type === 'SpellWorked' ? `${event.type} ${event.spell}` : event.type, event]);

/** What is on the board now, whatever is of no account for the eye left out. */
function picture({ context, standing, pushed }: Play): string {
  const { air, papers, counters, markers, works } = context;
  const worn = [...counters.present]
    .map((one) => counters.token(one)!)
    .map(({ worn, sprite }) => [worn, sprite.alpha]);
  const lies = [markers.under, markers.over, works.marks, works.ruins].map((layer) => {
    const { x, y, width, height } = layer.getLocalBounds();
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
  });
  const lines = air.context.instructions.length;
  return JSON.stringify([[...standing()], worn, lies, lines, papers.children.length, pushed()]);
}

function leavesNothing({ context, pushed }: Play): void {
  expect(context.air.context.instructions).toHaveLength(0);
  expect(context.papers.children).toHaveLength(0);
  expect(pushed()).toEqual([0, 0]);
}

describe('each kind of event is played on the board', () => {
  test.each(named(seen))('%s is seen, ends, and leaves every counter at its place', async (_, event) => {
    const show = play(event, { still: false });
    const first = picture(play(EVENTS.DecisionTaken, { still: false }));
    const pictures = new Set<string>();
    await playOut(show, () => {
      while (show.context.counters.work());
      pictures.add(picture(show));
    });
    while (show.context.counters.work());
    pictures.add(picture(show));
    pictures.delete(first);
    expect(pictures.size).toBeGreaterThan(0);
    leavesNothing(show);
    const ended = show.standing();
    show.snap();
    expect([...show.standing()]).toEqual([...ended]);
  });

  test.each(named(seen))(
    '%s without motion is seen, and no counter is between two places',
    async (_, event) => {
      const show = play(event, { still: true });
      const before = play(EVENTS.DecisionTaken, { still: true }).standing();
      const after = play(event, { still: true });
      after.snap();
      const places = [before, after.standing()];
      const quiet = picture(play(EVENTS.DecisionTaken, { still: true }));
      const pictures = new Set<string>();
      let frames = 0;
      let moved = 0;
      await playOut(show, () => {
        frames += 1;
        pictures.add(picture(show));
        for (const [id, now] of show.standing()) {
          if (!places.some((then) => String(then.get(id)) === String(now))) moved += 1;
        }
        expect(show.pushed()).toEqual([0, 0]);
      });
      pictures.add(picture(show));
      pictures.delete(quiet);
      expect(pictures.size, 'something is seen of it').toBeGreaterThan(0);
      expect(moved).toBe(0);
      expect(frames).toBeLessThan(200);
      leavesNothing(show);
    },
  );

  test.each(named(seen))(
    '%s can be stopped in the middle, and touches nothing afterwards',
    async (_, event) => {
      const show = play(event, { still: false });
      await show.frame(0);
      await show.frame(120);
      show.context.clock.stop();
      show.context.air.clear();
      show.snap();
      const still = picture(show);
      for (let frame = 0; frame < 20; frame++) await show.frame(100);
      expect(picture(show)).toBe(still);
    },
  );

  test.each(Object.entries(NOTHING_TO_SEE))('%s is nothing to see: %s', async (type) => {
    const show = play(EVENTS[type as EventType], { still: false });
    await show.frame(0);
    expect(show.over()).toBe(true);
    leavesNothing(show);
  });

  test('by night the arrows of a volley burn', async () => {
    const drawn = async (light: 'day' | 'night'): Promise<number> => {
      const show = play(EVENTS.AttackDeclared, { still: false, light });
      await show.frame(0);
      await show.frame(200);
      return show.context.air.context.instructions.length;
    };
    expect(await drawn('night')).toBeGreaterThan(await drawn('day'));
  });

  test('no motion lasts longer than four seconds', async () => {
    for (const event of seen) {
      expect((await playOut(play(event, { still: false }))) * 16, event.type).toBeLessThan(4000);
    }
  });
});
