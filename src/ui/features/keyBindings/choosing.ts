/** Keys are chosen: the window of keys at a table. What is laid is kept in the settings. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import type { KeyNames } from '../../../i18n/keyed.ts';
import { BOARD_KEYS, KEY_WORDS } from '../../../i18n/words.ts';
import { COMMAND_IDS, commandsAt } from '../../commands/commandTable.ts';
import type { Choosing, KeyGroup, KeysModel } from './keysModel.ts';
import type { KeyLine } from '../../shell/tableModel.ts';
import { bindingsOf, comboOf, holderOf, lay } from '../../input/bindings.ts';
import { keyWords, shownKey } from '../../prompts/keyWords.ts';
import { isReserved, type KeptKeys } from '../../input/keptKeys.ts';
import type { Combo, Stroke } from '../../input/usualKeys.ts';
import { LAID_STROKES } from '../../input/strokes.ts';
import { strokeWords } from '../../prompts/spokenKeys.ts';

/** Choosing keys; `kept` is read and written through the settings. */
export function keysAt(kept: ReadonlySignal<KeptKeys>, keep: (keys: KeptKeys) => void): KeysModel {
  const choosing = signal<Choosing | null>(null);
  const told = signal('');
  /** A key that stands for something else already: pressed again, it is taken from there. */
  const asked = signal<Combo | null>(null);
  const bindings = computed(() => bindingsOf(kept.value));

  const begin = (next: Choosing | null): void => {
    choosing.value = next;
    asked.value = null;
    told.value = next === null ? '' : KEY_WORDS.waiting;
  };
  const take = ({ id, old }: Choosing, combo: Combo): void => {
    const stroke = id as Stroke;
    const key = keyWords(combo);
    const other = holderOf(combo, bindings.peek());
    if (isReserved(combo)) {
      told.value = fill(KEY_WORDS.reserved, { key });
      return;
    }
    if (other !== null && other !== stroke && asked.peek() !== combo) {
      asked.value = combo;
      told.value = fill(KEY_WORDS.taken, { key, other: strokeWords(other) });
      return;
    }
    keep(lay(kept.peek(), stroke, old, combo));
    choosing.value = null;
    asked.value = null;
    told.value = fill(KEY_WORDS.set, { label: strokeWords(stroke), key });
  };

  return {
    groups: computed(() => groupsOf(bindings.value)),
    choosing,
    told,
    choose: begin,
    press: (event) => {
      const now = choosing.peek();
      if (now === null) return false;
      const combo = comboOf(event);
      if (combo === 'escape') begin(null);
      else if (combo === 'tab' || combo === 'shift+tab') {
        begin(null);
        return false;
      } else if (combo !== null) take(now, combo);
      return true;
    },
    reset: () => {
      keep({});
      begin(null);
      told.value = KEY_WORDS.wasReset;
    },
  };
}

function groupsOf(bindings: ReturnType<typeof bindingsOf>): readonly KeyGroup[] {
  const questions = commandsAt('questions');
  const commands = COMMAND_IDS.filter((one) => !questions.includes(one));
  const row = (stroke: Stroke): KeyGroup['rows'][number] => ({
    id: stroke,
    label: strokeWords(stroke),
    keys: (bindings[stroke] ?? []).map((combo) => ({ combo, words: keyWords(combo) })),
  });
  return [
    { title: KEY_WORDS.onBoard, rows: LAID_STROKES.map(row) },
    { title: KEY_WORDS.commands, rows: commands.map(row) },
    { title: KEY_WORDS.questions, rows: questions.map(row) },
  ];
}

/** The keys of the board for the book: those that never change, and the others as they are laid now. */
export function boardKeyLines(kept: KeptKeys): readonly KeyLine[] {
  const bindings = bindingsOf(kept);
  const laid = LAID_STROKES.map((stroke) => ({
    key: (bindings[stroke] ?? []).map(keyWords).join(', '),
    label: strokeWords(stroke),
  }));
  return [...BOARD_KEYS, ...laid.filter(({ key }) => key !== '')];
}

/** The keys that sentences name. */
export function keyNames(kept: KeptKeys): KeyNames {
  const bindings = bindingsOf(kept);
  const name = (stroke: Stroke): string => shownKey(stroke, bindings) ?? 'none';
  return {
    nextTarget: name('next-target'),
    undo: name('undo'),
    peek: name('peek'),
    bookHere: name('book-here'),
  };
}
