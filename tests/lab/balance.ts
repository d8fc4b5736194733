/** `npm run lab -- balance`: every battle by equals at several levels, and who wins it. */
import { meanPart, scoreOf } from '../../src/lab/report.ts';
import type { GameAsked } from './balance.worker.ts';
import { timeIsOver, withoutGap, workOnAllCores } from './cores.ts';
import type { GameTale } from './gameTale.ts';
import { foundSoFar, keepProof, writePart } from './keep.ts';
import { isOf, keepSeries, seriesFrom, type Series, type SeriesKept, type Tale } from './weighed.ts';

const SEED = 1977;
/** So many games are played before what is known is kept again. */
const KEPT_AFTER = 10;

/** What docs/proof/balance.json tells. */
interface Balance {
  readonly series: readonly SeriesKept[];
}

/**
 * Weighs battles for so many minutes, a game at a time on each core, and goes on from what docs/proof/balance.json tells of the same
 * battles; the series that will have cost least is played on next. `only`: the series of that battle, of that level, or of both.
 */
export async function balance(minutes: number, only: readonly string[]): Promise<void> {
  const series = seriesFrom(foundSoFar<Balance>('balance')?.series ?? []);
  const isOver = timeIsOver(minutes);
  let played = 0;
  await workOnAllCores<GameAsked, GameTale>('./balance.worker.mjs', () => {
    const open = series.filter(
      (one) => only.every((name) => isOf(one, name)) && one.tales.length < one.games,
    );
    const [next] = open.toSorted((a, b) => costAfter(a) - costAfter(b));
    if (next === undefined || isOver()) return null;
    const { battle, level, tales } = next;
    const index = tales.length;
    tales.push(null);
    return {
      asked: { battle, level, seed: SEED, index },
      done: ({ winner, changed, entered, ms, refusals }) => {
        tales[index] = { winner, changed, entered };
        next.seconds += ms / 1000;
        next.refusals += refusals;
        played += 1;
        if (played % KEPT_AFTER !== 0) return;
        keep(begun(series));
        console.log(lineOf(next).join(' | '));
      },
    };
  });
  await publish(begun(series));
}

/** The series of which something can be told. */
function begun(series: readonly Series[]): readonly Series[] {
  return series.filter(({ tales }) => withoutGap(tales).length > 0);
}

/** What a series will have cost after one game more, in seconds; guessed where none has been played. */
function costAfter({ level, tales, seconds }: Series): number {
  const ended = tales.filter((tale) => tale !== null).length;
  const guess = { soldier: 0.1, captain: 6, steward: 40 }[level] ?? 0;
  const each = ended === 0 ? guess : seconds / ended;
  return each * (tales.length + 1);
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
  const tales = withoutGap(series.tales);
  const percent = (of: (tale: Tale) => boolean, digits = 0): string =>
    ((100 * tales.filter(of).length) / Math.max(1, tales.length)).toFixed(digits);
  const late = tales.filter(({ changed }) => changed !== null);
  const { value, from, to } = meanPart(tales.map(scoreOf));
  const figure = (part: number): string => (100 * Math.max(0, Math.min(1, part))).toFixed(1);
  // Two games in a thousand in which the Citadel is entered are not none.
  const deep = [2, 3, 4, 5, 6, 7].map((level) => percent(({ entered }) => entered.includes(level), 1));
  return [
    series.battle,
    series.level,
    String(tales.length),
    `${figure(value)} (${figure(from)} to ${figure(to)})`,
    percent(({ winner }) => winner === 'draw'),
    deep.every((one) => Number(one) === 0) ? '-' : deep.join(', '),
    late.length === 0 ? '-' : ((100 * late.filter(({ changed }) => changed).length) / late.length).toFixed(0),
  ];
}

/** Keeps what is known in docs/proof/balance.json; answers how many games that are. */
function keep(series: readonly Series[]): number {
  const kept = series.map(keepSeries);
  const games = kept.reduce((sum, one) => sum + one.games, 0);
  keepProof('balance', games, SEED, { series: kept } satisfies Balance);
  return games;
}

async function publish(series: readonly Series[]): Promise<void> {
  const games = keep(series);
  await writePart('balance', [
    `Seed ${SEED}, games 0 and on, the same level on both sides; ${games} games in all.`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map(() => '---').join(' | ')} |`,
    ...series.map((one) => `| ${lineOf(one).join(' | ')} |`),
  ]);
}
