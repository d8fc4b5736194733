/** The hand-over between two players at one screen. */
import type { Catalogue } from '../en/catalogue.ts';

export const HANDOVER: Catalogue['HANDOVER'] = {
  coverName: 'Das Brett ist zugedeckt',
  coverPass: 'Das Brett ist zugedeckt. Der Platz geht an',
  coverOpened: 'Das Brett ist zugedeckt. Am Bildschirm jetzt:',
  coverOil: 'Das Brett ist zugedeckt. Ein Blick auf das Öl für',
  plays: '{name} spielt {side}.',
  lookAway: '{other}, schau weg, bis du wieder an der Reihe bist.',
  holdToUncover: 'Halten, um das Brett aufzudecken',
  orHold: 'oder halten:',
  space: 'Leertaste',
  whatAllKnow: 'Was beide wissen',
  halfOf: '{side}, Runde {turn}',
  nothingNew: 'Nichts ist offen geschehen.',
  beforeYou: 'Als Nächstes',
  forYourEyes: 'Nur für deine Augen: in welchen Kesseln Öl ist [2.11.11].',
  turnOf: 'Runde {turn} von {last}',
  save: 'In Datei speichern',
  record: 'Das ganze Protokoll',
  recordShut: 'Protokoll schließen',

  pinAsked: 'Die PIN von {side}',
  pinWrong: 'Das ist nicht die PIN von {side}.',
  pinSet: 'Eine PIN für {side} setzen',
  pinNew: 'Eine neue PIN für {side}, vier Ziffern oder mehr',
  pinShort: 'Eine PIN hat vier Ziffern oder mehr.',
  pinKeep: 'Setzen',
  pinIsSet: 'Von nun an öffnet sich das Brett von {side} nur mit der PIN.',
  pinForgotten: 'PIN vergessen?',
  pinWayOut:
    'Du kannst sie aufheben; auf jedem Deckblatt steht dann, dass sie aufgehoben wurde. Eine PIN hält Neugierige ab; sie sperrt weder diesen Browser noch ein gespeichertes Spiel.',
  pinTakeAway: 'PIN aufheben',
  pinTakenAway: 'Die PIN von {side} wurde in Runde {turn} aufgehoben, ohne dass sie genannt wurde.',
  pinCancel: 'Zurück',

  oil: 'Öl von {side}?',
  oilText: 'Auf Feinde unter einer Mauer gießen oder sparen.',
  noOil: 'Kein Öl',
  lookAtOil: 'Das Öl ansehen',

  peek: 'Halten, um das Öl anzusehen',
  peekAsk: 'Gezeigt wird, was allein {side} zu wissen zusteht. {other}, schau weg.',
  peekYes: '{other} schaut weg',
  peekNo: 'Jetzt nicht',
  peekKeep: 'Sichtbar lassen',
  peekShut: 'Das Öl wieder verdecken',
  peekLooking: 'Nur für die Augen von {side}.',
  lookFirst:
    'Zuerst die eigenen Kessel ansehen{peek, select, none {} other { ({peek} halten)}}: welche Öl enthalten, ist jetzt verdeckt [2.11.11].',

  recap: 'Seit deiner letzten Entscheidung',
  recapOf: 'Seither, {side}:',
  recapNothing: 'Nichts ist geschehen, was du sehen konntest.',
  recapMore: 'und {count} weitere in der Chronik',
  watchAgain: 'Noch einmal ansehen',
  recapClose: 'Weiter',
  recapShow: 'auf dem Brett zeigen',
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
