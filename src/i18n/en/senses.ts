/** The settings for eyes and ears. */
export const ACCESS = {
  group: 'Seeing and hearing',
  scale: 'Text and buttons',
  scaleOf: '{percent}%',
  contrast: 'Contrast',
  contrastSystem: 'As set in the system',
  contrastNormal: 'Normal',
  contrastHigh: 'High',
  reading: 'Reading aloud',
  readingBrief: 'Brief: what happened',
  readingFull: 'Full: dice, and the hexsides of each hex',
  keys: 'Choose the keys',
} as const;
