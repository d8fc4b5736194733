/** Words of games that are kept: whose game it is, what is damaged, and why something is not kept. */
export const PERSISTENCE = {
  heldTitle: 'This game is open in another tab',
  heldText: 'Only one tab can play it. Watch it here, or play on here: the other tab will then watch.',
  takeOver: 'Play it here',
  watchIt: 'Watch it',
  takenTitle: 'Another tab is playing this game now',
  takenText: 'Nothing is lost. You can watch here, or play on here: the other tab will then watch.',
  watching: 'You are watching: another tab is playing this game.',
  deletedTitle: 'This game was deleted in another tab',
  deletedText: 'It has been kept again as it stands here, and goes on.',

  notRead: 'The kept games cannot be read',

  noStore: 'This browser does not let the game keep anything',
  noStoreText:
    'A private window, or a setting that blocks site data, may be the reason. The game goes on, but is lost with this tab: save it to a file.',
  noRoom: 'There is no room left in this browser',
  noRoomText:
    'The game goes on, but it is no longer kept. Delete games from "Games kept here" to make room, or save it to a file.',
  newer: 'Your games were kept by a newer version',
  newerText:
    'This tab runs an older version of the game and cannot read them. Reload the page to get the new one. Until then nothing is kept here: save to a file what you want to keep.',
  blocked: 'Another tab is in the way',
  blockedText:
    'An older version of the game in another tab holds the kept games open. Close that tab or reload it; until then nothing is kept here.',
  letGo: 'A newer version is open in another tab',
  letGoText:
    'This tab has handed the kept games over to it. Reload this page to go on with the new version; what you do here before that is not kept.',
  silent: 'The browser does not answer',
  silentText:
    'For three seconds it has not kept what was done. The game goes on, and is kept as soon as the browser answers. To be safe, save it to a file.',
  refused: 'The browser refused to keep the game',
  refusedText:
    'It gave no reason. The game goes on, but would be lost with this tab: save it to a file, then reload the page.',
  mended: 'The browser answers again: the game is kept.',
} as const;
