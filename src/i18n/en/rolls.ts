/** Dice that real hands throw, and steps back by agreement. */
export const ROLLS = {
  rollOne: 'Roll one die',
  rollTwo: 'Roll two dice',
  rollFor: 'for {purpose}',
  rollLies: 'Rolled before: {faces}',
  rollNow: 'On the table: {faces}',
  rollNone: 'nothing yet',
  rollMend: 'Delete',
  rollDone: 'That is the roll',
  rollCancel: 'Take the order back',
  agreeWhat: 'The last action cannot be taken back by one player: {why}',
  agreeLaw:
    'If both players agree, it can be. The dice stay as they fell: the same action again gets the same dice, any other gets fresh ones. The chronicle notes it.',
  agreeHow: 'Both press their buttons, or both hold their keys for a second.',
  agreeSide: 'Agree for {side}',
} as const;
