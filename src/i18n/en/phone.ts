/** The bars of a small screen: what lies under the thumb. */
export const PHONE = {
  bar: 'Actions',
  undo: 'Undo',
  next: 'Next',
  nextHint: 'Next unit that can act',
  near: 'Near',
  far: 'Far',
  look: 'Look',
  more: 'More',
  when: 'Turn {turn}, {hour}',
  ofPoints: 'of {all}',
  pointsLeft: '{left} of {all} points left',
  details: 'The chart and what changes it',
  otherWays: 'Other ways',
};
