/** The steps of the tour: when the battle shows that one is done, and what leads there. Nothing is done by being read. */
import { hexNamed } from '../../../../board/hex.ts';
import { blankDocument } from '../../../../editor/blank.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { sheetOf } from '../../../../editor/sheet.ts';
import type { SideLine } from '../../../../scenario/schema.ts';
import type { Deed, TabId } from '../editorModel.ts';
import type { BrushInk, ToolId } from '../grip.ts';

/** In the order in which they are gone. */
export const TOUR_STEPS = ['ground', 'wall', 'sides', 'end', 'play', 'share'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** What of the editor the tour looks at. */
export interface TourSight {
  readonly document: ScenarioDocument;
  readonly tab: TabId;
  readonly ink: BrushInk;
  readonly tool: ToolId;
  readonly deeds: ReadonlySet<Deed>;
  /** Whether a test play would begin. */
  readonly playable: boolean;
  /** Whether the window of the link is open. */
  readonly isSharing: boolean;
}

/** What is pressed next, or pointed at. */
export type TourMark =
  | `tab-${'map' | 'forces' | 'victory'}`
  | 'ground'
  | 'wall'
  | 'fill'
  | 'board'
  | `force-${SideLine['role']}`
  | 'kinds'
  | 'victory'
  | 'problems'
  | 'play'
  | 'share'
  | 'copy';

/** The letter of the ground that the tour paints: the streets of a town. */
export const TOWN = 'c';

/** So many hexes of ground are a town, so many hexsides of wall a wall. */
const ENOUGH = 3;

/** Whether the battle shows that a step is done. */
export function isDone(step: TourStep, { document, deeds }: TourSight): boolean {
  const { map, sides, triggers } = document;
  switch (step) {
    case 'ground':
      return (
        map.inline.hexes
          .join('')
          .split('')
          .filter((letter) => isTown(document, letter)).length >= ENOUGH
      );
    case 'wall':
      return map.inline.hexsides.filter(({ kind }) => kind === 'wall').length >= ENOUGH;
    case 'sides':
      return sides.every((side) => stands(document, side));
    case 'end':
      return triggers.some(({ id, then }) => then.type === 'win' && !BLANK_ENDS.has(id));
    case 'play':
      return deeds.has('played');
    case 'share':
      return deeds.has('shared');
  }
}

/** The ends that every blank battle has. */
const BLANK_ENDS: ReadonlySet<string> = new Set(
  blankDocument({ columns: 1, rows: 1, orientation: 'pointy' }).triggers.map(({ id }) => id),
);

/** What leads to the end of a step that is not done yet. */
export function markOf(step: TourStep, sight: TourSight): TourMark {
  const { document, tab, ink, tool, playable, isSharing } = sight;
  switch (step) {
    case 'ground':
      if (tab !== 'map') return 'tab-map';
      return ink.type === 'terrain' && isTown(document, ink.letter) ? 'board' : 'ground';
    case 'wall':
      if (tab !== 'map') return 'tab-map';
      if (ink.type !== 'hexside' || ink.kind !== 'wall') return 'wall';
      return tool === 'fill' ? 'board' : 'fill';
    case 'sides': {
      if (tab !== 'forces') return 'tab-forces';
      const side = document.sides.find((one) => !stands(document, one)) ?? document.sides[0]!;
      if (ink.type !== 'piece') return 'kinds';
      return side.forces.some(({ id }) => id === ink.force) ? 'board' : `force-${side.role}`;
    }
    case 'end':
      return tab === 'victory' ? 'victory' : 'tab-victory';
    case 'play':
      return playable ? 'play' : 'problems';
    case 'share':
      return isSharing ? 'copy' : 'share';
  }
}

function isTown({ map }: ScenarioDocument, letter: string): boolean {
  return map.inline.legend[letter]?.city === true;
}

/** Whether a unit of a side stands on the map. */
function stands({ map, pieces, kinds }: ScenarioDocument, { forces }: SideLine): boolean {
  const units = new Set(kinds.filter((kind) => kind.class === 'unit').map(({ id }) => id));
  return pieces.some(
    ({ kind, force, at }) =>
      units.has(kind) && forces.some(({ id }) => id === force) && hexNamed(sheetOf(map.inline), at) !== null,
  );
}
