// Questions, keys and settings for everybody, made up.
import { signal } from '@preact/signals';
import type { TableModel } from '../../../src/ui/shell/tableModel.ts';

export const ACCESS_KEYS = {
  ask: ['Ask about the board', 'O'],
  keys: ['Keys', ''],
  'nearest-enemy': ['Nearest enemy', '1'],
  'nearest-gate': ['Nearest gate', '2'],
  'nearest-breach': ['Nearest breach', '3'],
  'nearest-leader': ['Nearest leader', '4'],
  'units-here': ['Who stands here?', '5'],
  'threats-here': ['Who threatens this hex?', '6'],
  'odds-now': ['Odds of this order', '7'],
  'last-event': ['What happened last?', '8'],
} as const;

/** The parts of the model that belong to it. */
export function madeUpAccess(
  told: (what: string) => void,
): Pick<TableModel, 'asking' | 'keys' | 'boardKeys'> {
  return {
    asking: {
      from: signal('Asked from hex 1213.'),
      answer: signal('Nearest enemy: Trolls B3Z in 1313, 1 hex to the east.'),
      leads: signal(true),
      go: () => told('go'),
    },
    keys: {
      groups: signal([
        {
          title: 'On the board',
          rows: [{ id: 'describe', label: 'Read out the hex', keys: [{ combo: 'd', words: 'D' }] }],
        },
      ]),
      choosing: signal(null),
      told: signal(''),
      choose: () => told('choose a key'),
      press: () => false,
      reset: () => told('reset the keys'),
    },
    boardKeys: signal([
      { key: 'Arrows', label: 'Move the cursor' },
      { key: 'Enter', label: 'Choose or act' },
      { key: 'Esc', label: 'Back out' },
    ]),
  };
}
