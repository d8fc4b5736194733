/** What the room tells of blocks that were fought: how each came from its last blow to its hits. */
import { fill } from '../../../i18n/fill.ts';
import { sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { BlocksTold } from '../../../strategic/siege.ts';
import type { BlockLines } from './strategicModel.ts';

/** Blocks in words, the first first. */
export function blockLines({
  told = [],
}: Readonly<{ told?: BlocksTold['told'] | undefined }>): readonly BlockLines[] {
  return told.map((lines, at) => ({
    title: fill(SIEGE_ROOM.fightBlock, { number: at + 1 }),
    lines: lines.map(sentence),
  }));
}
