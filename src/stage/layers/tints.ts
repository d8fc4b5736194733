/** The flat tints of the stand-in board and of the small map, by day and by night. */
import { TERRAINS, type Board } from '../../board/board.ts';
import { houseGroundAt } from '../../board/houseGround.ts';
import type { HexId } from '../../board/hex.ts';
import type { Look } from '../../board/houseGround.ts';
import { css, mixTints, tint, type Tint } from '../../paint/geometry/colour.ts';
import type { Light } from '../theme.ts';

const DAY = {
  shadow: '#0a0705',
  margin: '#e4d6b0',
  frame: '#2b2316',
  grid: '#a9a07c',
  straw: '#e4d8b0',
  olive: '#d3cb9e',
  hill: '#ebe2c0',
  mountain: '#948974',
  rock: '#6d6557',
  crater: '#5a4c3a',
  water: '#7d9a9b',
  ford: '#a9bcae',
  marsh: '#9fa27a',
  plowed: '#cbb27a',
  plowedDark: '#b99c64',
  furrow: '#8d7443',
  grove: '#a9a878',
  tree: '#4e6640',
  treeDark: '#22291a',
  slope: '#7d6f4c',
  road: '#e6d8b2',
  roadCasing: '#6a5a40',
  level1: '#b9ae98',
  level2: '#c2b8a5',
  level3: '#c8beab',
  level4: '#d6cdbd',
  level5: '#e3dccf',
  level6: '#f0ebe1',
  level7: '#ffffff',
  tunnel: '#8d8577',
  wall: '#fffdf8',
  wallInk: '#2a2620',
  wallFace: '#8a837c',
  blackStone: '#3a3b40',
  gate: '#7a4d26',
  gateStrap: '#d9a94e',
  greatGate: '#2f3136',
} as const satisfies Record<string, string>;

export type Ink = keyof typeof DAY;

export const INKS = Object.keys(DAY) as readonly Ink[];
/** In high contrast: what is not told by the rules is not told apart. */
const STARK: Readonly<Record<Ink, string>> = {
  shadow: 'rgba(0,0,0,0)',
  margin: '#ffffff',
  frame: '#000000',
  grid: '#6b6250',
  straw: '#f6f1e4',
  olive: '#f6f1e4',
  hill: '#ffffff',
  mountain: '#55524d',
  rock: '#55524d',
  crater: '#3a3428',
  water: '#9db8cf',
  ford: '#c9d8e4',
  marsh: '#b9c9a0',
  plowed: '#d8bf86',
  plowedDark: '#d8bf86',
  furrow: '#4a3414',
  grove: '#24401c',
  tree: '#24401c',
  treeDark: '#ffffff',
  slope: '#000000',
  road: '#ffffff',
  roadCasing: '#000000',
  level1: '#a8a8a8',
  level2: '#b6b6b6',
  level3: '#c5c5c5',
  level4: '#d3d3d3',
  level5: '#e2e2e2',
  level6: '#f0f0f0',
  level7: '#ffffff',
  tunnel: '#8d8577',
  wall: '#ffffff',
  wallInk: '#000000',
  wallFace: '#000000',
  blackStone: '#000000',
  gate: '#000000',
  gateStrap: '#ffd84a',
  greatGate: '#000000',
};

const ALPHA: Partial<Record<Ink, number>> = { shadow: 0.1, wallFace: 0.9 };
/** White walls catch the moon. */
const MOONLIT: ReadonlySet<Ink> = new Set(['wall', 'gateStrap', 'gate', 'frame', 'wallInk']);

/** An ink in this light, as CSS has it. */
export function inkColour(ink: Ink, light: Light): string {
  if (light === 'stark') return STARK[ink];
  const colour = tint(DAY[ink]);
  return css(light === 'day' ? colour : nightOf(colour, MOONLIT.has(ink)), ALPHA[ink] ?? 1);
}

/** Ground of the map's own that has a tint of its own (2.22.1). */
const OWN_INKS: Partial<Record<Look, Ink>> = {
  water: 'water',
  ford: 'ford',
  bridge: 'road',
  marsh: 'marsh',
  wood: 'grove',
  hall: 'level1',
};

/** What a hex is tinted with. Fields and straw change from hex to hex. */
export function groundInk(board: Board, hex: HexId): Ink {
  const own = OWN_INKS[houseGroundAt(board, hex)?.look ?? 'plain'];
  if (own !== undefined) return own;
  const terrain = TERRAINS[board.terrain[hex]!]!;
  const level = board.level[hex]!;
  if (terrain === 'mountain' || terrain === 'tunnel' || terrain === 'crater' || terrain === 'grove') {
    return terrain;
  }
  if (terrain === 'plowed') return hex % 3 === 0 ? 'plowedDark' : 'plowed';
  if (level > 0) return `level${level as 1}`;
  if (board.height[hex]! > 0) return 'hill';
  return (hex * 7) % 11 < 4 ? 'olive' : 'straw';
}

const MOON = tint('#4c5f8e');
const DUSK = tint('#3c466e');

/** A colour drained towards blue and darkened by the night; moonlit stone keeps most of its light. */
function nightOf(colour: Tint, moonlit: boolean): Tint {
  const drained = mixTints(colour, DUSK, 0.32);
  const dark: Tint = [
    (drained[0] * MOON[0]) / 255,
    (drained[1] * MOON[1]) / 255,
    (drained[2] * MOON[2]) / 255,
  ];
  return mixTints(dark, colour, moonlit ? 0.72 : 0.14);
}
