/** The words of the hand-over: two players at one screen, what each may see, and what the other did meanwhile. */
export const HANDOVER = {
  coverPass: 'The board is covered. Hand over to',
  coverOpened: 'The board is covered. At the screen now:',
  coverOil: 'The board is covered. A look at the oil for',
  plays: '{name} plays {side}.',
  lookAway: '{other}, look away until the turn comes back.',
  halfOf: '{side}, turn {turn}',
  forYourEyes: 'For your eyes only: which cauldrons hold oil [2.11.11].',
  turnOf: 'Turn {turn} of {last}',

  pinTakenAway: 'The PIN of {side} was removed on turn {turn} by somebody who did not give it.',

  oil: 'Oil of {side}?',
  oilText: 'Pour it on enemies below a wall, or hold it back.',
  noOil: 'No oil',
  lookAtOil: 'Look at the oil',

  peekAsk: 'What only {side} may know is about to be shown. {other}, look away.',
  peekYes: '{other} looks away',
  peekLooking: 'Only {side} may look now.',
  lookFirst:
    'Look at your cauldrons first{peek, select, none {} other { (hold {peek})}}: which of them hold oil is covered up [2.11.11].',

  recapMoves: 'Units moved: {count}.',
  recapCaptains: 'Captains on their own: {count}.',
  recapPlaced: 'Pieces placed: {count}.',
  recapLadders: 'Ladders raised: {count}.',
  recapShots: 'Shots: {count}.',
  recapAttacks: 'Attacks: {count}.',
  recapHarm: 'Destroyed: {dead}, halved: {halved}, thrown back: {back}.',
  recapHeld: 'Breaches tried without success: {count}.',

  undoHandOver: 'The screen has changed hands since then: nothing before that can be taken back.',

  endShoot: '{count} can still shoot. End anyway?',
  endAttack: '{count} can still attack. End anyway?',
  endRally: '{count} can still rally or be rallied. End anyway?',
  endWork: '{count} can still be used. End anyway?',
  endAgain: 'Press again, or Enter.',
} as const;
