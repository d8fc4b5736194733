/** What the chronicle says beside the events: which dice were thrown by hand, and what both players took back. */
import { fill } from '../../i18n/fill.ts';
import { PURPOSES, REPLAY } from '../../i18n/words.ts';
import type { Marks } from '../../saves/marks.ts';
import type { Line } from './lines.ts';

/** The lines of an action; those with dice say whether real hands threw them. */
export function markHands(lines: readonly Line[], byHand: boolean): readonly Line[] {
  if (!byHand) return lines;
  return lines.map((line) => (line.dice.length > 0 ? { ...line, byHand } : line));
}

/**
 * The steps taken back by agreement that are told after so many of a game's entries. One that is followed by a step further
 * back is told where that led, so that they stand in their order.
 */
export function takenBackAfter({ takenBack }: Marks, entries: number, of: number): readonly Line[] {
  return takenBack
    .filter((_, number) => Math.min(of, ...takenBack.slice(number).map(({ at }) => at)) === entries)
    .map(({ purpose, faces, byHand }) => ({
      heading: false,
      icon: 'shaking-hands',
      text: purpose === null ? REPLAY.lineWithout : fill(REPLAY.lineWithDice, { purpose: PURPOSES[purpose] }),
      dice: faces,
      ...(byHand ? { byHand } : {}),
      cite: null,
      hex: null,
    }));
}
