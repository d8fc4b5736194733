/** What is said when something has broken, and when a new version of the game is there. */
import type { Catalogue } from '../en/catalogue.ts';

export const FAILURES: Catalogue['FAILURES'] = {
  causes: {
    program: {
      title: 'Etwas ist schiefgegangen',
      text: 'Das ist ein Fehler im Programm. Das Spiel selbst ist sicher: Jede Handlung bis zur letzten liegt in diesem Browser. Spiel weiter, wo du warst; passiert es noch einmal, speichere das Spiel in eine Datei und lade die Seite neu.',
      goOn: 'Weiterspielen',
    },
    unreachable: {
      title: 'Ein Teil des Spiels ist nicht erreichbar',
      text: 'Entweder ist dieses Gerät nicht verbunden, oder der Server antwortet nicht. Nichts ist verloren. Prüfe die Verbindung und versuche es noch einmal.',
      goOn: 'Noch einmal versuchen',
    },
    damaged: {
      title: 'Ein Teil des Spiels kam beschädigt an',
      text: 'Es kam etwas an, aber nicht das Verlangte: oft ein Server, der sich geändert hat, oder eine verdorbene Kopie in diesem Browser. Nichts ist verloren. Lade die Seite neu: Das Programm wird dann frisch geholt, deine Spiele bleiben.',
      goOn: 'Noch einmal versuchen',
    },
  },
  whatItWas: 'Was es war: {message}',
  reload: 'Seite neu laden',
  save: 'Spiel in Datei speichern',
  report: 'Bericht speichern',
  reportText:
    'Der Bericht nennt Version, Browser, was entzweiging und die letzten zwanzig Handlungen. Er ist eine Datei bei dir und wird an niemanden geschickt.',
  what: 'Was entzweiging',
  update: 'Eine neue Version ist da.',
  updateNow: 'Neu laden',
  updateLater: 'Später',
};
