/** Sheets of paper, in millimetres. */

export const PAPERS = ['a4', 'a3', 'letter'] as const;
export type PaperName = (typeof PAPERS)[number];

/** A page as it lies. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** No printer reaches the edge; so much is left on each side. */
export const BORDER = 10;

/** So much of a page of the map stands on the next one as well, to be laid over it. */
export const OVERLAP = 10;

const SIZES: Readonly<Record<PaperName, Paper>> = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
};

/** A sheet upright. */
export function paperOf(name: PaperName): Paper {
  return SIZES[name];
}

/** A part of something that is larger than a page. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** How something is cut into pages: the lie of the paper that takes fewer, and the corners of the parts. */
export interface Tiling {
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

/** Cuts so many millimetres into pages that overlap. */
export function cutIntoPages(width: number, height: number, name: PaperName): Tiling {
  const upright = paperOf(name);
  const across: Paper = { width: upright.height, height: upright.width };
  const [first, second] = [cut(width, height, upright), cut(width, height, across)];
  return second.tiles.length < first.tiles.length ? second : first;
}

function cut(width: number, height: number, paper: Paper): Tiling {
  const [wide, tall] = [paper.width - 2 * BORDER, paper.height - 2 * BORDER];
  const columns = pagesFor(width, wide);
  const rows = pagesFor(height, tall);
  const tiles = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { column, row, x: column * (wide - OVERLAP), y: row * (tall - OVERLAP) };
  });
  return { paper, columns, rows, tiles };
}

function pagesFor(length: number, page: number): number {
  return Math.max(1, Math.ceil((length - OVERLAP) / (page - OVERLAP)));
}
