/** `npm run lab -- ladder`: every level against the one below and against the yardstick, until it is clear who is stronger. */
import { LADDER_BATTLES } from '../../scripts/rulesHash.mjs';
import { BUDGETS } from '../../src/ai/levels.ts';
import { timeIsOver, withoutGap, workOnAllCores } from './cores.ts';
import { foundSoFar, keepProof, writePart } from './keep.ts';
import type { PairAsked } from './ladder.worker.ts';
import { shareOfPairs, type Pair, type PairScore } from './pairs.ts';
import { keepRung, rungsFrom, type Rung, type RungKept } from './rungs.ts';

const SEED = 20_260;
/** A rung is decided by no fewer pairs and by no more: two games are a pair. */
const LEAST = 50;
const MOST = 200;

/** What docs/proof/ladder.json tells. */
interface Ladder {
  readonly budgets: typeof BUDGETS;
  readonly rungs: readonly RungKept[];
}

/**
 * Climbs the ladder for so many minutes, a pair at a time on each core, and goes on from what docs/proof/ladder.json tells of the same
 * battles. The rung that will have cost least is played next, so that a short run has something to tell. Pairs that are being played when
 * the time is over are played to their end. `level`: only the rungs on which that one climbs; null = all.
 */
export async function ladder(minutes: number, level: string | null): Promise<void> {
  const rungs = rungsFrom(foundSoFar<Ladder>('ladder')?.rungs ?? []);
  const isOver = timeIsOver(minutes);
  await workOnAllCores<PairAsked, Pair>('./ladder.worker.mjs', () => {
    const [next] = rungs
      .filter((rung) => (level === null || rung.one === level) && !isDecided(rung))
      .toSorted((a, b) => costAfter(a) - costAfter(b));
    if (next === undefined || isOver()) return null;
    const { one, other, battle, pairs } = next;
    const index = pairs.length;
    pairs.push(null);
    return {
      asked: { one, other, battle, seed: SEED, index },
      done: ({ defending, besieging, ms, refusals }) => {
        pairs[index] = { defending, besieging };
        next.seconds += ms / 1000;
        next.refusals += refusals;
        keep(begun(rungs));
        console.log(lineOf(next).join(' | '));
      },
    };
  });
  await publish(begun(rungs));
}

/** The rungs of which something can be told. */
function begun(rungs: readonly Rung[]): readonly Rung[] {
  return rungs.filter(({ pairs }) => withoutGap(pairs).length > 0);
}

/** What a rung will have cost after one pair more, in seconds; guessed where none has been played. */
function costAfter({ one, battle, pairs, seconds }: Rung): number {
  const guess =
    ((BUDGETS[one as keyof typeof BUDGETS]?.acts ?? 200) * (battle === LADDER_BATTLES[0] ? 1 : 4)) / 1000;
  const ended = pairs.filter((pair) => pair !== null).length;
  const each = ended === 0 ? guess : seconds / ended;
  return each * (pairs.length + 1);
}

/** A rung is decided when the interval leaves the half out, or after the most pairs. */
function isDecided(rung: Rung): boolean {
  const pairs = withoutGap(rung.pairs);
  if (pairs.length < LEAST) return false;
  const { from, to } = shareOfPairs(pairs);
  return pairs.length >= MOST || from > 0.5 || to < 0.5;
}

/** Keeps what is known in docs/proof/ladder.json; answers how many games that are. */
function keep(rungs: readonly Rung[]): number {
  const kept = rungs.map(keepRung);
  const games = kept.reduce((sum, rung) => sum + rung.games, 0);
  keepProof('ladder', games, SEED, { budgets: BUDGETS, rungs: kept } satisfies Ladder);
  return games;
}

async function publish(rungs: readonly Rung[]): Promise<void> {
  const games = keep(rungs);
  await writePart('ladder', [
    `Seed ${SEED}, pairs 0 and on; ${games} games in all.`,
    '',
    '| who | against | battle | games | share in % (95 %) | wanted | defending | besieging |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rungs.map((rung) => `| ${lineOf(rung).join(' | ')} |`),
  ]);
}

function lineOf({ one, other, battle, wanted, pairs: all }: Rung): readonly string[] {
  const pairs = withoutGap(all);
  const percent = (value: number): string => (value * 100).toFixed(0);
  const mean = (of: (pair: PairScore) => number): string =>
    percent(pairs.reduce((sum, pair) => sum + of(pair), 0) / Math.max(1, pairs.length));
  const { share, from, to } = shareOfPairs(pairs);
  return [
    one,
    other,
    battle,
    String(2 * pairs.length),
    `${percent(share)} (${percent(from)} to ${percent(to)})`,
    String(wanted),
    mean(({ defending }) => defending),
    mean(({ besieging }) => besieging),
  ];
}
