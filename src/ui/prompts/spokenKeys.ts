/** What keys do, in words, and the keys of the board as they are read out. */
import { COMMANDS, STROKES, WORDS } from '../../i18n/words.ts';
import { bindingsOf } from '../input/bindings.ts';
import { shownKey } from './keyWords.ts';
import type { KeptKeys } from '../input/keptKeys.ts';
import type { CommandId } from '../commands/commandTable.ts';
import { LAID_STROKES, STROKE_TABLE, type LaidStroke } from '../input/strokes.ts';
import type { Stroke } from '../input/usualKeys.ts';

/** What a key does, in words. */
export function strokeWords(stroke: Stroke): string {
  return stroke in STROKES ? STROKES[stroke as LaidStroke] : COMMANDS[stroke as CommandId].label;
}

/** What a player must know who only hears the board; the other keys are in the book. */
const SPOKEN: readonly Stroke[] = [
  ...LAID_STROKES.filter((stroke) => STROKE_TABLE[stroke].spoken === true),
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
