/** What the main thread and the engraver's worker say to each other. */
import type { GateState } from './city/gates.ts';
import type { Box, Palette, Scale, SheetMap, Tile } from './geometry/sheet.ts';
import type { SheetLetter } from './plate/sheetOfNames.ts';

/** A picture of works as they stand now, to lie over the tiles (see `paintWorks`). */
export interface WorksTask {
  readonly type: 'works';
  readonly box: Box;
  readonly scale: Scale;
  readonly palette: Palette;
  readonly breached: readonly string[];
  readonly gates: readonly (readonly [hexside: string, state: GateState])[];
}

export interface TileTask {
  readonly type: 'tile';
  readonly tile: Tile;
  readonly palette: Palette;
}

/** All names of a scale, letter by letter. */
export interface NamesTask {
  readonly type: 'names';
  readonly scale: Scale;
  readonly palette: Palette;
}

export type PaintTask = TileTask | WorksTask | NamesTask;

export type ToPainter =
  | Readonly<{ type: 'open'; map: SheetMap; hash: string | null }>
  | Readonly<{ type: 'paint'; key: string; priority: number; task: PaintTask }>
  | Readonly<{ type: 'drop'; key: string }>;

export type FromPainter =
  | Readonly<{
      type: 'tile';
      key: string;
      bitmap: ImageBitmap;
      /** Where the letters on it belong, when it is a sheet of names. */
      letters: readonly SheetLetter[];
      ms: number;
      kept: boolean;
    }>
  | Readonly<{ type: 'failed'; key: string; reason: string }>;
