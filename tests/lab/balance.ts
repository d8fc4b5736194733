/** `npm run lab -- balance`: every battle by equals at several levels, and who wins it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../scripts/fingerprint.mjs';
import { rulesHash } from '../../scripts/rulesHash.mjs';
import { meanPart, scoreOf } from '../../src/lab/report.ts';
import type { GameAsked } from './balance.worker.ts';
import { ATTESTED } from './balanceBattles.ts';
import { firstOpen, timeIsOver, withoutGap, workOnAllCores } from './cores.ts';
import type { GameTale } from './gameTale.ts';
import { keepProof, writePart } from './keep.ts';

const SIEGE = 'the-siege-of-minas-tirith';
const OTHERS = [
  'the-great-gate',
  'black-sails',
  'the-ride-of-the-rohirrim',
  'the-last-rampart',
  'slopes-of-dagorlad',
] as const;

/** Which battles are weighed by whom, and in how many games; the share of the besieger that is wanted at captain. */
const WEIGHED = [
  ...[SIEGE, ATTESTED, ...OTHERS].map((battle) => ({ battle, level: 'soldier', games: 1000 })),
  ...[SIEGE, ...OTHERS, ATTESTED].map((battle) => ({ battle, level: 'captain', games: 1000 })),
  { battle: SIEGE, level: 'steward', games: 200 },
] as const;

const SEED = 1977;

/** A battle at a level, and its games by their index; null = being played. */
interface Series {
  readonly battle: string;
  readonly level: string;
  readonly games: number;
  readonly tales: (GameTale | null)[];
}

/**
 * Weighs battles for so many minutes, a game at a time on each core; the series that will have cost least is played on next. Games
 * are kept as they end, and the next run goes on there.
 */
export async function balance(minutes: number): Promise<void> {
  const file = join(CACHE, `balance-${rulesHash('balance').slice(0, 16)}.json`);
  const series: readonly Series[] = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Series[])
    : WEIGHED.map((one) => ({ ...one, tales: [] }));
  const isOver = timeIsOver(minutes);
  const playing = new Set<string>();
  await workOnAllCores<GameAsked, GameTale>('./balance.worker.mjs', () => {
    const open = series.filter((one) => nextGame(one, playing) < one.games);
    const [next] = open.toSorted((a, b) => costAfter(a) - costAfter(b));
    if (next === undefined || isOver()) return null;
    const index = nextGame(next, playing);
    const { battle, level } = next;
    playing.add(nameOf(next, index));
    next.tales[index] ??= null;
    return {
      asked: { battle, level, seed: SEED, index },
      done: (tale) => {
        next.tales[index] = tale;
        playing.delete(nameOf(next, index));
        if (ended(next).length % 10 !== 0) return;
        mkdirSync(CACHE, { recursive: true });
        writeFileSync(file, JSON.stringify(series));
        console.log(lineOf(next).join(' | '));
      },
    };
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(series));
  await publish(series.filter((one) => ended(one).length > 0));
}

function nameOf({ battle, level }: Series, index: number): string {
  return `${battle} ${level} ${index}`;
}

/** The first game that nobody has played or plays. */
function nextGame(series: Series, playing: ReadonlySet<string>): number {
  return firstOpen(series.tales, (index) => playing.has(nameOf(series, index)));
}

function ended({ tales }: Series): readonly GameTale[] {
  return withoutGap(tales);
}

/** What a series will have cost after one game more, in milliseconds; guessed where none has been played. */
function costAfter(series: Series): number {
  const played = series.tales.filter((tale) => tale !== null);
  const guess = { soldier: 100, captain: 6000, steward: 40_000 }[series.level] ?? 0;
  const each = played.length === 0 ? guess : played.reduce((sum, { ms }) => sum + ms, 0) / played.length;
  return each * (series.tales.length + 1);
}

const HEAD = [
  'battle',
  'level',
  'games',
  'share of the besieger in % (95 %)',
  'draws in %',
  'levels II to VII entered, in % of the games',
  'leader changed after turn 10, in %',
] as const;

function lineOf(series: Series): readonly string[] {
  const tales = ended(series);
  const percent = (of: (tale: GameTale) => boolean): string =>
    ((100 * tales.filter(of).length) / Math.max(1, tales.length)).toFixed(0);
  const late = tales.filter(({ changed }) => changed !== null);
  const { value, from, to } = meanPart(tales.map(scoreOf));
  const figure = (part: number): string => (100 * Math.max(0, Math.min(1, part))).toFixed(1);
  const deep = [2, 3, 4, 5, 6, 7].map((level) => percent(({ entered }) => entered.includes(level)));
  return [
    series.battle,
    series.level,
    String(tales.length),
    `${figure(value)} (${figure(from)} to ${figure(to)})`,
    percent(({ winner }) => winner === 'draw'),
    deep.every((one) => one === '0') ? '-' : deep.join(', '),
    late.length === 0 ? '-' : ((100 * late.filter(({ changed }) => changed).length) / late.length).toFixed(0),
  ];
}

async function publish(series: readonly Series[]): Promise<void> {
  const games = series.reduce((sum, one) => sum + ended(one).length, 0);
  const result = series.map((one) => {
    const tales = ended(one);
    return {
      battle: one.battle,
      level: one.level,
      games: tales.length,
      share: meanPart(tales.map(scoreOf)),
      winners: tales.map(({ winner }) => (winner === 'draw' ? '=' : winner)).join(''),
      refusals: tales.reduce((sum, { refusals }) => sum + refusals, 0),
    };
  });
  keepProof('balance', games, SEED, { series: result });
  await writePart('balance', [
    `Seed ${SEED}, games 0 and on, the same level on both sides; ${games} games in all.`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map(() => '---').join(' | ')} |`,
    ...series.map((one) => `| ${lineOf(one).join(' | ')} |`),
  ]);
}
