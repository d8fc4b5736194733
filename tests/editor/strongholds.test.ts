// Every stronghold can be drawn with the editor alone: inputs that were written down come from a blank sheet to its ground, hex by hex and side by side.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import type { HexName, MapFile } from '../../src/board/mapFile.ts';
import { boardOfMap } from '../../src/strategic/shippedMaps.ts';
import { countOf, played, type Input } from './author.ts';
import { DRAWN_GROUNDS, mapNamed } from './drawnGrounds.ts';

const RECORDED = DRAWN_GROUNDS.map((region) => {
  const recording = JSON.parse(
    readFileSync(`tests/editor/recordings/${region}.json`, 'utf8'),
  ) as readonly Input[];
  return [region, countOf(recording), recording] as const;
});

/** Everything of a board that a rule asks for; rows of the map's own by what they say, whatever they are called in the file. */
function ruledBy({ house, houseGround, houseSide, works, ...board }: Board) {
  const arrays = [board.terrain, board.level, board.height, board.opaque, board.side, board.up, board.road];
  return {
    arrays: arrays.map((array) => [...array].join(' ')),
    ground: [...houseGround].map((row) => house.ground[row - 1] ?? null),
    sides: [...houseSide].map((row) => house.hexsides[row - 1] ?? null),
    works,
  };
}

/** Everything else that is on the sheet, lists of hexes in the order of their numbers. */
function letteredOn({ name, numbering, scale, hexsideNotes, hexsideKinds, names, roads, ...map }: MapFile) {
  const inOrder = (groups: Readonly<Record<string, readonly HexName[]>>) =>
    Object.entries(groups).map(([key, hexes]) => [key, hexes.toSorted()]);
  const { plowed, groves, hills } = map.blocks;
  return {
    notes: { name, numbering, scale, hexsideNotes, hexsideKinds },
    names,
    roads,
    zones: inOrder(map.zones),
    fields: [plowed, groves, hills].map(inOrder),
    // What the painter asks of the ground: whether it is built over.
    built: map.hexes.map((line) => [...line].map((letter) => map.legend[letter]!.city)),
  };
}

test.each(RECORDED)('%s is drawn on a blank sheet by %i inputs, as it is shipped', (region, _, recording) => {
  const made = played(recording).map.inline;
  const shipped = mapNamed(region);
  expect(ruledBy(boardOfMap(made))).toEqual(ruledBy(boardOfMap(shipped)));
  expect(letteredOn(made)).toEqual(letteredOn(shipped));
});
