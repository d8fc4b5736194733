/** What can be read of the shipped battles before they are begun; it is fetched when it is asked for. */
import tales from '../../../assets/built/tales.json' with { type: 'json' };
import type { Text } from '../../engine/battle.ts';
import { WORDS } from '../../i18n/frontWords.ts';
import type { FoldedModel } from '../features/seats/seatsModel.ts';
import { battleText } from './texts.ts';

/** The readings of a battle, in the order in which they are read. */
const READINGS = ['history', 'notes', 'balance'] as const;

/** What the shipped scenarios tell of themselves, by their ids. */
export const TALES = tales as unknown as Readonly<
  Record<string, Readonly<Partial<Record<(typeof READINGS)[number], Text>>>>
>;

/** The tale, the notes and the balance of a battle; nothing for one that is not shipped. */
export function taleOf(battle: string): FoldedModel['tale']['value'] {
  return READINGS.flatMap((what) => {
    const text = TALES[battle]?.[what];
    return text === undefined ? [] : [{ head: WORDS[what], text: battleText(battle, what, text) }];
  });
}
