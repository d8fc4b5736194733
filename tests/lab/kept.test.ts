// What the laboratory keeps of a long run is enough to go on from.
import { expect, test } from 'vitest';
import { keepRung, rungsFrom } from './rungs.ts';
import { keepSeries, seriesFrom } from './weighed.ts';
import { keepLacks, lacksFrom } from './withoutKept.ts';

/** As it comes back from a file. */
function filed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

test('a rung goes on behind the pairs that were kept of it, draws among them', () => {
  const pairs = [
    { defending: 1, besieging: 0.5 },
    { defending: 0, besieging: 1 },
  ];
  const [first, ...others] = rungsFrom([]);
  const played = { ...first!, pairs, seconds: 12, refusals: 1 };
  const [again, ...rest] = rungsFrom([filed(keepRung(played))]);
  expect(again).toEqual(played);
  expect(rest).toEqual(others);
});

test('a battle that has changed is played anew, whatever was kept of it', () => {
  const pairs = [{ defending: 1, besieging: 0.5 }];
  const [rung] = rungsFrom([]);
  expect(rungsFrom([{ ...filed(keepRung({ ...rung!, pairs })), rules: 'other' }])[0]!.pairs).toEqual([]);
  const tales = [{ winner: 0, changed: false, entered: [] }] as const;
  const [series] = seriesFrom([]);
  const kept = filed(keepSeries({ ...series!, tales: [...tales] }));
  expect(seriesFrom([{ ...kept, rules: 'other' }])[0]!.tales).toEqual([]);
});

test('a pair that was played behind one that was not is played again', () => {
  const [first] = rungsFrom([]);
  const pair = { defending: 1, besieging: 1 };
  const kept = keepRung({ ...first!, pairs: [pair, null, pair] });
  expect(kept.games).toBe(2);
  expect(rungsFrom([filed(kept)])[0]!.pairs).toEqual([pair]);
});

test('a series of the balance goes on behind the games that were kept of it', () => {
  const tales = [
    { winner: 'draw', changed: true, entered: [1, 2] },
    { winner: 0, changed: false, entered: [] },
    { winner: 1, changed: null, entered: [2, 3] },
  ] as const;
  const [first, ...others] = seriesFrom([]);
  const played = { ...first!, tales: [...tales], seconds: 3, refusals: 2 };
  const [again, ...rest] = seriesFrom([filed(keepSeries(played))]);
  expect(again).toEqual(played);
  expect(rest).toEqual(others);
});

test('what the siege is without goes on behind the games that were kept of it; where the siege has changed it begins anew', () => {
  const outcomes = [
    { share: 1, lead: 12 },
    { share: 0.5, lead: -3.5 },
    { share: 0, lead: -40 },
  ] as const;
  const [whole, ...things] = lacksFrom(null);
  expect([whole!.thing, things.length > 40]).toEqual(['', true]);
  const played = { ...things[0]!, outcomes: [...outcomes, null, { share: 1, lead: 2 }] };
  const kept = filed(keepLacks([whole!, played, ...things.slice(1)]));
  expect(kept.lacks.map(({ thing, games }) => [thing, games])).toEqual([[played.thing, 3]]);
  const again = lacksFrom(kept);
  expect(again[1]).toEqual({ thing: played.thing, outcomes: [...outcomes] });
  expect(again.filter(({ outcomes: games }) => games.length > 0)).toHaveLength(1);
  expect(lacksFrom({ ...kept, rules: 'other' })[1]!.outcomes).toEqual([]);
});
