/** How the recap is told; fetched when there is first something to tell. */
import type { Side } from '../../../engine/battle.ts';
import type { History } from '../../../game/history.ts';
import { view } from '../../../game/view.ts';
import { fill } from '../../../i18n/fill.ts';
import { COVER } from '../../../i18n/coverWords.ts';
import { AT_TABLE } from '../../../i18n/words.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import { otherSide, seatOf } from '../../../session/seatOf.ts';
import { playersAt } from '../../../session/seats.ts';
import { happenedBetween } from '../../log/lines.ts';
import type { Beats } from '../../play/playback.chart.ts';
import { calledAt } from '../../words/called.ts';
import type { Recap, Steps } from './handoverModel.ts';
import { momentsOf, type WorthSeeing } from './moments.ts';
import { recapLines } from './recap.ts';
import { pairMoments, sinceLast, type Stretch } from './stretch.ts';

/** A game, who sits at it, and whose eyes the screen is for. */
export interface Looked {
  readonly history: History;
  readonly sheet: TableSheet;
  readonly viewer: Side;
}

/** So many lines are told; the rest stands in the chronicle. */
const ROOM = 9;

/** What the other side did since the one that decides last decided; without a line where it has not decided yet. */
export function recapCard({ history, sheet, viewer }: Looked): Recap {
  const found = stretchOf(history, sheet);
  const lines = found === null ? [] : recapLines(history, found, viewer);
  const { battle } = history.present;
  return {
    head: fill(COVER.recapOf, { side: calledAt(battle, sheet, otherSide(found?.side ?? viewer)) }),
    lines: lines.slice(0, ROOM),
    more: Math.max(0, lines.length - ROOM),
  };
}

/** The recap as it is read out: one short sentence after the other. */
export function speakRecap({ head, lines, more }: Recap): string {
  if (lines.length === 0) return COVER.recapNothing;
  const rest = more === 0 ? [] : [`${fill(COVER.recapMore, { count: more })}.`];
  return [head, ...lines.map(({ text }) => text), ...rest].join(' ');
}

/** The moments worth seeing of what the other side did. */
export function worthSeeing({ history, sheet, viewer }: Looked): readonly WorthSeeing[] {
  const found = stretchOf(history, sheet);
  return found === null ? [] : momentsOf(history, found, viewer);
}

/** The steps through those moments; `at` = the one on the board. */
export function stepsCard(
  { history, sheet, viewer }: Looked,
  moments: readonly WorthSeeing[],
  at: number | null,
): Steps {
  const side = otherSide(stretchOf(history, sheet)?.side ?? viewer);
  return {
    head: fill(COVER.recapOf, { side: calledAt(history.present.battle, sheet, side) }),
    count: fill(AT_TABLE.worthSeeing, { count: moments.length }),
    moments,
    at,
  };
}

/** What happened since as the board plays it: from the last moment of the side that decides to the present. */
export function beatsSince({ history, sheet, viewer }: Looked): readonly Beats[] {
  const found = stretchOf(history, sheet);
  if (found === null) return [];
  const asSeen = ({ battle, state }: History['present']) => view(battle, state, viewer);
  const start = [...history.past, history.present][found.from]!;
  const between = pairMoments(history, found).map(([before, after]) => ({
    events: happenedBetween(before, after, viewer),
    after: asSeen(after),
  }));
  return [{ events: [], after: asSeen(start) }, ...between, { events: [], after: asSeen(history.present) }];
}

/** The last stretch that the side which decides did not decide in; with one player here always his. */
function stretchOf(history: History, sheet: TableSheet): (Stretch & { readonly side: Side }) | null {
  const players = playersAt(sheet);
  const side = players.length === 1 ? players[0]! : seatOf(history.present.state);
  const found = sinceLast(history, side);
  return found === null ? null : { ...found, side };
}
