/** Die Wörter für das, was im Editor auf der Karte liegt: Feldseiten, Namen, Wege, Zonen, benannte Flächen und das Kartenblatt. */
import type { EditorWords as Words } from '../editorWords.ts';

export const EDITOR_MAP: Words['EDITOR_MAP'] = {
  sideNameHelp: 'Wie das Tor, der Turm oder der Tunnelmund heißt. So heißt die Feldseite dann auch im Spiel.',
  rock: 'Fels',
  rockHelp: 'Eine Wand aus blankem Fels: Niemand überquert sie, erklettert sie oder bricht hindurch.',
  flank: 'Steht neben einem Tor',
  flankHelp: 'Fels neben einem Tor wird als Torturm gezeichnet. In den Regeln bleibt er Fels.',
};
