/** The lessons: what is said beside the board while somebody plays his first battle. At most forty words stand there at a time. */
export const LESSONS = {
  count: 'Lesson {n} of {of}',
  litHex: 'Lit: hex {hex}',
  litButton: 'Lit: a button',
  next: 'Next lesson',
  skip: 'Skip this',
  finish: 'Play on',
  leave: 'Leave the lessons',
  begin: 'Learn in six lessons',
  goOn: 'Go on with lesson {n} of {of}',
  words: {
    move: {
      title: 'Choose and move',
      text: 'Sauron begins; you lead both sides. Choose the lit unit: the tinted hexes are within its reach. Then choose the lit hex.',
      learnt:
        'It has moved. Take back{undo, select, none {} other { ({undo})}} undoes it while no die has fallen and nothing hidden has come to light.',
    },
    ground: {
      title: 'Ground and zones',
      text: 'Point at the lit hex: the inspector tells its ground, hexsides and units. Who comes beside an enemy must stop there; walls and shut gates cut that off.',
      learnt:
        'Every rule has a number. Press one{bookHere, select, none {} other {, or {bookHere} over anything}}, and the book opens at that case.',
    },
    shoot: {
      title: 'Shooting',
      text: 'End steps until bows may shoot. Choose the lit archers, then the lit target: the odds come before the dice. The gold button shoots.',
      learnt:
        'Two dice on chart 7.41 say whether it hurts, one more on 7.42 how much. The chronicle keeps every throw.',
    },
    melee: {
      title: 'Hand to hand',
      text: 'To strike you must touch: through the gate, or over a ladder that has stood a turn. Follow the lights and attack.',
      learnt:
        'Whoever is thrown back chooses his hex and is disrupted until he rallies. Into an emptied hex the victor may advance.',
    },
    steps: {
      title: 'Steps and phases',
      text: 'The bar above shows the phases of the turn. The gold button beside the name of a side ends its step. Press it.',
      learnt: 'Sauron moves and fights, then Westernesse, then both rally, and the next turn begins.',
    },
    victory: {
      title: 'How it is won',
      text: 'The tracks below count losses; at its flag a force loses heart. Otherwise Sauron needs one hex within the wall when turn 4 ends.',
      learnt:
        'The tracks below count losses; at its flag a force loses heart. Otherwise Sauron needs one hex within the wall when turn 4 ends.',
    },
  },
} as const;
