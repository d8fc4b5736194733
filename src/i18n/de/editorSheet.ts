/** Die Wörter zu Feldern der Szenario-Datei, die auf keiner Karte stehen: Werte der Ringe, Vorgeschichte, Runden, Steine. */
import type { EditorWords as Words } from '../editorWords.ts';

export const EDITOR_SHEET: Words['EDITOR_SHEET'] = {
  levelValues: 'Ringe der Stadt',
  levelValuesHelp:
    'Was ein Ring auf den Leisten zählt, wenn er fällt. Wird er zurückerobert, zählt er ebenso viel zurück.',
  levelLost: 'Gegen den Verteidiger',
  levelLostHelp: 'Punkte auf der Leiste der Truppe, die für die Festung einsteht. Nach den Regeln 10.',
  levelGained: 'Für den Belagerer',
  levelGainedHelp: 'Punkte zugunsten des Belagerers: Um so viel sinkt seine Leiste. Nach den Regeln 5.',
};
