/** The ladder: every level against the one below and against the yardstick, until it is clear who is stronger. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../scripts/fingerprint.mjs';
import { rulesHash } from '../../scripts/rulesHash.mjs';
import { BUDGETS } from '../../src/ai/levels.ts';
import { firstOpen, timeIsOver, withoutGap, workOnAllCores } from './cores.ts';
import { keepProof, writePart } from './keep.ts';
import type { PairAsked } from './ladder.worker.ts';
import { shareOfPairs, type Pair } from './pairs.ts';

/** Who plays whom, and what share is wanted. */
const RUNGS = [
  { one: 'soldier', other: 'recruit', wanted: 70 },
  { one: 'captain', other: 'soldier', wanted: 70 },
  { one: 'marshal', other: 'captain', wanted: 65 },
  { one: 'steward', other: 'marshal', wanted: 60 },
  { one: 'captain', other: 'greedy', wanted: 75 },
  { one: 'steward', other: 'greedy', wanted: 90 },
] as const;
const BATTLES = ['the-great-gate', 'the-siege-of-minas-tirith'] as const;

const SEED = 20_260;
/** A rung is decided by no fewer pairs and by no more: two games are a pair. */
const LEAST = 50;
const MOST = 200;

/** One rung on one battle, and its pairs by their index; null = not played, or being played. */
interface Rung {
  readonly one: string;
  readonly other: string;
  readonly wanted: number;
  readonly battle: string;
  readonly pairs: (Pair | null)[];
}

/** A rung with the pairs that count. */
type PairsInRow = Omit<Rung, 'pairs'> & { readonly pairs: readonly Pair[] };

/**
 * Climbs the ladder for so many minutes, a pair at a time on each core. The rung that will have cost least is played next, so that a
 * short run has something to tell. Pairs that are being played when the time is over are played to their end.
 */
export async function ladder(minutes: number): Promise<void> {
  const file = join(CACHE, `ladder-${rulesHash('ladder').slice(0, 16)}.json`);
  const rungs: readonly Rung[] = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Rung[])
    : freshRungs();
  const isOver = timeIsOver(minutes);
  const playing = new Set<string>();
  await workOnAllCores<PairAsked, Pair>('./ladder.worker.mjs', () => {
    const [next] = rungs.filter((rung) => !isDecided(rung)).toSorted((a, b) => costAfter(a) - costAfter(b));
    if (next === undefined || isOver()) return null;
    const index = nextPair(next, playing);
    const { one, other, battle } = next;
    const name = nameOf(next, index);
    playing.add(name);
    next.pairs[index] ??= null;
    return {
      asked: { one, other, battle, seed: SEED, index },
      done: (pair) => {
        next.pairs[index] = pair;
        playing.delete(name);
        mkdirSync(CACHE, { recursive: true });
        writeFileSync(file, JSON.stringify(rungs));
        console.log(lineOf(pairsInRow(next)).join(' | '));
      },
    };
  });
  await publish(rungs);
}

function nameOf({ one, other, battle }: Rung, index: number): string {
  return [one, other, battle, index].join(' ');
}

/** The first pair that nobody has played or plays. */
function nextPair(rung: Rung, playing: ReadonlySet<string>): number {
  return firstOpen(rung.pairs, (index) => playing.has(nameOf(rung, index)));
}

function pairsInRow(rung: Rung): PairsInRow {
  return { ...rung, pairs: withoutGap(rung.pairs) };
}

function freshRungs(): readonly Rung[] {
  return BATTLES.flatMap((battle) => RUNGS.map((rung) => ({ ...rung, battle, pairs: [] })));
}

/** What a rung will have cost after one pair more, in milliseconds; guessed where none has been played. */
function costAfter({ one, battle, pairs }: Rung): number {
  const guess = (BUDGETS[one as keyof typeof BUDGETS]?.acts ?? 200) * (battle === BATTLES[0] ? 1 : 4);
  const ended = pairs.filter((pair) => pair !== null);
  const each = ended.length === 0 ? guess : ended.reduce((sum, { ms }) => sum + ms, 0) / ended.length;
  return each * (pairs.length + 1);
}

/** A rung is decided when the interval leaves the half out, or after the most pairs. */
function isDecided(rung: Rung): boolean {
  const { pairs } = pairsInRow(rung);
  if (pairs.length < LEAST) return false;
  const { from, to } = shareOfPairs(pairs);
  return pairs.length >= MOST || from > 0.5 || to < 0.5;
}

async function publish(rungs: readonly Rung[]): Promise<void> {
  const begun = rungs.map(pairsInRow).filter(({ pairs }) => pairs.length > 0);
  const games = begun.reduce((sum, { pairs }) => sum + 2 * pairs.length, 0);
  const result = {
    budgets: BUDGETS,
    rungs: begun.map(({ one, other, battle, wanted, pairs }) => ({
      one,
      other,
      battle,
      wanted,
      games: 2 * pairs.length,
      ...shareOfPairs(pairs),
      defending: pairs.map(({ defending }) => defending).join(' '),
      besieging: pairs.map(({ besieging }) => besieging).join(' '),
      refusals: pairs.reduce((sum, { refusals }) => sum + refusals, 0),
    })),
  };
  keepProof('ladder', games, SEED, result);
  await writePart('ladder', [
    `Seed ${SEED}, pairs 0 and on; ${games} games in all.`,
    '',
    '| who | against | battle | games | share in % (95 %) | wanted | defending | besieging |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...begun.map((rung) => `| ${lineOf(rung).join(' | ')} |`),
  ]);
}

function lineOf({ one, other, battle, wanted, pairs }: PairsInRow): readonly string[] {
  const percent = (value: number): string => (value * 100).toFixed(0);
  const mean = (of: (pair: Pair) => number): string =>
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
