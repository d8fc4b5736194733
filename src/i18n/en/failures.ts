/** What is said when something has broken, and when a new version of the game is there. */
export const FAILURES = {
  causes: {
    program: {
      title: 'Something has broken',
      text: 'This is a fault of the program. The game itself is safe: every action up to the last is kept in this browser. Go on from where you were; if it breaks again, save it to a file and reload the page.',
      goOn: 'Go on',
    },
    unreachable: {
      title: 'A part of the game cannot be reached',
      text: 'Either this device is not connected or the server does not answer. Nothing is lost. Check the connection, then try again.',
      goOn: 'Try again',
    },
    damaged: {
      title: 'A part of the game came damaged',
      text: 'Something arrived, but not what was asked for: often a server that has changed, or a copy in this browser that has gone bad. Nothing is lost. Reload the page: the program is then fetched afresh, and your games stay.',
      goOn: 'Try again',
    },
  },
  whatItWas: 'What it was: {message}',
  reload: 'Reload the page',
  save: 'Save the game to a file',
  report: 'Save a report',
  reportText:
    'The report gives the version, the browser, what broke and the last twenty actions. It is a file of yours and is sent to nobody.',
  what: 'What broke',
  update: 'A new version is ready.',
  updateNow: 'Reload',
  updateLater: 'Later',
} as const;
