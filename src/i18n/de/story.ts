/** How it was decided, deeds, who fell, luck: the sheet of the verdict. */
import type { Catalogue } from '../en/catalogue.ts';

export const STORY: Catalogue['STORY'] = {
  decided: 'Entschieden in Runde {turn} durch {piece} im Feld {hex}.',
  turning: 'Der Wendepunkt',
  swing: '{swing}\u00a0% dessen, was ein Heer erträgt, zugunsten von {side}',
  swingNote:
    'Die Handlung, die bei den Verlusten am meisten bewegt hat, gemessen an dem, was ein Heer erträgt: seiner Schwelle, oder allen Stufen, wo es bis zuletzt kämpft.',
  whereTold: 'Runde {turn}, {heading}',
  losses: 'Verluste nach Runden',
  deeds: 'Taten des Tages',
  best: 'Bester Wurf',
  bestText: '{what}: {outcome}, bei {chance}\u00a0%.',
  stand: 'Tapferster Widerstand',
  standText: '{unit}: {blows} Angriffe unversehrt überstanden, zusammen {chance}\u00a0%.',
  worst: 'Schlechtester Wurf',
  worstText: '{what}, mit {chance}\u00a0% Aussicht: {outcome}.',
  deedTold: '{told} Die Aussicht lag bei {chance}\u00a0%.',
  showIt: 'zeigen',
  levelFallen: 'Ring {level} fällt',
  whoFell: 'Wer fiel',
  fellKey: 'durchgestrichen: verloren; ½: halbiert; blass: noch da',
  lostOf: '{lost} von {of} verloren',
  countOf: '{lost} von {of}',
  luckHead: 'Glück',
  luckKey: 'Erfolge gegen das, was zu erwarten war',
  luck: '{won} von {thrown}, {expected} zu erwarten; p {p}: {verdict}',
  copyStory: 'Geschichte kopieren',
  sharePicture: 'Bild teilen',
  decidedByTime: 'Entschieden mit dem Ende von Runde {turn}.',
};
