/** The moments worth seeing of what the other side did: the furthest swings, in the order in which they happened. */
import type { HexId } from '../../../board/hex.ts';
import type { Side } from '../../../engine/battle.ts';
import type { History } from '../../../game/history.ts';
import { fill } from '../../../i18n/fill.ts';
import { AT_TABLE } from '../../../i18n/words.ts';
import { linesInto, happenedBetween } from '../../log/lines.ts';
import { isAnswer, partOf } from '../../log/deedBlocks.ts';
import { swingOf } from '../../log/swing.ts';
import { pairMoments, type Stretch } from './stretch.ts';

/** A moment: what it was, one figure, and where it stands in the game. */
export interface WorthSeeing {
  readonly title: string;
  /** "thrown 4+3: dead"; the points of the march; null where there is none. */
  readonly figure: string | null;
  /** The number of the moment after it. */
  readonly at: number;
  readonly hex: HexId | null;
}

/** So many are shown at the most. */
const MOST = 5;

/** The moments of a stretch for the eyes of a side, at most five; an attack stands before a march that moved the tracks as little. */
export function momentsOf(history: History, stretch: Stretch, viewer: Side): readonly WorthSeeing[] {
  const found = pairMoments(history, stretch).flatMap(([before, after], index) => {
    const told = linesInto(before, after, viewer).filter(({ heading }) => !heading);
    if (told.length === 0 || isAnswer(before)) return [];
    const part = partOf(before, after, happenedBetween(before, after, viewer), viewer);
    const weight =
      Math.abs(swingOf(before, after)) +
      (part.outcome === null ? 0 : 0.01) +
      (part.outcome?.worked === true ? 0.1 : 0);
    if (weight === 0) return [];
    const thrown = part.dice.map(({ faces }) => faces.join('+')).join(' | ');
    const figure =
      part.outcome === null
        ? part.aside
        : fill(AT_TABLE.threwFor, { faces: thrown, outcome: part.outcome.word });
    const title = part.text ?? told[0]!.text;
    return [
      {
        weight,
        title,
        figure,
        at: stretch.from + index + 1,
        hex: told.find(({ hex }) => hex !== null)?.hex ?? null,
      },
    ];
  });
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map(({ weight: _, ...moment }) => moment);
}
