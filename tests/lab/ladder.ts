/** The ladder: every level against the one below and against the yardstick, until it is clear who is stronger. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../scripts/fingerprint.mjs';
import { rulesHash } from '../../scripts/rulesHash.mjs';
import { BUDGETS } from '../../src/ai/levels.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { keepProof, writePart } from './keep.ts';
import { playPair, shareOfPairs, type Pair } from './pairs.ts';

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

/** One rung on one battle, and the pairs played so far. */
interface Rung {
  readonly one: string;
  readonly other: string;
  readonly wanted: number;
  readonly battle: string;
  readonly pairs: Pair[];
}

/** Climbs the ladder for so many minutes. The rung that will have cost least is played next, so that a short run has something to tell. */
export async function ladder(minutes: number): Promise<void> {
  const rules = rulesHash('ladder');
  const file = join(CACHE, `ladder-${rules.slice(0, 16)}.json`);
  const kept: readonly Rung[] = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Rung[])
    : freshRungs();
  const until = performance.now() + minutes * 60_000;
  let stopped = false;
  process.once('SIGINT', () => (stopped = true));
  for (;;) {
    const [next] = kept.filter((rung) => !isDecided(rung)).toSorted((a, b) => costAfter(a) - costAfter(b));
    if (next === undefined || stopped || performance.now() > until) break;
    const battle = shippedBattle(next.battle);
    const makers = [() => makeAgent(next.one), () => makeAgent(next.other)] as const;
    next.pairs.push(playPair(battle, ...makers, SEED, next.pairs.length));
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
    console.log(lineOf(next).join(' | '));
    // Ctrl-C is heard between two pairs.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await publish(kept);
}

function freshRungs(): readonly Rung[] {
  return BATTLES.flatMap((battle) => RUNGS.map((rung) => ({ ...rung, battle, pairs: [] })));
}

/** What a rung will have cost after one pair more, in milliseconds; guessed where none has been played. */
function costAfter({ one, battle, pairs }: Rung): number {
  const guess = (BUDGETS[one as keyof typeof BUDGETS]?.acts ?? 200) * (battle === BATTLES[0] ? 1 : 4);
  const spent = pairs.reduce((sum, { ms }) => sum + ms, 0);
  return spent + (pairs.length === 0 ? guess : spent / pairs.length);
}

/** A rung is decided when the interval leaves the half out, or after the most pairs. */
function isDecided({ pairs }: Rung): boolean {
  if (pairs.length < LEAST) return false;
  const { from, to } = shareOfPairs(pairs);
  return pairs.length >= MOST || from > 0.5 || to < 0.5;
}

async function publish(rungs: readonly Rung[]): Promise<void> {
  const played = rungs.filter(({ pairs }) => pairs.length > 0);
  const games = played.reduce((sum, { pairs }) => sum + 2 * pairs.length, 0);
  const result = {
    budgets: BUDGETS,
    rungs: played.map(({ one, other, battle, wanted, pairs }) => ({
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
    ...played.map((rung) => `| ${lineOf(rung).join(' | ')} |`),
  ]);
}

function lineOf({ one, other, battle, wanted, pairs }: Rung): readonly string[] {
  const percent = (value: number): string => (value * 100).toFixed(0);
  const mean = (of: (pair: Pair) => number): string =>
    percent(pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length);
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
