/** Winke an die Maschine, wie ein Autor sie gibt. */
import type { Translated } from '../en/catalogue.ts';
import type * as en from '../en/editorHints.ts';

type Words = Translated<typeof en>;

export const EDITOR_HINTS: Words['EDITOR_HINTS'] = {
  hints: 'Winke an die Maschine',
  help: 'Was ein kluger Feldherr von dieser Schlacht wüsste. Die Maschine gehorcht vom Soldaten an aufwärts; sonst ist niemand gebunden, und im Spiel sieht sie keiner.',
  'add-hold': 'Etwas zu halten',
  'add-take': 'Etwas zu nehmen',
  'add-reserve': 'Eine Reserve',
  remove: 'Wink {number} entfernen',
  type: 'Wink',
  typeHelp: 'Was der Maschine gesagt wird.',
  hold: 'halten',
  take: 'nehmen',
  reserve: 'zurückhalten',
  sideHelp: 'Die Seite, der es gesagt wird.',
  forceHelp: 'Nur diese Truppe der Seite; bleibt es offen, gilt es allen.',
  objective: 'Ziel',
  objectiveHelp: 'Was zu halten oder zu nehmen ist.',
  hexes: 'Felder',
  level: 'Ring der Stadt',
  gate: 'Tor',
  by: 'Bis Runde',
  byHelp: 'Die letzte Runde, in der die Maschine danach strebt. Je näher sie rückt, desto mehr eilt es.',
  piecesHelp: 'Wer zurückgehalten wird; ist niemand genannt, die ganze Truppe oder Seite.',
  placeHelp: 'Wo sie bleiben, oder so nahe daran wie möglich.',
  until: 'Frei ab Runde',
  untilHelp: 'Die erste Runde, in der sie gehen dürfen. Leer: nie.',
  reach: 'Feind auf',
  reachHelp:
    'Sie sind frei, solange eine feindliche Einheit ihrem Platz oder einem von ihnen auf so viele Felder nahe ist. Leer: wer auch kommt.',
  everybody: 'alle',
  saidHold: '{whose}: {what} halten.',
  saidTake: '{whose}: {what} nehmen, spätestens in Runde {turn}.',
  saidReserve: '{whose}: {who} bis zum Ende zurückhalten ({where}).',
  saidReserveUntil: '{whose}: {who} zurückhalten ({where}), frei ab Runde {turn}.',
  saidReserveReach:
    '{whose}: {who} zurückhalten ({where}), frei, sobald ein Feind auf {reach, plural, one {# Feld} other {# Felder}} heran ist.',
  saidReserveBoth:
    '{whose}: {who} zurückhalten ({where}), frei ab Runde {turn} oder sobald ein Feind auf {reach, plural, one {# Feld} other {# Felder}} heran ist.',
};
