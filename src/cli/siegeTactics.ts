/** `siege resolve --by tactics`: battles fought on hexes by greedy agents, beside what the dice of their game make of them. */
import { greedy } from '../ai/greedy.ts';
import { mixedSeed } from '../game/generator.ts';
import { meanOf, shareOf } from '../strategic/estimate.ts';
import { wordSaid } from '../i18n/siegeSaid.ts';
import { inSharedWords } from '../strategic/reading.ts';
import { plain, type Said } from '../strategic/said.ts';
import type { OpenGame, OpenSiege, BattleReport } from '../strategic/open.ts';
import type {
  Estimate,
  FightMove,
  FightSeat,
  BattleGround,
  StrategicOdds,
  Sample,
  ToldStep,
} from '../strategic/siege.ts';
import { UsageError, type Answer } from './output.ts';
import type { FirstGame } from './siegeDice.ts';
import { firstLines, mean, percent, reportWords, toldWords, verdictIn } from './siegeText.ts';
import { fightOut, type FoughtOut } from './tactics.ts';

/** What the two seats score, by the names under which odds tell it. */
const HITS: Readonly<Record<FightSeat, string>> = {
  attacker: 'hits by the attacker',
  defender: 'hits by the defender',
};
const SEATS: readonly FightSeat[] = ['attacker', 'defender'];

/** A series of fights: the shares of the verdicts, the rounds of a fight, and the hits that each side scores in a block. */
interface Series {
  readonly first: BattleReport;
  readonly told: readonly ToldStep[];
  readonly shares: StrategicOdds['chances'];
  readonly games: number;
  readonly blocks: number;
  readonly rounds: Estimate;
  readonly hits: Readonly<Record<FightSeat, Estimate>>;
}

/** The ground of a battle; refuses one that has none, with what decides it instead. */
export function fieldOf(one: OpenSiege, asked: string, instead: string): BattleGround {
  const ground = one.ground();
  if (!ground.ok) throw new UsageError(`${asked}: ${wordSaid(ground.why)}; ${instead}`);
  return ground;
}

/**
 * Fights each battle `games` times, game i from (seed, i) alone: greedy agents in the blocks, the policies of the odds between
 * them. Tells the first, and lays the figures of all beside the odds. Refuses a battle that has no ground.
 */
export function resolveByTactics(
  game: OpenGame,
  sieges: readonly OpenSiege[],
  sample: Sample,
  { keep, tell }: FirstGame,
): Answer {
  const battles = sieges.map((one) => {
    const field = fieldOf(one, '--by tactics', '--by dice decides it');
    const { told, ...series } = seriesOf(game, one, field, sample);
    return { ...one.battle, ...series, ...(tell ? { told } : {}), odds: one.odds(sample) };
  });
  if (keep !== null) for (const { first } of battles) keep(first);
  return {
    exit: 0,
    json: {
      system: game.id,
      by: 'tactics',
      agents: 'greedy',
      games: sample.games,
      seed: sample.seed,
      battles: battles.map(inWords),
    },
    lines: battles.flatMap(({ title, first, told = [], odds, ...series }) => [
      ...firstLines(title, 'tactics', sample, first, told),
      `all ${series.games === 1 ? '1 game' : `${series.games} games`}, ${series.blocks} blocks, beside the ${ownWay(odds)} (${odds.under.map(wordSaid).join('; ')})`,
      ...comparedLines(game, series, odds),
    ]),
  };
}

/** What is said of a battle, in words, as it is answered in JSON. */
function inWords<
  T extends Readonly<{ first: BattleReport; told?: readonly ToldStep[]; odds: StrategicOdds }>,
>(one: T): object {
  const { first, told, odds } = one;
  return {
    ...one,
    first: reportWords(first),
    ...(told === undefined ? {} : { told: toldWords(told) }),
    odds: { ...odds, under: odds.under.map(wordSaid) },
  };
}

function seriesOf(game: OpenGame, one: OpenSiege, field: BattleGround, sample: Sample): Series {
  const { games: wanted, seed, watch } = sample;
  const ends = Object.fromEntries(Object.keys(game.verdicts).map((verdict) => [verdict, 0]));
  const rounds: number[] = [];
  const scored: FoughtOut['scored'][number][] = [];
  let opening: Pick<Series, 'first' | 'told'> | null = null;
  let games = 0;
  for (; games < wanted && (games === 0 || watch?.(games) !== false); games++) {
    const fought = fightOut(field, greedy, mixedSeed(seed, games));
    const taken = one.take(fought.result);
    if (!taken.ok) throw new Error(`a fight came to what cannot be: ${JSON.stringify(taken.problems)}`);
    ends[taken.value.verdict]! += 1;
    rounds.push(fought.result.rounds);
    scored.push(...fought.scored);
    opening ??= { first: taken.value, told: toldOf(field, fought) };
  }
  return {
    ...opening!,
    games,
    shares: Object.fromEntries(
      Object.entries(ends).map(([verdict, count]) => [verdict, shareOf(count, games)]),
    ),
    blocks: scored.length,
    rounds: meanIn(rounds),
    hits: {
      attacker: meanIn(scored.map(({ attacker }) => attacker)),
      defender: meanIn(scored.map(({ defender }) => defender)),
    },
  };
}

function meanIn(figures: readonly number[]): Estimate {
  const sum = figures.reduce((all, one) => all + one, 0);
  const squares = figures.reduce((all, one) => all + one * one, 0);
  return meanOf(sum, squares, Math.max(1, figures.length));
}

/** A fight move by move: who decided what between the blocks, the hits of each, and how it came to them. */
function toldOf(field: BattleGround, { moves, scored, told = [] }: FoughtOut): readonly ToldStep[] {
  let round = 0;
  return moves.flatMap((move, made) => {
    const fought = round;
    const line = lineOf(field, moves.slice(0, made), move, scored[fought]);
    if (move.type !== 'fought') return [{ round, line }];
    round += 1;
    return [line, ...(told[fought] ?? [])].map((one) => ({ round, line: one }));
  });
}

function lineOf(
  field: BattleGround,
  before: readonly FightMove[],
  move: FightMove,
  hits: FoughtOut['scored'][number] | undefined,
): Said {
  if (move.type === 'rolled') return inSharedWords({ say: 'restRolled', seed: move.seed });
  if (move.type === 'fought') return inSharedWords({ say: 'blockFought', turns: move.end.turns, ...hits! });
  const stage = field.stage(before);
  if (!stage.ok || stage.value.type !== 'choice') return plain(move.option);
  const { seat, question, options } = stage.value;
  const answer = options.find(({ id }) => id === move.option)?.label ?? plain(move.option);
  return inSharedWords({ say: 'decided', seat, question, answer });
}

/** What decides a battle that is not fought on hexes: where every verdict is certain it is the rules alone. */
function ownWay({ chances }: StrategicOdds): 'rules' | 'dice' {
  return Object.values(chances).every(({ value }) => value === 0 || value === 1) ? 'rules' : 'dice';
}

/** Verdicts, rounds, and the hits of a block, each with what the odds say of it; hits of the dice are those of a round. */
function comparedLines(
  game: OpenGame,
  { shares, rounds, hits }: Pick<Series, 'shares' | 'rounds' | 'hits'>,
  odds: StrategicOdds,
): readonly string[] {
  const { chances, means } = odds;
  const beside = (told: string, dice: string | null): string =>
    dice === null ? told : `${told}; by ${ownWay(odds)} ${dice}`;
  const round = means['rounds'];
  const inRound = (seat: FightSeat): string | null => {
    const scored = means[HITS[seat]];
    return scored === undefined || round === undefined ? null : (scored.value / round.value).toFixed(2);
  };
  return [
    ...Object.entries(shares).map(([verdict, share]) => {
      const chance = chances[verdict];
      return `  ${verdictIn(game, verdict)}: ${beside(percent(share), chance === undefined ? null : percent(chance))}`;
    }),
    ...SEATS.map((seat) => `  ${HITS[seat]} in a block: ${beside(mean(hits[seat]), inRound(seat))}`),
    `  rounds: ${beside(mean(rounds), round === undefined ? null : mean(round))}`,
  ];
}
