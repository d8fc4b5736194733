/** Why a command changes nothing. The words are among those of the editor, one sentence a code. */

/** A reason, and what the sentence about it names: a hex, an id, a text. */
export interface EditRefusal {
  readonly code: EditRefusalCode;
  readonly what: string;
}

export const EDIT_REFUSALS = [
  'no-change',
  'off-map',
  'no-letter',
  'no-level',
  'no-hexside',
  'not-neighbours',
  'wrong-shape',
  'wrong-size',
  'nothing-there',
  'no-such-name',
  'name-taken',
  'still-used',
  'kind-differs',
  'other-orientation',
  'nothing-copied',
  'no-region',
  'region-too-large',
  // asked for where there is nothing of the sort to be done
  'nothing-to-undo',
  'nothing-to-redo',
  'first-already',
  'last-already',
  'nobody-chosen',
  'no-pieces',
  'no-record',
  'nothing-for-it',
] as const;
export type EditRefusalCode = (typeof EDIT_REFUSALS)[number];
