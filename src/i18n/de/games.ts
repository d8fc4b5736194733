/** Ganze Spiele: was eine Datei enthält, ob ein aufbewahrtes Spiel sich öffnen lässt, und von wo es weitergeht. */
import type { Catalogue } from '../en/catalogue.ts';

export const GAMES: Catalogue['GAMES'] = {
  games: 'Gespeicherte Spiele',
  gamesWait: 'Spiele werden gesucht …',
  gamesNone: 'In diesem Browser ist noch kein Spiel gespeichert.',
  gamesUnfinished: 'Zum Weiterspielen',
  gamesFinished: 'Beendet',
  gamesFile: 'Eine Datei öffnen',
  gamesLong: '{count, plural, one {# Handlung} other {# Handlungen}}, {when}',
  gamesTurn: 'Runde {turn} von {last}',
  gamesTwo: 'Zwei Spieler an einem Bildschirm',
  gamesNow: 'auf dem Tisch',
  goOn: 'Weiterspielen',
  watch: 'Ansehen',
  remove: 'Löschen',
  removeAsked: 'Endgültig löschen?',
  removeYes: 'Löschen',
  removeNo: 'Behalten',
  ofGame: '{what}: {title}, {where}',

  damaged: 'Beschädigt',
  damagedGame: 'Ein Spiel, begonnen am {when}',
  damagedNote: 'Etwas, das dieser Browser sich gemerkt hatte: {key}',
  damagedWhy: 'Es lässt sich nicht mehr lesen.',
  damagedSave: 'Als Datei sichern',

  savedTitle: 'In eine Datei gespeichert',
  savedText:
    'Die Datei enthält das ganze Spiel, auch was einem der Spieler verborgen ist: welche Kessel Attrappen sind [2.11.11]. Wer sie öffnet, kann das lesen.',
  battleFile: 'Diese Datei ist eine Schlacht, kein Spiel',
  battleFileText:
    'Wähle auf der Titelseite „Schlacht entwerfen“, öffne sie dort und drücke auf „Probespiel“.',
  brokenFile: 'Diese Datei lässt sich nicht öffnen',
  brokenFileText: 'Das Spiel auf dem Tisch ist unberührt. Was an der Datei nicht stimmt:',

  damagedTitle: 'Dieses Spiel ist beschädigt und lässt sich nicht öffnen',
  damagedText:
    'Was dieser Browser davon aufbewahrt hat, ist nicht mehr vollständig. Unter „Beschädigt“ in „Aufbewahrte Spiele“ kannst du es als Datei sichern oder löschen. Deine anderen Spiele betrifft das nicht.',
  goneTitle: 'Dieses Spiel gibt es nicht mehr',
  goneText: 'Es wurde gelöscht, vielleicht in einem anderen Tab. „Aufbewahrte Spiele“ zeigt, welche es gibt.',

  oldRules: 'Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde',
  damagedRecord: 'Die Aufzeichnung dieses Spiels wurde verändert oder ist beschädigt',
  partedRecord:
    'Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde, oder seine Aufzeichnung ist beschädigt',
  lastGoodMoment: 'Das Spiel geht von seinem letzten guten Augenblick weiter: Runde {turn}.',
};
