/** `siege odds`: what may come of every battle of a brief, counted exactly where it can be, else sampled. */
import type { OpenGame, OpenSiege } from '../strategic/open.ts';
import type { StrategicOdds, OverActions, Sample } from '../strategic/siege.ts';
import { UsageError, type Answer } from './output.ts';
import { meanName, wordSaid } from '../i18n/siegeSaid.ts';
import { inSharedWords } from '../strategic/reading.ts';
import type { Said } from '../strategic/said.ts';
import { mean, percent, sentences, sharesLines } from './siegeText.ts';

/** The odds of each battle, with what was read, the method and the rules they are told under; over several actions where it is asked. */
export function forecast(
  game: OpenGame,
  sieges: readonly OpenSiege[],
  sample: Sample,
  actions: number | null,
): Answer {
  const battles = sieges.map((one) => ({
    ...one.battle,
    understood: one.understood,
    ...one.odds(sample),
    ...(actions === null ? {} : { actions: fallenAfter(one, actions) }),
  }));
  return {
    exit: 0,
    json: { system: game.id, battles: battles.map(inWords) },
    lines: battles.flatMap((one) => [
      `${one.title} (${[methodOf(one), ...one.under.map(wordSaid)].join('; ')})`,
      ...sentences(one.understood).map((line) => `  ${line}`),
      ...sharesLines(game, one.chances),
      ...Object.entries(one.means).map(([name, figure]) => `  ${meanName(name)}: ${mean(figure)}`),
      ...(one.actions === undefined ? [] : actionLines(one.actions)),
    ]),
  };
}

/** What is said of a battle, in words, as it is answered in JSON. */
function inWords<T extends Readonly<{ understood: readonly Said[]; under: readonly Said[]; actions?: Told }>>(
  one: T,
): object {
  const { understood, under, actions } = one;
  return {
    ...one,
    understood: sentences(understood),
    under: under.map(wordSaid),
    ...(actions === undefined ? {} : { actions: { ...actions, under: actions.under.map(wordSaid) } }),
  };
}

type Told = Pick<Fallen, 'fallen' | 'under'>;

type Fallen = Extract<OverActions, { readonly ok: true }>;

/** The odds over several actions; refuses a battle that has none. */
function fallenAfter(one: OpenSiege, actions: number): Pick<Fallen, 'fallen' | 'under'> {
  const found = one.overActions?.(actions) ?? {
    ok: false as const,
    why: inSharedWords({ say: 'noBattleOfActions' }),
  };
  if (!found.ok) throw new UsageError(`--actions: ${wordSaid(found.why)}; leave it out`);
  return { fallen: found.fallen, under: found.under };
}

function actionLines({ fallen, under }: Pick<Fallen, 'fallen' | 'under'>): readonly string[] {
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
