/** Wörter für alle, die das Brett hören statt sehen, und für die Tasten, die jeder selbst wählt. */
import type { Catalogue } from '../en/catalogue.ts';

export const ASKING: Catalogue['ASKING'] = {
  from: 'Gefragt von Feld {hex} aus. Noch einmal fragen führt zum Gefundenen.',
  go: 'Dorthin',
  answer: 'Antwort',
  nearestEnemy: 'Nächster Feind',
  nearestGate: 'Nächstes Tor',
  nearestBreach: 'Nächste Bresche',
  nearestLeader: 'Nächster Anführer',
  found: '{what}: {who}, {way}.',
  inHex: '{who} in {hex}',
  here: 'hier',
  way: '{count, plural, one {# Feld} other {# Felder}} {direction}',
  none: '{what}: nicht auf der Karte.',
  heldBy: '{work}, in der Hand von {side}, in {hex}',
  unitsNone: 'In {hex} steht niemand.',
  units: 'In {hex}: {units}.',
  threatsWorking: 'Suche, wer {hex} bedroht …',
  threatsNone: 'Niemand könnte {hex} angreifen.',
  threats: '{count, plural, one {# Angreifer könnte} other {# Angreifer könnten}} {hex} angreifen. {lines}',
  threatsMore: 'Und {count} weitere.',
  oddsNone: 'Noch zielt kein Befehl.',
  odds: '{what}: {shares}.',
  oddsCertain: '{what}: sicher, ohne Wurf.',
  against: '{attacker} gegen {defender}',
  share: '{label} {percent}\u00a0%',
  underOne: '{label} unter 1\u00a0%',
  lastNone: 'Noch ist nichts geschehen.',
  cursorNone: 'Erst ein Feld wählen, dann fragen.',
};

export const COMPASS: Catalogue['COMPASS'] = [
  'nach Norden',
  'nach Nordosten',
  'nach Osten',
  'nach Südosten',
  'nach Süden',
  'nach Südwesten',
  'nach Westen',
  'nach Nordwesten',
];

export const KEY_WORDS: Catalogue['KEY_WORDS'] = {
  intro: 'Eine Zeile wählen, dann die gewünschte Taste drücken. Escape lässt alles, wie es war.',
  fixed: 'Pfeile, Eingabe, Escape, Tab und Leertaste tun immer, was sie jetzt tun.',
  waiting: 'Taste drücken',
  none: 'keine Taste',
  change: '{label}: {keys}. Ändern',
  add: 'Taste hinzufügen für {label}',
  taken: '{key} ist schon belegt: {other}. Noch einmal drücken legt die Taste hierher.',
  reserved: '{key} ist nicht frei: Browser oder Seite brauchen die Taste.',
  set: '{label}: {key}.',
  reset: 'Übliche Tasten wiederherstellen',
  wasReset: 'Die üblichen Tasten gelten wieder.',
  onBoard: 'Auf dem Brett',
  commands: 'Befehle',
  questions: 'Fragen',
};

/** What keys do on the board, by the names of `input/strokes.ts`. */
export const STROKES: Catalogue['STROKES'] = {
  'next-unit': 'Den nächsten Stein wählen, der handeln kann, auch außerhalb der Karte',
  'previous-unit': 'Den vorigen Stein wählen',
  'next-target':
    'Auf das nächste Ziel des gewählten Steins zielen; bei einer Entscheidung zum nächsten blauen Feld',
  describe: 'Das Feld unter dem Zeiger vorlesen',
  'end-step': 'Den Schritt beenden',
  'book-here': 'Das Buch bei dem aufschlagen, worauf gezeigt wird',
  peek: 'Halten, am offenen Tisch: ansehen, was nur deine Seite wissen darf',
  'agree-defender': 'Halten: der Verteidiger stimmt der Rücknahme zu',
  'agree-besieger': 'Halten: der Belagerer stimmt der Rücknahme zu',
  'pan-up': 'Die Karte nach oben schieben',
  'pan-down': 'Die Karte nach unten schieben',
  'pan-left': 'Die Karte nach links schieben',
  'pan-right': 'Die Karte nach rechts schieben',
};

export const KEY_NAMES: Catalogue['KEY_NAMES'] = {
  home: 'Pos1',
  end: 'Ende',
  pageup: 'Bild auf',
  pagedown: 'Bild ab',
  insert: 'Einfg',
  delete: 'Entf',
  backspace: 'Rücktaste',
  arrowup: 'Auf',
  arrowdown: 'Ab',
  arrowleft: 'Links',
  arrowright: 'Rechts',
  enter: 'Eingabe',
  escape: 'Esc',
  shift: 'Umschalt',
  ctrl: 'Strg',
};
