/** What has happened before the first turn (2.5.3), as its author alters it. */
import type { MapFile } from '../../../board/mapFile.ts';
import type { Command } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import type { OpeningLine } from '../../../scenario/schema.ts';

const FRESH: OpeningLine = { breached: [], lost: [], tracks: {} };

/** The opening of a draft; that of a fresh siege where it says nothing. */
export function openingOf({ opening }: ScenarioDocument): OpeningLine {
  return opening ?? FRESH;
}

/** The step that alters the opening. What says nothing is left out, and so is an opening in which nothing has happened. */
export function withOpening(document: ScenarioDocument, part: Partial<OpeningLine>): Command {
  const { taken = [], ladders = [], tracks, ...said } = { ...openingOf(document), ...part };
  const begun = Object.fromEntries(Object.entries(tracks).filter(([, points]) => points !== 0));
  const opening: OpeningLine = {
    ...said,
    ...(taken.length > 0 ? { taken } : {}),
    ...(ladders.length > 0 ? { ladders } : {}),
    tracks: begun,
  };
  const isFresh =
    said.breached.length + said.lost.length + taken.length + ladders.length === 0 &&
    Object.keys(begun).length === 0;
  return { type: 'setOpening', opening: isFresh ? null : opening };
}

/** Where a ladder can stand (2.11.2): the foot, then the hex above, and the walls between. Towers and bare rock bear none. */
export function ladderPlaces({ hexsides }: Pick<MapFile, 'hexsides'>): readonly string[] {
  return hexsides.flatMap(({ a, b, kind, up, rock }) =>
    kind === 'wall' && rock !== true && up !== undefined ? [up === a ? `${b}/${a}` : `${a}/${b}`] : [],
  );
}
