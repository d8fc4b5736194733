/** What is asked between two blocks, in the language of the page; what it has no words for is told as the game tells it. */
import { fill } from '../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { FightChoice } from '../../../strategic/siege.ts';
import type { Nation } from '../../../strategic/war-of-the-ring/figures.ts';
import { regionName } from './names.ts';

type Words = Readonly<Record<string, string>>;

/** The question. */
export function questionWords({ about, question }: FightChoice): string {
  return (SIEGE_ROOM.asked as Words)[about] ?? question;
}

/** One of its answers: by its id, which may name a region or a nation after a colon; a card is called by its title. */
export function answerWords({ id, label }: FightChoice['options'][number]): string {
  const [what, whose = ''] = id.split(':') as [string, string?];
  const words = (SIEGE_ROOM.answers as Words)[what];
  if (words === undefined) return label;
  const nation = (SIEGE_ROOM.nations as Words)[whose as Nation] ?? whose;
  return fill(words, { place: whose === '' ? '' : regionName(whose), nation });
}
