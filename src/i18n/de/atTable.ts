/** What happened: blocks of the chronicle, the machine's turn, moments worth seeing. */
import type { Catalogue } from '../en/catalogue.ts';

export const AT_TABLE: Catalogue['AT_TABLE'] = {
  whoAtWhom: '{who} gegen {whom}',
  oil: 'Brennendes Öl',
  chance: '{chance}\u00a0%',
  unfold: 'Aufklappen',
  fold: 'Zuklappen',
  threw: 'geworfen',
  machineActs: 'Die Maschine spielt. {heading}',
  pieces: '{done} von {of} Steinen',
  tempo: 'Tempo',
  times: '{times}×',
  threwFor: '{faces}: {outcome}',
  worthSeeing: '{count, plural, one {# Augenblick} other {# Augenblicke}} zum Nachsehen',
  momentAt: '{at} von {of}',
  before: 'Zurück',
  next: 'Weiter',
  toMyTurn: 'Zu meinem Zug',
};
