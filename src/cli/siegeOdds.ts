/** `siege odds`: what may come of every battle of a brief, counted exactly where it can be, else sampled. */
import type { OpenGame, OpenSiege } from '../strategic/open.ts';
import type { StrategicOdds, OverActions, Sample } from '../strategic/siege.ts';
import { UsageError, type Answer } from './output.ts';
import { meanName, wordSaid } from '../i18n/siegeSaid.ts';
import { inSharedWords } from '../strategic/reading.ts';
import { mean, percent, sentences, sharesLines } from './siegeText.ts';

type Fallen = Extract<OverActions, { readonly ok: true }>;

/** A battle as far as it is counted; null: that is not counted yet. */
interface Counted {
  readonly one: OpenSiege;
  readonly odds: StrategicOdds | null;
  readonly fallen: Fallen | null;
}

/**
 * The odds of each battle, with what was read, the method and the rules they are told under; over several actions where it is asked.
 * `tell` hears what is known before each count, so that whoever cuts it short has that much.
 */
export function forecast(
  game: OpenGame,
  sieges: readonly OpenSiege[],
  sample: Sample,
  actions: number | null,
  tell: (soFar: Answer) => void = () => {},
): Answer {
  // Whoever has no odds over several actions is told so before anything is counted.
  if (actions !== null) for (const one of sieges) fallenAfter(one, 0);
  const counted: Counted[] = sieges.map((one) => ({ one, odds: null, fallen: null }));
  const soFar = (): Answer => answerOf(game, counted, actions !== null);
  for (const [at, one] of sieges.entries()) {
    tell(soFar());
    const odds = one.odds(sample);
    counted[at] = { one, odds, fallen: null };
    if (actions === null) continue;
    tell(soFar());
    counted[at] = { one, odds, fallen: fallenAfter(one, actions) };
  }
  return soFar();
}

function answerOf(game: OpenGame, counted: readonly Counted[], overActions: boolean): Answer {
  return {
    exit: 0,
    json: { system: game.id, battles: counted.map(inWords) },
    lines: counted.flatMap((one) => linesOf(game, one, overActions)),
  };
}

/** What is said of a battle, in words, as it is answered in JSON. */
function inWords({ one, odds, fallen }: Counted): object {
  return {
    ...one.battle,
    understood: sentences(one.understood),
    ...(odds === null ? {} : { ...odds, under: odds.under.map(wordSaid) }),
    ...(fallen === null ? {} : { actions: { fallen: fallen.fallen, under: fallen.under.map(wordSaid) } }),
  };
}

function linesOf(game: OpenGame, { one, odds, fallen }: Counted, overActions: boolean): readonly string[] {
  const read = sentences(one.understood).map((line) => `  ${line}`);
  const { title } = one.battle;
  if (odds === null) return [`${title} (cut short before its odds were counted)`, ...read];
  return [
    `${title} (${[methodOf(odds), ...odds.under.map(wordSaid)].join('; ')})`,
    ...read,
    ...sharesLines(game, odds.chances),
    ...Object.entries(odds.means).map(([name, figure]) => `  ${meanName(name)}: ${mean(figure)}`),
    ...(overActions ? actionLines(fallen) : []),
  ];
}

/** The odds over several actions; refuses a battle that has none. */
function fallenAfter(one: OpenSiege, actions: number): Fallen {
  const found = one.overActions?.(actions) ?? {
    ok: false as const,
    why: inSharedWords({ say: 'noBattleOfActions' }),
  };
  if (!found.ok) throw new UsageError(`--actions: ${wordSaid(found.why)}; leave it out`);
  return found;
}

function actionLines(counted: Fallen | null): readonly string[] {
  if (counted === null) return ['  over several actions: cut short before they were counted'];
  const { fallen, under } = counted;
  return [
    `  over several actions (${under.map(wordSaid).join('; ')})`,
    ...fallen.map(
      (chance, at) => `    fallen after ${at === 0 ? '1 action' : `${at + 1} actions`}: ${percent(chance)}`,
    ),
  ];
}

function methodOf({ method }: StrategicOdds): string {
  return method.type === 'exact' ? 'exact' : `${method.games} games, seed ${method.seed}`;
}
