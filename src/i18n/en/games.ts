/** Words of whole games: which are kept, what a file holds, what cannot be opened, and from where one goes on. */
export const GAMES = {
  games: 'Games kept here',
  gamesWait: 'Looking for saved games…',
  gamesNone: 'No game is kept in this browser yet.',
  gamesUnfinished: 'In progress',
  gamesFinished: 'Finished',
  gamesFile: 'Open a file',
  gamesLong: '{count, plural, one {# action} other {# actions}}, {when}',
  gamesTurn: 'turn {turn} of {last}',
  gamesTwo: 'Two players at one screen',
  gamesNow: 'on the table',
  goOn: 'Continue',
  watch: 'Watch',
  remove: 'Delete',
  removeAsked: 'Delete it for good?',
  removeYes: 'Delete',
  removeNo: 'Keep it',
  ofGame: '{what}: {title}, {where}',

  damaged: 'Damaged',
  damagedGame: 'A game begun on {when}',
  damagedNote: 'Something this browser remembered: {key}',
  damagedWhy: 'It can no longer be read.',
  damagedSave: 'Save to file',

  savedTitle: 'Saved to a file',
  savedText:
    'The file holds the whole game, also what is hidden from one of the players: which cauldrons are dummies [2.11.11]. Whoever opens it can read that.',
  battleFile: 'That file is a battle, not a game',
  battleFileText: 'Choose “Make a battle” on the title page, open it there and press “Test play”.',
  brokenFile: 'That file cannot be opened',
  brokenFileText: 'The game on the table is untouched. What is wrong with the file:',

  damagedTitle: 'This game is damaged and cannot be opened',
  damagedText:
    'What this browser kept of it is no longer whole. It stands under “Damaged” in “Games kept here”, where you can save it to a file or delete it. Your other games are not affected.',
  goneTitle: 'There is no such game any more',
  goneText: 'It was deleted, perhaps in another tab. “Games kept here” lists the games there are.',

  oldRules: 'The rules have changed since this game was saved',
  damagedRecord: 'The record of this game was changed or is damaged',
  partedRecord: 'The rules have changed since this game was saved, or its record is damaged',
  lastGoodMoment: 'The game goes on from its last good moment: turn {turn}.',
} as const;
