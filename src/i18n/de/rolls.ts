/** Würfel aus echten Händen, und Zurücknehmen im Einverständnis. */
import type { Catalogue } from '../en/catalogue.ts';

export const ROLLS: Catalogue['ROLLS'] = {
  rollOne: 'Einen Würfel werfen',
  rollTwo: 'Zwei Würfel werfen',
  rollFor: 'für {purpose}',
  rollLies: 'Schon geworfen: {faces}',
  rollNow: 'Auf dem Tisch: {faces}',
  rollNone: 'noch nichts',
  rollMend: 'Löschen',
  rollDone: 'So ist es gefallen',
  rollCancel: 'Befehl zurücknehmen',
  agreeWhat: 'Die letzte Handlung kann ein Spieler allein nicht zurücknehmen: {why}',
  agreeLaw:
    'Sind sich beide Spieler einig, geht es trotzdem. Die Würfel liegen, wie sie fielen: dieselbe Handlung bekommt noch einmal dieselben Würfel, jede andere frische. Die Chronik erzählt davon.',
  agreeHow: 'Beide drücken ihren Knopf, oder beide halten ihre Taste eine Sekunde lang.',
  agreeSide: 'Einverstanden: {side}',
};
