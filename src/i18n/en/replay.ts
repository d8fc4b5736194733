/** What is said at the table of real dice, of steps back by agreement, and of games that go on from an earlier moment. */
export const REPLAY = {
  goesOnHere: 'A new game goes on from here. The one before stays in the list of games.',
  rollHint: 'Tap what the dice show, or press 1 to 6. Backspace deletes the last one.',
  agreed: 'By agreement the last action has been taken back.',
  agreeNothing: 'Nothing has been done yet.',
  agreeFree: 'One player alone can take this back{undo, select, none {} other { ({undo})}}.',
  agreeOver: 'The battle is over: watch it again and continue from an earlier moment.',
  lineWithDice: 'Taken back by agreement: {purpose}. The dice stay as they fell.',
  lineWithout: 'Taken back by agreement, with what it had revealed.',
} as const;
