/** The seats: who sits where, the machine, clocks, matches and bids. */
import type { Catalogue } from '../en/catalogue.ts';

export const SEATS: Catalogue['SEATS'] = {
  player: 'ein Spieler hier',
  machine: 'die Maschine',
  machineName: 'Die Maschine',
  theMachine: 'die Maschine',
  change: 'Seiten tauschen',
  clock: 'Bedenkzeit',
  clockNone: 'ohne Uhren',
  clockSide: 'Minuten für jede Seite',
  clockTurn: 'Minuten für jede Seite in jeder Runde',
  minutes: 'Minuten',
  clockMarks: 'Eine abgelaufene Uhr meldet sich nur; sie kostet nichts.',
  match: 'Was gespielt wird',
  matchSingle: 'eine Schlacht',
  matchTwo: 'zwei Schlachten mit Seitentausch',
  matchBid: 'eine Schlacht mit einem Gebot auf {side}',
  matchTwoText:
    'Nach der ersten Schlacht tauschen die Spieler die Seiten. Die Punkte der Abrechnung werden zusammengezählt [2.13.3]; wer anders als nach Punkten siegt, liegt mindestens {bonus} Punkte vorn.',
  matchBidText:
    'Beide schreiben verdeckt, mit welcher Schwelle für {force} sie die Seite nähmen: {side}. Das niedrigere Gebot spielt sie mit dieser Zahl; bei gleichen Geboten bleiben beide sitzen. Das Szenario hat {usual}; das bietet auch die Maschine.',
  bidOf: 'Gebot von {who}',
  bidWrong: 'Ein Gebot ist eine ganze Zahl von {least} bis {most}.',
  minutesWrong: 'Eine Uhr hat eine ganze Zahl von Minuten, von {least} bis {most}.',
  handOver: 'Zwischen zwei Spielern',
  seatLine: '{side}: {who}',
  first: 'Erster Spieler',
  second: 'Zweiter Spieler',
  ofSide: '{who} ({side})',
  against: '{defender} gegen {besieger}',

  bidTitle: 'Die Gebote sind offen',
  bidText:
    '{defender} bot {defenderBid}, {besieger} bot {besiegerBid}. Der Platz von {side} geht an {besieger}; demoralisiert bei {threshold}: {force}.',

  seats: 'Plätze und Uhren',
  timeLeft: 'noch {time}',
  timeOver: 'Zeit um seit {time}',
  ranOut: 'Die Zeit von {who} ist abgelaufen. Für die Regeln heißt das nichts; das Spiel geht weiter.',
  overShort: 'Zeit um',

  waits: '{side}: die Maschine wartet',
  stuck: '{side}: die Maschine kommt nicht weiter',
  decidesNow: 'Jetzt entscheidet die Maschine.',
  pause: 'Pause',
  goOn: 'Weiter',
  again: 'Noch einmal',
  hurry: 'Zum Ende springen',
  hurried: 'springt zum Ende',
  take: 'Platz nehmen',
  failedTitle: 'Die Maschine kommt nicht weiter',
  failedText:
    'Die Maschine spielt {side}, hat aber keine Antwort gegeben, die die Regeln erlauben ({reason}). Lass sie es noch einmal versuchen oder nimm selbst Platz; verloren ist nichts.',
  watching: 'Du schaust zu: hier ist nichts von dir zurückzunehmen.',

  matchHead: 'Am Tisch',
  gamePoints: 'Diese Schlacht in der Partie: {defender} {defenderPoints}, {besieger} {besiegerPoints}.',
  gameOutright: 'Nicht nach Punkten gewonnen: mindestens {bonus} Punkte Vorsprung.',
  matchSum: 'Beide Schlachten: {defender} {defenderPoints}, {besieger} {besiegerPoints}.',
  matchWon: 'Die Partie geht an {who}, mit {points, plural, one {# Punkt} other {# Punkten}} Vorsprung.',
  matchDrawn: 'Die Partie steht gleich.',
  satThere: '{defender}, {besieger}',
};
