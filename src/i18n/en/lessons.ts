/** The lessons: what is said beside the board while somebody plays his first battle. At most forty words stand there at a time. */
export const LESSONS = {
  count: 'Lesson {n} of {of}',
  litHex: 'Choose hex {hex}',
  litButton: 'Press “{name}”',
  next: 'Next lesson',
  skip: 'Skip this',
  finish: 'Play on',
  leave: 'Leave the lessons',
  leaveAsked: 'Leave the lessons? The game stays on the table; the lessons begin again from the first.',
  leaveYes: 'Leave them',
  leaveNo: 'Go on learning',
  begin: 'Learn in six lessons',
  goOn: 'Go on with lesson {n} of {of}',
  words: {
    move: {
      title: 'Choose and move',
      text: 'Sauron begins; you lead both sides. Choose the ringed unit: it can reach the blue hexes. Then choose the ringed hex.',
      learnt:
        'It has moved. “Take back”{undo, select, none {} other { ({undo})}} undoes a move, as long as no die has been rolled and nothing hidden has been revealed.',
    },
    ground: {
      title: 'Ground and zones',
      text: 'Point at the ringed hex: the inspector shows terrain, hexsides and units. Next to an enemy a unit must stop, unless a wall or a shut gate lies between.',
      learnt:
        'Every rule has a number. Press one{bookHere, select, none {} other {, or {bookHere} over anything}}, and the book opens at that case.',
    },
    shoot: {
      title: 'Shooting',
      text: 'End steps until archers may shoot. Choose the ringed archers, then their target: you see the odds before you roll. “Shoot” rolls the dice.',
      learnt:
        'Two dice on chart 7.41 say whether the shot hurts, one more on 7.42 how badly. The chronicle keeps every roll.',
    },
    melee: {
      title: 'Hand to hand',
      text: 'To strike you must be in contact: through the gate, or over a ladder raised the turn before. Follow the rings, then press “Attack”.',
      learnt:
        'A unit that is thrown back chooses where to, and is disrupted until it rallies. The victor may advance into the hex it left.',
    },
    steps: {
      title: 'Steps and phases',
      text: 'The bar at the top shows the phases of the turn. The gold button in it ends the step, and says which.',
      learnt: 'Sauron moves and fights, then Westernesse, then both sides rally, and the next turn begins.',
    },
    victory: {
      title: 'How it is won',
      text: 'The tracks below count losses: the force whose track reaches its flag is beaten. Otherwise Sauron needs one hex inside the wall at the end of turn 4.',
      learnt:
        'The tracks below count losses: the force whose track reaches its flag is beaten. Otherwise Sauron needs one hex inside the wall at the end of turn 4.',
    },
  },
} as const;
