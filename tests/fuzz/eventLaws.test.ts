// Whatever events a scenario has, and whatever is played: every law of the game holds, and the record leads to the same end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { random } from '../../src/ai/random.ts';
import { drawing } from '../../src/game/generator.ts';
import { matchHash, newMatch } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { replay } from '../../src/game/replay.ts';
import type { EffectLine, TriggerLine } from '../../src/scenario/triggerSchema.ts';
import { EFFECTS, event, HOPE, MOMENTS } from '../kit/events.ts';
import { battleOf, fullSiege, type Draft } from '../scenarios/kit.ts';
import { brokenLaws } from './invariants.ts';

const ACTIONS = 120;

/** What triggers had before there were events. */
const OLDER: readonly EffectLine[] = [
  { type: 'arrive', group: 'rohan', credit: 3 },
  { type: 'reckon', text: { en: 'The points are counted.' } },
];

/** Frequent moments come often, so that something happens in a short walk. */
const moments = fc.oneof(
  fc.constantFrom(...MOMENTS),
  fc.constantFrom(...MOMENTS.filter(({ type }) => /turn|phase|hex/.test(type))),
);

const triggers = fc.array(
  fc
    .tuple(
      moments,
      fc.array(fc.constantFrom(...EFFECTS, ...OLDER), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
    )
    .map(([when, effects, once]): TriggerLine => ({
      ...event(when, []),
      then: { type: 'effects', once, effects },
    })),
  { minLength: 1, maxLength: 8 },
);

/** The great siege with these events before its own triggers. */
function siegeWith(events: readonly TriggerLine[]): Draft {
  const draft = fullSiege();
  draft.variables = [HOPE];
  draft.triggers.unshift(
    ...events.map((trigger, index) => ({ ...trigger, id: `event-${index}` }) as Draft['triggers'][number]),
  );
  return draft;
}

test('2.21 a walk through the great siege with random events breaks no law', () => {
  fc.assert(
    fc.property(triggers, fc.nat(), (events, seed) => {
      const battle = battleOf(siegeWith(events));
      const draw = drawing(seed);
      const start = newMatch(battle, seed);
      let match = start;
      for (let done = 0; done < ACTIONS && match.state.verdict === null; done += 1) {
        const before = match.state;
        const played = playOn(match, random(battle, before, draw));
        if (!played.ok) throw new Error(played.refusal.code);
        expect(brokenLaws({ battle, before, events: played.events, after: played.match.state })).toEqual([]);
        match = played.match;
      }
      const again = replay(start, match.entries);
      expect(again.ok && matchHash(again.moments.at(-1)!)).toBe(matchHash(match));
    }),
    { numRuns: 16, seed: 2021 },
  );
});
