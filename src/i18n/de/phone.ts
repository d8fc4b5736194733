/** Die Leisten eines kleinen Bildschirms: was unter dem Daumen liegt. */
import type { Catalogue } from '../en/catalogue.ts';

export const PHONE: Catalogue['PHONE'] = {
  bar: 'Handlungen',
  undo: 'Zurück',
  next: 'Nächste',
  nextHint: 'Nächste Einheit, die etwas tun kann',
  near: 'Nah',
  far: 'Fern',
  look: 'Ansehen',
  more: 'Mehr',
  when: 'Runde {turn}, {hour}',
  ofPoints: 'von {all}',
  pointsLeft: 'noch {left} von {all} Punkten',
  details: 'Die Tafel und alles, was sie verschiebt',
  otherWays: 'Anderes',
};
