/** The tour of the editor: what is said on its card. At most forty words stand there at a time. */
export const EDITOR_TOUR = {
  begin: 'Learn the editor in five minutes',
  goOn: 'Go on with the tour: step {n} of {of}',
  count: 'Step {n} of {of}',
  press: 'Press “{name}”',
  onMap: 'Now on the map',
  anyUnit: 'Choose a unit',
  next: 'Next step',
  skip: 'Skip this',
  finish: 'Finish',
  leave: 'Leave the tour',
  leaveAsked:
    'Leave the tour? Your battle stays as it is, and the first page of the editor leads back to this step.',
  leaveYes: 'Leave it',
  leaveNo: 'Go on',
  steps: {
    ground: {
      title: 'Paint the ground',
      text: 'A battle needs something to fight for. Take the city and drag over the middle of the map: a town of a few hexes is enough. “Undo” takes back whatever goes wrong.',
      done: 'A town. Every other ground is painted the same way, and the keys 1 to 9 take it in hand.',
    },
    wall: {
      title: 'Lay a wall',
      text: 'Walls lie on hexsides, not in hexes. Take the wall and the tool “Fill”, then click into the town: the wall goes all around it.',
      done: 'Its teeth point outwards. A gate is laid the same way: take “Gate” and click on one hexside. “Choose” picks whatever lies there.',
    },
    sides: {
      title: 'Place both sides',
      text: 'Take a unit from the list; each click on the map sets one down. Put the garrison into the town, then choose the host and put it before the wall.',
      done: 'Both sides stand. Leaders and engines are set down alike, and “A kind of your own” makes units that nobody has met yet.',
    },
    end: {
      title: 'Say how it is won',
      text: 'Who wins, and when? Make “The East” the winner if “it holds a level of the city”, and add that to the list.',
      done: 'Verdicts are asked from top to bottom when a turn ends. What happens on the way is told under “Events”.',
    },
    play: {
      title: 'Play it',
      text: 'A test play begins a game on your draft and brings you back to this very place. If something is missing, the problems say what, and most are mended with one click.',
      done: 'That was your own battle. Try it as often as you like: the draft stays as it is.',
    },
    share: {
      title: 'Share it',
      text: 'The link holds the whole battle, map and all. It is sent to nobody but those you give it to. Open it and copy it.',
      done: 'Now send it to a friend: it opens in any browser. From a blank sheet to a link, you know the way.',
    },
  },
} as const;
