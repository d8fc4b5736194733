/** The hand-over between two players at one screen. */
import type { Catalogue } from '../en/catalogue.ts';

export const HANDOVER: Catalogue['HANDOVER'] = {
  coverPass: 'Das Brett ist zugedeckt. Der Platz geht an',
  coverOpened: 'Das Brett ist zugedeckt. Am Bildschirm jetzt:',
  coverOil: 'Das Brett ist zugedeckt. Ein Blick auf das Öl für',
  plays: '{name} spielt {side}.',
  lookAway: '{other}, schau weg, bis du wieder an der Reihe bist.',
  halfOf: '{side}, Runde {turn}',
  forYourEyes: 'Nur für deine Augen: in welchen Kesseln Öl ist [2.11.11].',
  turnOf: 'Runde {turn} von {last}',

  pinTakenAway: 'Die PIN von {side} wurde in Runde {turn} aufgehoben, ohne dass sie genannt wurde.',

  oil: 'Öl von {side}?',
  oilText: 'Auf Feinde unter einer Mauer gießen oder sparen.',
  noOil: 'Kein Öl',
  lookAtOil: 'Das Öl ansehen',

  peekAsk: 'Gezeigt wird, was allein {side} zu wissen zusteht. {other}, schau weg.',
  peekYes: '{other} schaut weg',
  peekLooking: 'Nur für die Augen von {side}.',
  lookFirst:
    'Zuerst die eigenen Kessel ansehen{peek, select, none {} other { ({peek} halten)}}: welche Öl enthalten, ist jetzt verdeckt [2.11.11].',

  recapMoves: 'Einheiten gezogen: {count}.',
  recapCaptains: 'Heerführer allein gezogen: {count}.',
  recapPlaced: 'Steine aufgestellt: {count}.',
  recapLadders: 'Leitern angelegt: {count}.',
  recapShots: 'Schüsse: {count}.',
  recapAttacks: 'Angriffe: {count}.',
  recapHarm: 'Vernichtet: {dead}, halbiert: {halved}, zurückgeworfen: {back}.',
  recapHeld: 'Breschen vergeblich versucht: {count}.',

  undoHandOver:
    'Seither hat der Spieler am Bildschirm gewechselt: was davor geschah, lässt sich nicht zurücknehmen.',

  endShoot: '{count, plural, one {# kann} other {# können}} noch schießen. Trotzdem beenden?',
  endAttack: '{count, plural, one {# kann} other {# können}} noch angreifen. Trotzdem beenden?',
  endRally:
    '{count, plural, one {# kann} other {# können}} noch gesammelt werden oder andere sammeln. Trotzdem beenden?',
  endWork: '{count, plural, one {# kann} other {# können}} noch eingesetzt werden. Trotzdem beenden?',
  endAgain: 'Noch einmal drücken, oder Eingabe.',
};
