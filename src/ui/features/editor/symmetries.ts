/** The symmetries that an author may choose, and the hex around which they turn. */
import type { HexId } from '../../../board/hex.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import type { Symmetry } from '../../../editor/tools/symmetry.ts';
import type { EditorModel } from './editorModel.ts';

/** In the order in which they are offered, and in which the key goes through them. */
export const SYMMETRIES = ['none', 'upright', 'level', 'both', 'half', 'third', 'sixth'] as const;
export type SymmetryId = (typeof SYMMETRIES)[number];

export const SYMMETRY_KEYS = { next: 'J', centre: 'K' } as const;

/** A symmetry around a hex of a document; null, or a hex that is off its sheet, stands for the middle. */
export function symmetryOn(
  document: ScenarioDocument | null,
  id: SymmetryId,
  chosen: HexId | null,
): Symmetry {
  if (document === null) return { kind: 'none' };
  const map = document.map.inline;
  const isThere = chosen !== null && chosen < map.columns * map.rows;
  return symmetryAround(id, isThere ? chosen : middleOf(map));
}

function symmetryAround(id: SymmetryId, centre: HexId): Symmetry {
  switch (id) {
    case 'none':
      return { kind: 'none' };
    case 'upright':
    case 'level':
    case 'both':
      return { kind: 'mirror', axis: id, centre };
    case 'half':
      return { kind: 'rotation', parts: 2, centre };
    case 'third':
      return { kind: 'rotation', parts: 3, centre };
    case 'sixth':
      return { kind: 'rotation', parts: 6, centre };
  }
}

/** The middle hex of a sheet. */
function middleOf({ columns, rows }: Pick<MapFile, 'columns' | 'rows'>): HexId {
  return (Math.floor((rows - 1) / 2) * columns + Math.floor((columns - 1) / 2)) as HexId;
}

/** Takes the next symmetry of the row; after the last, none. */
export function nextSymmetry(model: EditorModel): void {
  const at = SYMMETRIES.indexOf(model.symmetry.value);
  model.hold({ symmetry: SYMMETRIES[(at + 1) % SYMMETRIES.length]! });
}

/** Lets the symmetry turn around the chosen hex, or that of the pointer; where neither is, around the middle of the sheet. */
export function takeCentre(model: EditorModel): void {
  const chosen = model.selected.peek();
  model.hold({ centre: chosen?.type === 'hex' ? chosen.hex : model.cursor.peek() });
}
