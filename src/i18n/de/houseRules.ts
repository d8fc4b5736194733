/** Die Hausregeln: wie jede Wahl des Regelbuchs heißt, was sie ändert und was sie sein kann. */
import type { Catalogue } from '../en/catalogue.ts';

export const HOUSE_RULE_WORDS: Catalogue['HOUSE_RULE_WORDS'] = {
  outerWallTowers: {
    name: 'Türme an der Außenmauer',
    change:
      'Belagerungstürme dürfen an der Außenmauer und ihren Türmen anlegen, und man stürmt von ihnen aus; eine Bresche schlagen sie nie.',
    usual: 'legen dort nie an, wie gedruckt',
    other: 'dürfen sie ersteigen',
  },
  fireTrenches: {
    name: 'Feuergräben',
    change:
      'In den Runden 2 bis 4 dürfen Orks bis zu sechs Felder vor der Mauer in Krater verwandeln, die niemand betritt.',
    usual: 'werden nicht gegraben',
    other: 'dürfen gegraben werden',
  },
  rohanArrival: {
    name: 'Ankunft Rohans',
    change: 'Die Rohirrim kommen ab Runde 5 jede Runde mit einer 5 oder 6 – und vielleicht gar nicht.',
    usual: 'von Runde zu Runde sicherer, spätestens in Runde 9',
    other: 'jede Runde mit 5 oder 6',
  },
  breakDarkness: {
    name: 'Dunkelheit brechen',
    change: 'Der Zauber schwächt jede Einheit des Heeres, auch Haradrim, Ostlinge und Variags.',
    usual: 'schwächt die Einheiten Mordors',
    other: 'schwächt das ganze Heer',
  },
  secondFreeze: {
    name: 'Zweite Lähmung',
    change: 'Die schwerere Zeile der Lähmung gilt nur, solange ein anderer Anführer noch gelähmt ist.',
    usual: 'schwerer nach der ersten der Schlacht',
    other: 'schwerer nur, solange eine andere wirkt',
  },
  grond: {
    name: 'Grond',
    change:
      'Grond schlägt in jeder Belagerungsphase, und der Herr der Nazgûl behält seine Magie für andere Zauber.',
    usual: 'schlägt nur, solange ein Zauber dafür zahlt',
    other: 'schlägt immer',
  },
  levelControl: {
    name: 'Einnahme eines Rings',
    change: 'Ein Ring fällt nur an die Seite, die auch sein Tor hält oder aufgebrochen hat.',
    usual: 'es genügt, dass kein Feind mehr dort steht',
    other: 'auch sein Tor muss gehalten werden',
  },
  approachMarch: {
    name: 'Anmarsch',
    change: 'Einheiten fern von Mauern und Feinden ziehen in Runde 1 nicht mehr doppelt so weit.',
    usual: 'in Runde 1 doppelt so weit',
    other: 'kein Anmarsch',
  },
  hiddenCauldrons: {
    name: 'Verdecktes Öl',
    change: 'Der Belagerer sieht, in welchen Kesseln Öl ist und welche Attrappen sind.',
    usual: 'Öl und Attrappen sehen gleich aus',
    other: 'alle Kessel liegen offen',
  },
  victory: {
    name: 'Ende nach Punkten',
    change:
      'Nach der letzten Runde wird nicht gezählt: Sauron siegt, wenn Besatzung und Entsatz beide demoralisiert sind, sonst siegt Westernis.',
    usual: 'nach der letzten Runde entscheiden Punkte',
    other: 'das Urteil des Spiels von 1977',
  },
};

export const HOUSE_RULES_SAID: Catalogue['HOUSE_RULES_SAID'] = {
  title: 'Hausregeln',
  none: 'wie im Regelbuch',
  chosen: '{rules, plural, one {# Hausregel} other {# Hausregeln}}',
  measured:
    '{games, plural, one {# Spiel} other {# Spiele}} der Maschine gegen sich selbst: {defender} {on}\u00a0% mit ihr, {off}\u00a0% ohne sie.',
  withinChance: 'Das liegt im Rahmen des Zufalls.',
  notMeasured: 'Für diese Schlacht nicht gemessen.',
};
