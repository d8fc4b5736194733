/** `siege odds`: what may come of every battle of a brief, counted exactly where it can be, else sampled. */
import type { OpenGame, OpenSiege } from '../strategic/open.ts';
import type { Odds, Sample } from '../strategic/siege.ts';
import type { Answer } from './output.ts';
import { mean, sharesLines } from './siegeText.ts';

/** The odds of each battle, with the method and the rules they are told under. */
export function forecast(game: OpenGame, sieges: readonly OpenSiege[], sample: Sample): Answer {
  const battles = sieges.map((one) => ({ ...one.battle, ...one.odds(sample) }));
  return {
    exit: 0,
    json: { system: game.id, battles },
    lines: battles.flatMap((one) => [
      `${one.title} (${[methodOf(one), ...one.under].join('; ')})`,
      ...sharesLines(game, one.chances),
      ...Object.entries(one.means).map(([name, figure]) => `  ${name}: ${mean(figure)}`),
    ]),
  };
}

function methodOf({ method }: Odds): string {
  return method.type === 'exact' ? 'exact' : `${method.games} games, seed ${method.seed}`;
}
