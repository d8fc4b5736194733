/** What is said when something has broken, and when a new version of the game is there. */
export const MISHAPS = {
  title: 'Something has broken',
  text: 'The game itself is safe: every action up to the last is kept in this browser. Go on from where you were; if it breaks again, save it to a file and load the page anew.',
  goOn: 'Go on',
  reload: 'Load the page anew',
  save: 'Save the game to a file',
  report: 'Save a report',
  reportText:
    'The report tells the version, the browser, what broke and the last twenty actions. It is a file of yours and is sent to nobody.',
  what: 'What broke',
  update: 'A new version is there.',
  updateNow: 'Reload',
  updateLater: 'Later',
} as const;
