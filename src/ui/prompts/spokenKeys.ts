/** What keys do, in words, and the keys of the board as they are read out. */
import { COMMANDS, KEY_WORDS, WORDS } from '../../i18n/words.ts';
import { bindingsOf } from '../input/bindings.ts';
import { shownKey } from './keyWords.ts';
import type { KeptKeys } from '../input/keptKeys.ts';
import type { Stroke } from '../input/usualKeys.ts';

export const KEYS_ON_BOARD: Readonly<Partial<Record<Stroke, keyof typeof KEY_WORDS>>> = {
  'next-unit': 'nextUnit',
  'previous-unit': 'previousUnit',
  'next-target': 'nextTarget',
  describe: 'describe',
  'book-here': 'bookHere',
  'end-step': 'endStep',
  peek: 'peek',
  'agree-defender': 'agreeDefender',
  'agree-besieger': 'agreeBesieger',
  'pan-up': 'panUp',
  'pan-down': 'panDown',
  'pan-left': 'panLeft',
  'pan-right': 'panRight',
};

/** What a key does, in words. */
export function strokeWords(stroke: Stroke): string {
  const word = KEYS_ON_BOARD[stroke];
  if (word !== undefined) return KEY_WORDS[word];
  return COMMANDS[stroke as keyof typeof COMMANDS].label;
}

/** What a player must know who only hears the board; the other keys are in the book. */
const SPOKEN: readonly Stroke[] = [
  'next-unit',
  'previous-unit',
  'next-target',
  'end-step',
  'describe',
  'ask',
  'help',
];

/** The keys of the board as they are read out with its name. */
export function spokenKeys(kept: KeptKeys): string {
  const bindings = bindingsOf(kept);
  const lines = SPOKEN.map((stroke) => ({ key: shownKey(stroke, bindings), label: strokeWords(stroke) }));
  return [
    WORDS.boardKeys,
    ...lines.flatMap(({ key, label }) => (key === null ? [] : [`${key}: ${label}.`])),
  ].join(' ');
}
