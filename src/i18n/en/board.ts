import type { HexsideKind, Terrain } from '../../board/board.ts';
import type { Gift, Trait } from '../../engine/battle.ts';

export const TERRAIN_NAMES = {
  clear: 'clear',
  crater: 'crater',
  mountain: 'mountain',
  tunnel: 'tunnel',
  plowed: 'plowed field',
  grove: 'grove',
} as const satisfies Record<Terrain, string>;

/** What entering costs and what it does for a defender, in one line each (4.3). */
export const TERRAIN_NOTES = {
  clear: '1 point to enter.',
  crater: 'Nobody may enter.',
  mountain: 'Nobody may enter.',
  tunnel: '1 point, only through its mouths; a defender in it has morale W; no shots in or out.',
  plowed: '2 points; no cavalry, no engines.',
  grove: '2 points; no cavalry, no engines; armour +1 for a defender; blocks line of sight.',
} as const satisfies Record<Terrain, string>;

/** Ground and hexsides of the map's own, from their figures (2.22); {costs} lists who pays what. */
export const HOUSE_NOTES = {
  ground: 'Points to enter: {costs}.',
  hexside: 'Points to cross: {costs}.',
  movers: { foot: 'foot', horse: 'horse', beast: 'beasts', engine: 'engines' },
  never: '{mover} never',
  costs: '{mover} {points}',
  armour: 'Armour {delta} for a defender.',
  cover: 'Armour {delta} against missiles.',
  strength: 'Attacks out of it: {delta} letter.',
  morale: 'Morale {delta} letter for a defender.',
  opaque: 'Blocks line of sight.',
  stops: 'Ends the move.',
  parted: 'No zone and no melee over it.',
} as const;

export const HEXSIDE_NAMES = {
  open: 'open',
  slope: 'slope',
  wall: 'wall',
  tower: 'tower',
  gate: 'gate',
  'main-gate': 'main gate',
  tunnel: 'tunnel mouth',
  rock: 'rock',
  edge: 'edge of the map',
  house: 'hexside',
} as const satisfies Record<HexsideKind, string>;

/** Directions of a pointy-top map, in the order of Direction. */
export const DIRECTION_NAMES = [
  'north-east',
  'east',
  'south-east',
  'south-west',
  'west',
  'north-west',
] as const;

/** The plate of a map: a line over its name, what its name is parted at, as in "Minas Morgul and its Vale", and what stands under its bar. */
export const PLATE = {
  over: 'A plan of',
  and: 'and',
  paces: 'paces: one hex, {paces}',
  hexes: 'hexes',
} as const;

/** What a trait lets a unit do, as a chip in the inspector. */
export const TRAITS = {
  fanatic: 'fanatic by night',
  ladders: 'climbs ladders',
  pushes: 'pushes engines',
  'pushes-grond': 'moves Grond',
  'fears-beasts': 'shuns mûmakil',
  mordor: 'of Mordor',
  digs: 'digs fire-trenches',
} as const satisfies Record<Trait, string>;

/** What a gift does for a personage, as a chip in the inspector (2.4, 2.20). */
export const GIFTS = {
  flies: 'flies',
  wraith: 'never declines a challenge; no ordinary captain can slay him',
  'slays-wraith': 'may slay a Nazgûl',
  'wraith-bane': '+4 against a Nazgûl',
  mourned: 'his fall is avenged',
  avenger: '+1 in duels once the king has fallen',
  banner: 'the royal banner',
  heartens: 'units next to him feel no fear',
} as const satisfies Record<Gift, string>;

export const OUTCOMES = {
  dead: 'dead',
  halved: 'halved',
  'thrown-back': 'thrown back',
  breached: 'breached',
  destroyed: 'destroyed',
  'thrown-down': 'thrown down',
  lands: 'lands',
  rallied: 'rallied',
  works: 'works',
  slain: 'slain',
  wounded: 'wounded',
  escapes: 'escapes',
  'challenged-slain': 'challenged slain',
  'challenged-wounded': 'challenged wounded',
  'challenged-back': 'challenged falls back',
  nothing: 'nothing',
  disrupted: 'disrupted',
  fails: 'fails',
  'challenger-back': 'challenger falls back',
  'challenger-wounded': 'challenger wounded',
  'challenger-slain': 'challenger slain',
} as const;

/** One sentence about what a thing is for, in the inspector. */
export const INSPECTED = {
  engines: {
    catapult: 'Shoots at walls, engines or troops, or throws heads: once a turn, if it has not moved.',
    grond: 'Strikes the gate or wall in front of it, while it is manned and active.',
    'siege-tower': 'Docks at a wall for good, and from then on is a way over it.',
  },
  cauldron: 'A cauldron: full of oil, or empty.',
  dummy: 'A dummy: there is no oil in it.',
  oil: 'Burning oil, {oil, plural, one {# measure} other {# measures}} left: pour it on whoever stands below the wall.',
  leader: 'Challenges captains in contact, and rallies units nearby.',
  individual: 'Challenges captains in contact.',
  head: 'A head lies here: it lowers the morale of whoever defends here, until a leader has it taken away.',
  trench: 'A fire-trench: nobody may enter.',
  closed: 'There is no way over it any more.',
  decides: 'What counts here: {condition}.',
} as const;
