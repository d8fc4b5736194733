/** The commands and their keys, as they stand on a German keyboard. */
import type { Catalogue } from '../en/catalogue.ts';

export const COMMANDS: Catalogue['COMMANDS'] = {
  undo: { label: 'Zurücknehmen', key: 'U' },
  redo: { label: 'Wiederholen', key: 'R' },
  'new-game': { label: 'Neues Spiel', key: '' },
  save: { label: 'In Datei speichern', key: '' },
  load: { label: 'Aus Datei laden', key: '' },
  mute: { label: 'Ton aus', key: 'M' },
  'zoom-in': { label: 'Näher', key: '+' },
  'zoom-out': { label: 'Weiter weg', key: '-' },
  fit: { label: 'Ganze Karte', key: '0' },
  help: { label: 'Regeln und Tasten', key: '?' },
  settings: { label: 'Einstellungen', key: '' },
  speed: { label: 'Tempo', key: 'F' },
  'hide-counters': { label: 'Steine verbergen', key: 'H' },
  threat: { label: 'Wer könnte hier zuschlagen?', key: 'T' },
  'threat-map': { label: 'Bedrohungskarte', key: 'Umschalt+T' },
  sight: { label: 'Sichtlinie', key: 'L' },
  record: { label: 'Rundenprotokoll', key: 'G' },
  dice: { label: 'Würfelbuch', key: 'I' },
  luck: { label: 'Glück', key: 'Umschalt+I' },
  statistics: { label: 'Statistik', key: 'Q' },
  'copy-chronicle': { label: 'Chronik kopieren', key: '' },
  first: { label: 'Von Anfang an ansehen', key: 'Pos1' },
  earlier: { label: 'Eine Handlung zurückblicken', key: ',' },
  later: { label: 'Eine Handlung vorblicken', key: '.' },
  present: { label: 'Zurück in die Gegenwart', key: 'Ende' },
  watch: { label: 'Noch einmal ansehen', key: 'W' },
  games: { label: 'Aufbewahrte Spiele', key: '' },
  agree: { label: 'Gemeinsam zurücknehmen', key: 'A, P' },
  'own-dice': { label: 'Eigene Würfel werfen', key: '' },
  recap: { label: 'Seit deiner letzten Entscheidung', key: 'B' },
  lessons: { label: 'In sechs Lektionen lernen', key: '' },
  credits: { label: 'Mitwirkende', key: '' },
};

export const BOARD_KEYS: Catalogue['BOARD_KEYS'] = [
  { key: 'Pfeile', label: 'Den Zeiger von Feld zu Feld bewegen' },
  { key: 'Umschalt+Pfeile', label: 'Die Karte bewegen' },
  { key: 'Eingabe', label: 'Wählen, zielen oder bestätigen, wo der Zeiger steht' },
  { key: 'Esc', label: 'Die letzte Wahl zurücknehmen' },
  {
    key: 'N',
    label: 'Den nächsten Stein wählen, der handeln kann, auf der Karte oder wartend; Umschalt+N den vorigen',
  },
  {
    key: 'S',
    label:
      'Auf das nächste Ziel des gewählten Steins zielen; das nächste erleuchtete Feld einer Entscheidung',
  },
  { key: 'D', label: 'Das Feld unter dem Zeiger vorlesen' },
  { key: 'E', label: 'Den Schritt beenden; Strg+Eingabe tut dasselbe' },
  { key: 'K', label: 'Gehalten am offenen Tisch: ansehen, was nur deine Seite wissen darf' },
];
