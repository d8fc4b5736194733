/** What an author has in hand, how it is laid, and where it went. */
import type { HexId } from '../../../board/hex.ts';
import type { MapHexside, MapRoad } from '../../../board/mapFile.ts';
import type { BlockKind } from '../../../editor/command.ts';
import type { CornerId } from '../../../editor/tools/corners.ts';
import type { Region } from '../../../editor/tools/region.ts';
import type { Symmetry } from '../../../editor/tools/symmetry.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';

export const TOOLS = ['select', 'brush', 'line', 'fill', 'rectangle', 'lasso', 'replace'] as const;
export type ToolId = (typeof TOOLS)[number];

export const HEXSIDES = ['wall', 'tower', 'gate', 'main-gate', 'tunnel', 'slope'] as const;

/** What is laid: ground, hexsides or what takes them away, a road, a zone, a field, a piece. */
export type BrushInk =
  | Readonly<{ type: 'terrain'; letter: string }>
  /** `house`: of the kind of that name, which of the map's own. `rock`: a wall of bare rock. */
  | Readonly<{ type: 'hexside'; kind: MapHexside['kind']; house?: string; rock?: boolean }>
  | Readonly<{ type: 'bare' }>
  /** Works that are down when the battle begins. */
  | Readonly<{ type: 'breach' }>
  | Readonly<{ type: 'road'; kind: MapRoad['kind'] }>
  | Readonly<{ type: 'zone'; of: 'map' | 'scenario'; name: string }>
  /** A named field; without a name, a new one with each stroke. */
  | Readonly<{ type: 'block'; kind: BlockKind; name: string | null }>
  | Readonly<{ type: 'piece'; kind: KindSheet; force: string }>
  /** What the next stroke covers is copied. */
  | Readonly<{ type: 'copy' }>
  /** A copy, laid with its anchor where a stroke ends. */
  | Readonly<{ type: 'paste'; region: Region }>;

/** What is meant for hexsides. */
export type HexsideInk = Extract<BrushInk, { type: 'hexside' | 'bare' | 'breach' }>;

/** How it is laid. */
export interface Grip {
  readonly tool: ToolId;
  readonly ink: BrushInk;
  /** Of a brush, 1 to 4. */
  readonly size: number;
  /** The city level that is painted with ground of a city. */
  readonly level: number;
  readonly symmetry: Symmetry;
  /** On which hand of a drag the inner or upper hex lies. */
  readonly inside: 'left' | 'right';
  /** Takes away instead: a zone's hexes. */
  readonly lift: boolean;
}

/** Where a stroke went: hexes and corners in their order, and the hexside on which it began. */
export interface Drag {
  readonly hexes: readonly HexId[];
  readonly corners: readonly CornerId[];
  readonly side: readonly [HexId, HexId] | null;
}

/** Whether what is held is meant for hexsides, and not for hexes. */
function laysHexsides(ink: BrushInk): ink is HexsideInk {
  return ink.type === 'hexside' || ink.type === 'bare' || ink.type === 'breach';
}

/** Whether a tool lays hexsides along corners, and not around an area. */
export function isAlongCorners(tool: ToolId): boolean {
  return tool === 'brush' || tool === 'line' || tool === 'select';
}

/** Whether a stroke goes from corner to corner, and a click means a hexside. */
export function laysAlongCorners(grip: Grip): grip is Grip & Readonly<{ ink: HexsideInk }> {
  return laysHexsides(grip.ink) && grip.tool !== 'select' && isAlongCorners(grip.tool);
}
