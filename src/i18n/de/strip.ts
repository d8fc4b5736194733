/** Das Spiel noch einmal ansehen: die Leiste unter dem Brett. */
import type { Catalogue } from '../en/catalogue.ts';

export const STRIP: Catalogue['STRIP'] = {
  strip: 'Noch einmal ansehen',
  timeline: 'Augenblick des Spiels',
  momentOf: 'Handlung {at} von {of}',
  spokenMoment: 'Handlung {at} von {of}. {where}',
  toFirst: 'An den Anfang',
  turnBack: 'Eine Runde zurück',
  actionBack: 'Eine Handlung zurück',
  play: 'Abspielen',
  pause: 'Pause',
  actionOn: 'Eine Handlung weiter',
  turnOn: 'Eine Runde weiter',
  toLast: 'Zum letzten Augenblick',
  jumpToTurn: 'Zu Runde',
  turnMark: 'Runde {turn}',
  goOnHere: 'Von hier weiterspielen',
  goOnAsked:
    'Ein neues Spiel beginnt in diesem Augenblick, mit frischen Würfeln. Dieses bleibt in der Liste der Spiele.',
  goOnYes: 'Beginnen',
  goOnNo: 'Nein',
  leave: 'Verlassen',
};
