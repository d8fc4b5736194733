/** What is said when something has broken, and when a new version of the game is there. */
import type { Catalogue } from '../en/catalogue.ts';

export const MISHAPS: Catalogue['MISHAPS'] = {
  title: 'Etwas ist entzweigegangen',
  text: 'Das Spiel selbst ist sicher: jede Handlung bis zur letzten ist in diesem Browser aufbewahrt. Spiel weiter, wo du warst; geht es wieder entzwei, speichere es in eine Datei und lade die Seite neu.',
  goOn: 'Weiterspielen',
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
