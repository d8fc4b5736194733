// Every check finds what it is for, where it is, and nothing else; its mend mends it.
import { describe, expect, test } from 'vitest';
import { EDITOR_CHECKS, EDITOR_PROBLEMS } from '../../src/i18n/en/editor.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { CHECKS, problemsOf } from '../../src/editor/problems/problems.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { KEEP } from './keep.ts';
import { after, shippedDocument } from './kit.ts';
import { idsOf, mended, spoil } from './spoilt.ts';
import { TRIPS } from './trips.ts';

test('of a sound battle nothing is told', () => {
  expect(problemsOf(KEEP)).toEqual([]);
});

test('nor of one whose map calls a zone what everything is called', () => {
  const dagorlad = shippedDocument('slopes-of-dagorlad');
  const named = JSON.stringify(dagorlad).replaceAll('"westSetup"', '"constructor"');
  expect(problemsOf(JSON.parse(named) as ScenarioDocument)).toEqual(problemsOf(dagorlad));
});

describe('checks', () => {
  test('there are at least sixty, the reader not counted, each with an id of its own and something that trips it', () => {
    const ids = CHECKS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(TRIPS).toSorted()).toEqual(ids.toSorted());
    expect(ids.length).toBeGreaterThanOrEqual(60);
  });

  test('each says what is wrong where it finds something, and what is right where it does not', () => {
    const ids = CHECKS.map(({ id }) => id).toSorted();
    expect(Object.keys(EDITOR_CHECKS).toSorted()).toEqual(ids);
    expect(Object.keys(EDITOR_PROBLEMS).toSorted()).toEqual(ids);
  });

  test.each(Object.entries(TRIPS))('%s is found, and nothing else', (id, change) => {
    expect(idsOf(spoil(change))).toEqual([id]);
  });

  test.each(Object.entries(TRIPS))(
    '%s: its mends, one after the other, leave nothing behind',
    (id, change) => {
      const document = mended(spoil(change), id);
      const left = problemsOf(document).filter((problem) => problem.id === id);
      expect(left.every(({ fix }) => fix === null)).toBe(true);
      expect(idsOf(document).filter((other) => other !== id)).toEqual([]);
    },
  );
});

test('a threshold that is mended is more than one loss and no more than all, however little the units are worth', () => {
  const draft = spoil(({ kinds, sides }) => {
    for (const kind of kinds) if (kind.class === 'unit') kind.value = 1;
    for (const { forces } of sides) for (const force of forces) force.threshold = 99;
  });
  const sound = after(draft, ...problemsOf(draft).flatMap(({ fix }) => fix ?? []));
  expect(sound.sides.flatMap(({ forces }) => forces.map(({ threshold }) => threshold))).toEqual([2, 2]);
  expect(problemsOf(sound)).toEqual([]);
});

test.each([
  ['a moment', { when: { type: 'hexEntered', hexes: 'spare' } }],
  ['hexes that are to be held', { when: { type: 'hexesHeld', side: 'east', hexes: ['spare'], atLeast: 1 } }],
  [
    'a condition within another',
    { if: [{ type: 'not', condition: { type: 'count', who: { in: 'spare' }, atLeast: 1 } }] },
  ],
  [
    'an effect',
    { then: { type: 'effects', effects: [{ type: 'place', who: { kind: 'x' }, hexes: 'spare' }] } },
  ],
] as const)('a zone is used where %s speaks of it', (_, part) => {
  const event = { id: 'event', when: { type: 'turnBegins' }, if: [], then: { type: 'effects', effects: [] } };
  const idle = spoil(({ zones }) => (zones['spare'] = ['0101']));
  const spoken = spoil(({ zones, triggers }) => {
    zones['spare'] = ['0101'];
    triggers.push({ ...event, ...part } as unknown as (typeof triggers)[number]);
  });
  expect(idsOf(idle)).toContain('zone-unused');
  expect(idsOf(spoken)).not.toContain('zone-unused');
});

test.each(Object.keys(SHIPPED_SCENARIOS))('%s has no errors and no warnings', (id) => {
  expect(problemsOf(shippedDocument(id)).filter(({ severity }) => severity !== 'hint')).toEqual([]);
});
