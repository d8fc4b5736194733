/** Die Wörter auf den Blättern einer gedruckten Schlacht. */
import type { EditorWords } from '../editorWords.ts';

export const PRINT: EditorWords['PRINT'] = {
  turns: 'Runden',
  night: 'Nacht',
  threshold: 'Schwelle',
  setup: 'Aufstellung',
  arrivals: 'Sie kommen später',
  supplies: 'Vorräte',
  ends: 'Wie es ausgeht',
  begins: 'Wo sie beginnen',
  map: 'Karte',
  fronts: 'Steine, Vorderseite',
  backs: 'Steine, Rückseite: auf die andere Seite drucken, über die lange Kante gewendet',
  charts: 'Tabellen',
};
