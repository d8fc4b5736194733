/** The settings for eyes and ears. */
import type { Catalogue } from '../en/catalogue.ts';

export const ACCESS: Catalogue['ACCESS'] = {
  group: 'Sehen und Hören',
  scale: 'Schrift und Knöpfe',
  scaleOf: '{percent}\u00a0%',
  contrast: 'Kontrast',
  contrastSystem: 'Wie im System eingestellt',
  contrastNormal: 'Üblich',
  contrastHigh: 'Hoch',
  reading: 'Vorlesen',
  readingBrief: 'Knapp: was geschah',
  readingFull: 'Ausführlich: Würfel und die Seiten jedes Feldes',
  keys: 'Tasten wählen',
};
