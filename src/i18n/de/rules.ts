/** The rulebook as the page speaks of it. The rulings under the cases stay English and say so. */
import type { Catalogue } from '../en/catalogue.ts';
import { CASES_OF_BATTLE } from './cases/battle.ts';
import { CASES_OF_SIEGE } from './cases/siege.ts';
import { CASES_OF_TERMS } from './cases/terms.ts';

export const CASE_WORDS: Catalogue['CASE_WORDS'] = {
  ...CASES_OF_TERMS,
  ...CASES_OF_BATTLE,
  ...CASES_OF_SIEGE,
};

export const SHEET_WORDS: Catalogue['SHEET_WORDS'] = {
  '4.3': {
    title: 'Geländetabelle',
    key: [],
    notes: [
      'Zeilen, die das Schwesterspiel betreffen, behalten ihren Platz: auf dieser Karte liegt kein Krater, wenn nicht Feuergräben gegraben werden (2.2.10).',
    ],
  },
  '7.26': {
    title: 'Kampftabelle für Anführer und Einzelkämpfer',
    key: [
      ['Dr2 (Ar2)', 'der Geforderte (der Forderer) weicht 2 Felder'],
      [
        'D½e (A½e)',
        'der Geforderte (der Forderer) ist verwundet und kämpft von nun an mit dem Wert der Rückseite; wer schon verwundet ist, fällt',
      ],
      ['De (Ae)', 'der Geforderte (der Forderer) fällt'],
      ['-', 'nichts geschieht'],
    ],
    notes: ['Ein Unterschied über +6 wird als +6 gelesen, einer unter -4 als -4.'],
  },
  '7.41': {
    title: 'Treffertabelle',
    key: [['6-9', 'jede Summe zweier Würfel von 6 bis 9 trifft']],
    notes: ['Beim Schuss macht eine Mauerseite vor dem Ziel seine Rüstung um 1 besser, höchstens 4 (7.18).'],
  },
  '7.42': {
    title: 'Folgentabelle',
    key: [
      [
        '½E',
        'die Einheit wird auf die Rückseite gedreht und hat deren Werte; liegt sie schon so, ist sie vernichtet',
      ],
      ['E', 'die Einheit verlässt sofort das Spiel und zählt für die Demoralisierung'],
      ['r1 (r2)', 'die Einheit geht 1 Feld (2 Felder) zurück'],
    ],
    notes: ['„½E, r1“ ist beides: die Einheit wird gedreht und geht dann 1 Feld zurück.'],
  },
  '8.37': {
    title: 'Sammeltabelle für Anführer',
    key: [['4-7', 'jede Summe zweier Würfel von 4 bis 7 sammelt']],
    notes: [],
  },
  '16.3': {
    title: 'Breschentabelle',
    key: [
      ['5-9', 'jede Summe zweier Würfel von 5 bis 9 schlägt eine Bresche'],
      ['P', 'kein Versuch erlaubt'],
    ],
    notes: [
      'Die Äußere Mauer von Gondor bekommt nie eine Bresche, und Belagerungstürme vermögen nichts gegen sie; ausgenommen ist das Große Tor.',
      'Grond schlägt nur gegen eine Feldseite, neben der es steht.',
    ],
  },
  '17.4': {
    title: 'Zaubertabelle',
    key: [
      ['6-8', 'bei jeder Summe zweier Würfel von 6 bis 8 wirkt der Zauber'],
      ['A', 'der Zauber wirkt ohne Wurf'],
    ],
    notes: [],
  },
};

export const CHART_HEADS: Catalogue['CHART_HEADS'] = {
  'Catapult at 1 hex': 'Katapult auf 1 Feld',
  'Catapult at 2 hexes': 'Katapult auf 2 Felder',
  'Catapult at 3 or 4 hexes': 'Katapult auf 3 oder 4 Felder',
  Grond: 'Grond',
  Tower: 'Turm',
  Wall: 'Mauer',
  Gate: 'Tor',
  'Main Gate': 'Haupttor',
  'Break Darkness': 'Dunkelheit brechen',
  'Stalemate Nazgul (Day)': 'Nazgûl bannen (Tag)',
  'Stalemate Nazgul (Night)': 'Nazgûl bannen (Nacht)',
  'Revealing Aragorn to Sauron': 'Aragorn offenbaren',
  'Fear Spell': 'Furcht',
  'Freeze Leader Spell (1st spell)': 'Anführer lähmen (1. Zauber)',
  'Freeze Leader Spell (2nd spell)': 'Anführer lähmen (2. Zauber)',
  'Activate Grond': 'Grond erwecken',
};

export const TERRAIN_SHEET: Catalogue['TERRAIN_SHEET'] = [
  { terrain: 'Offen', movement: '1 BP', combat: 'Keine Wirkung' },
  { terrain: 'Straße', movement: '½ BP', combat: 'Nach dem übrigen Gelände des Feldes' },
  {
    terrain: 'Hang',
    movement: '1 BP zusätzlich',
    combat: 'Wird ein Verteidiger über eine Hangseite von unten angegriffen, ist seine Rüstung 1 besser',
  },
  { terrain: 'Krater (nur Sauron)', movement: 'Gesperrt', combat: 'Nicht erlaubt' },
  { terrain: 'Berg', movement: 'Gesperrt', combat: 'Nicht erlaubt' },
  { terrain: 'Tunnel (nur Gondor)', movement: '1 BP', combat: 'Nur durch die Tunnelmündung erlaubt' },
  {
    terrain: 'Acker (nur Gondor)',
    movement: '2 BP; gesperrt für Reiterei und Belagerungstürme',
    combat: 'Keine Wirkung',
  },
  {
    terrain: 'Hain (nur Gondor)',
    movement: '2 BP; gesperrt für Reiterei und Belagerungstürme',
    combat: 'Wer in einem Hain verteidigt, hat um 1 bessere Rüstung',
  },
  {
    terrain: 'Tor',
    movement: '1 BP in eigener Hand; gesperrt in der Hand des Feindes',
    combat: 'Keine Kontrollzone durch ein Tor ohne Bresche (siehe Regel 6.13)',
  },
  {
    terrain: 'Mauer/Turm (nur Gondor)',
    movement: '1 BP zusätzlich, wenn eine Bresche darin ist (siehe Regel 15.1)',
    combat: 'Siehe die Regeln von Gondor, Abschnitt 16.0',
  },
];
