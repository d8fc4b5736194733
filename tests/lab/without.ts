/** `npm run lab -- without`: what decides the siege: each thing is taken away, and the same games are played again. */
import { isClear } from '../../src/lab/compare.ts';
import { meanPart } from '../../src/lab/report.ts';
import type { Estimate } from '../../src/strategic/siege.ts';
import { timeIsOver, withoutGap, workOnAllCores } from './cores.ts';
import { foundSoFar, keepProof, writePart } from './keep.ts';
import type { GameAsked, Outcome } from './without.worker.ts';
import { keepLacks, lacksFrom, type Lack, type WithoutKept } from './withoutKept.ts';

const SEED = 1977;
/** So many games without each thing are wanted. */
const MOST = 1000;
/** So many are played before what is known is kept again. */
const KEPT_AFTER = 460;

/**
 * Plays the siege without each thing for so many minutes, a game at a time on each core, and goes on from what docs/proof/without.json
 * tells of the same siege; what was played least is played next, so that all are asked equally often.
 */
export async function without(minutes: number): Promise<void> {
  const lacks = lacksFrom(foundSoFar<WithoutKept>('without'));
  const isOver = timeIsOver(minutes);
  let played = 0;
  await workOnAllCores<GameAsked, Outcome>('./without.worker.mjs', () => {
    const [next] = lacks.toSorted((a, b) => a.outcomes.length - b.outcomes.length);
    const { thing, outcomes } = next!;
    const index = outcomes.length;
    if (index >= MOST || isOver()) return null;
    outcomes.push(null);
    return {
      asked: { thing, seed: SEED, index },
      done: (outcome) => {
        outcomes[index] = outcome;
        played += 1;
        if (played % KEPT_AFTER !== 0) return;
        keep(lacks);
        console.log(`${askedOfAll(lacks)} games without each thing`);
      },
    };
  });
  keep(lacks);
  await publish(lacks);
}

/** How many games have been played without any of the things. */
function askedOfAll(lacks: readonly Lack[]): number {
  return Math.min(...lacks.map(({ outcomes }) => withoutGap(outcomes).length));
}

function keep(lacks: readonly Lack[]): void {
  const kept = keepLacks(lacks);
  const games = kept.lacks.reduce((sum, one) => sum + one.games, 0);
  keepProof('without', games, SEED, kept);
}

async function publish(lacks: readonly Lack[]): Promise<void> {
  const games = askedOfAll(lacks);
  const [before, ...rows] = lacks.map(({ thing, outcomes }) => ({
    thing,
    outcomes: withoutGap(outcomes).slice(0, games),
  }));
  await writePart('without', [
    `Seed ${SEED}, games 0 and on: ${games} sieges of soldiers with each thing taken away, and the same ${games} with everything: the besieger wins`,
    `${percent(meanPart(before!.outcomes.map(({ share }) => share)))} % of them.`,
    '',
    '| without | share of the besieger, in % (95 %) | his lead in points (95 %) | decides |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ thing, outcomes }) => rowOf(thing, before!.outcomes, outcomes)),
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
