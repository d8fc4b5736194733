/** `npm run lab -- without`: what decides the siege: each thing is taken away, and the same games are played again. */
import { meanPart } from '../../src/lab/report.ts';
import { isClear } from '../../src/lab/compare.ts';
import type { Estimate } from '../../src/strategic/siege.ts';
import { workOnAllCores } from './cores.ts';
import { writePart } from './keep.ts';
import { allThings } from './takenAway.ts';
import type { GameAsked, Outcome } from './without.worker.ts';

const SEED = 1977;

/** Plays `games` of the battle as it is and without each thing, by soldiers on the same seeds, and writes the table. */
export async function without(games: number): Promise<void> {
  const things = ['', ...allThings()];
  const outcomes = new Map(things.map((thing) => [thing, [] as Outcome[]]));
  const asked = things.flatMap((thing) =>
    Array.from({ length: games }, (_, index): GameAsked => ({ thing, seed: SEED, index })),
  );
  let next = 0;
  await workOnAllCores<GameAsked, Outcome>('./without.worker.mjs', () => {
    const game = asked[next];
    if (game === undefined) return null;
    next += 1;
    return {
      asked: game,
      done: (outcome) => {
        outcomes.get(game.thing)![game.index] = outcome;
        if (game.index === games - 1) console.log(game.thing);
      },
    };
  });
  const before = outcomes.get('')!;
  const rows = [...outcomes].flatMap(([thing, after]) => (thing === '' ? [] : [rowOf(thing, before, after)]));
  await writePart('without', [
    `Seed ${SEED}, ${games} sieges of soldiers with each thing taken away, and the same ${games} with everything: the besieger wins`,
    `${percent(meanPart(before.map(({ share }) => share)))} % of them.`,
    '',
    '| without | share of the besieger, in % (95 %) | his lead in points (95 %) | decides |',
    '| --- | --- | --- | --- |',
    ...rows,
  ]);
}

function rowOf(thing: string, before: readonly Outcome[], after: readonly Outcome[]): string {
  const differ = (of: (outcome: Outcome) => number): Estimate =>
    meanPart(after.map((outcome, index) => of(outcome) - of(before[index]!)));
  const share = differ((one) => one.share);
  const lead = differ((one) => one.lead);
  const signed = (value: number, digits: number): string => (value > 0 ? '+' : '') + value.toFixed(digits);
  const told = ({ value, from, to }: Estimate, times: number, digits: number): string =>
    `${signed(value * times, digits)} (${signed(from * times, digits)} to ${signed(to * times, digits)})`;
  return `| ${thing} | ${told(share, 100, 0)} | ${told(lead, 1, 1)} | ${isClear(share) || isClear(lead) ? 'yes' : '-'} |`;
}

function percent({ value, from, to }: Estimate): string {
  return `${(100 * value).toFixed(0)} (${(100 * from).toFixed(0)} to ${(100 * to).toFixed(0)})`;
}
