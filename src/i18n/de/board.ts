/** The board and what stands on it. */
import type { Catalogue } from '../en/catalogue.ts';

export const TERRAIN_NAMES: Catalogue['TERRAIN_NAMES'] = {
  clear: 'offenes Feld',
  crater: 'Krater',
  mountain: 'Berg',
  tunnel: 'Tunnel',
  plowed: 'Acker',
  grove: 'Hain',
};

export const TERRAIN_NOTES: Catalogue['TERRAIN_NOTES'] = {
  clear: '1 Punkt.',
  crater: 'Niemand darf hinein.',
  mountain: 'Niemand darf hinein.',
  tunnel:
    '1 Punkt, nur durch die Mündungen; wer darin verteidigt, hat Moral W; kein Schuss hinein oder hinaus.',
  plowed: '2 Punkte; weder Reiterei noch Kriegsgerät.',
  grove: '2 Punkte; weder Reiterei noch Kriegsgerät; Rüstung +1 für Verteidiger; versperrt die Sicht.',
};

export const HOUSE_NOTES: Catalogue['HOUSE_NOTES'] = {
  ground: 'Punkte zum Betreten: {costs}.',
  hexside: 'Punkte zum Überqueren: {costs}.',
  movers: { foot: 'zu Fuß', horse: 'zu Pferd', beast: 'Tiere', engine: 'Gerät' },
  never: '{mover} nie',
  costs: '{mover} {points}',
  armour: 'Rüstung {delta} für den Verteidiger.',
  cover: 'Rüstung {delta} gegen Geschosse.',
  strength: 'Angriffe von dort: {delta} Buchstabe.',
  morale: 'Moral {delta} Buchstabe für den Verteidiger.',
  opaque: 'Versperrt die Sicht.',
  stops: 'Beendet die Bewegung.',
  parted: 'Keine Kontrollzone und kein Nahkampf darüber.',
};

export const HEXSIDE_NAMES: Catalogue['HEXSIDE_NAMES'] = {
  open: 'offen',
  slope: 'Hang',
  wall: 'Mauer',
  tower: 'Turm',
  gate: 'Tor',
  'main-gate': 'Haupttor',
  tunnel: 'Tunnelmündung',
  rock: 'Fels',
  edge: 'Kartenrand',
  house: 'Feldseite',
};

export const DIRECTION_NAMES: Catalogue['DIRECTION_NAMES'] = [
  'Nordosten',
  'Osten',
  'Südosten',
  'Südwesten',
  'Westen',
  'Nordwesten',
];

export const PLATE: Catalogue['PLATE'] = {
  over: 'Karte',
  and: 'und',
  paces: 'Schritt: ein Feld {paces}',
  hexes: 'Felder',
};

export const TRAITS: Catalogue['TRAITS'] = {
  fanatic: 'fanatisch bei Nacht',
  ladders: 'steigt über Leitern',
  pushes: 'schiebt Kriegsgerät',
  'pushes-grond': 'bewegt Grond',
  'fears-beasts': 'scheut Mûmakil',
  mordor: 'aus Mordor',
  digs: 'gräbt Feuergräben',
};

export const GIFTS: Catalogue['GIFTS'] = {
  flies: 'fliegt',
  wraith: 'lehnt nie eine Herausforderung ab; kein gewöhnlicher Recke kann ihn erschlagen',
  'slays-wraith': 'kann einen Nazgûl erschlagen',
  'wraith-bane': '+4 gegen einen Nazgûl',
  mourned: 'sein Fall wird gerächt',
  avenger: '+1 im Zweikampf, sobald der König gefallen ist',
  banner: 'das königliche Banner',
  heartens: 'Einheiten neben ihm kennen keine Furcht',
};

export const OUTCOMES: Catalogue['OUTCOMES'] = {
  dead: 'tot',
  halved: 'halbiert',
  'thrown-back': 'zurückgeworfen',
  breached: 'Bresche',
  destroyed: 'zerstört',
  'thrown-down': 'umgestürzt',
  lands: 'trifft',
  rallied: 'gesammelt',
  works: 'wirkt',
  slain: 'erschlagen',
  wounded: 'verwundet',
  escapes: 'entkommt',
  'challenged-slain': 'Geforderter erschlagen',
  'challenged-wounded': 'Geforderter verwundet',
  'challenged-back': 'Geforderter weicht',
  nothing: 'nichts',
  disrupted: 'aufgelöst',
  fails: 'misslingt',
  'challenger-back': 'Forderer weicht',
  'challenger-wounded': 'Forderer verwundet',
  'challenger-slain': 'Forderer erschlagen',
};

export const INSPECTED: Catalogue['INSPECTED'] = {
  engines: {
    catapult:
      'Schießt auf Mauern, Kriegsgerät oder Truppen oder schleudert Köpfe: einmal je Runde, wenn es nicht bewegt wurde.',
    grond: 'Schlägt gegen das Tor oder die Mauer davor, solange es bemannt und wach ist.',
    'siege-tower': 'Legt für immer an einer Mauer an und ist von da an ein Weg hinüber.',
  },
  cauldron: 'Ein Kessel: voll Öl oder leer.',
  dummy: 'Eine Attrappe: es ist kein Öl darin.',
  oil: 'Brennendes Öl, noch {oil} Maß: auf den gießen, der unter der Mauer steht.',
  leader: 'Fordert Recken im Kontakt heraus und sammelt Einheiten in seiner Nähe.',
  individual: 'Fordert Recken im Kontakt heraus.',
  head: 'Hier liegt ein Kopf: er drückt die Moral der Verteidiger, bis ein Anführer ihn fortschaffen lässt.',
  trench: 'Ein Feuergraben: niemand darf hinein.',
  closed: 'Hier führt kein Weg mehr hinüber.',
  decides: 'Hier zählt: {condition}.',
};
