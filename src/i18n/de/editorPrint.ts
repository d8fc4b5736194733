/** Die Wörter auf den Blättern einer gedruckten Schlacht. */
import type { EditorWords } from '../editorWords.ts';

export const PRINT: EditorWords['PRINT'] = {
  turns: 'Runden',
  night: 'Nacht',
  track: 'Verlustleiste',
  threshold: 'Schwelle',
  setup: 'Aufstellung',
  arrivals: 'Sie kommen später',
  supplies: 'Vorräte',
  ladders: 'Leitern',
  heads: 'Köpfe zum Schleudern',
  trenches: 'Feuergräben',
  ends: 'Wie es ausgeht',
  begins: 'Wo sie beginnen',
  map: 'Karte',
  counters: 'Steine',
  fronts: 'Steine, Vorderseite',
  backs: 'Steine, Rückseite: auf die andere Seite drucken, über die lange Kante gewendet',
  charts: 'Tabellen',
};

export const PRINT_CORNERS: EditorWords['PRINT_CORNERS'] = {
  terrain: 'Gelände',
  movement: 'Bewegung',
  combat: 'Kampf',
  '7.26': 'Würfel',
  '7.41': 'Stärke',
  '7.42': 'Würfel',
  '8.37': 'Wert',
  '16.3': 'Gerät',
  '17.4': 'Zauber',
};
