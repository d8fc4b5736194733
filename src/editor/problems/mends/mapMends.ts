/** How errors of the map are mended. */
import type { BoardProblemCode } from '../../../board/boardProblem.ts';
import { hexNamed } from '../../../board/hex.ts';
import type { MapHexside } from '../../../board/mapFile.ts';
import type { ScenarioDocument } from '../../document.ts';
import { nearestName } from '../../../scenario/names.ts';
import { around, byPart, dropTrigger, firstOf, lineAt, put, takeOut, type Mend, type Wrong } from './mend.ts';

/** What keeps a file from being opened in the editor at all. */
export type SheetProblemCode =
  | 'not-a-size'
  | 'offset-of-other-orientation'
  | 'wrong-row-count'
  | 'wrong-row-length'
  | 'unknown-letter'
  | 'unknown-level';

const lineOf = ({ document, keys }: Wrong): MapHexside => document.map.inline.hexsides[Number(keys[3])]!;

/** Lays a hexside again, otherwise; of two on the same pair this leaves one. */
function lay(change: (line: MapHexside, document: ScenarioDocument) => MapHexside): Mend {
  return (wrong) => ({ type: 'hexsides', lines: [change(lineOf(wrong), wrong.document)] });
}

const clear: Mend = (wrong) => {
  const { a, b } = lineOf(wrong);
  return { type: 'clearHexsides', pairs: [`${a}/${b}`] };
};

const removeRoad: Mend = ({ keys }) => ({ type: 'removeRoad', at: Number(keys[3]) });

/** The level of the city at a hex, 0 outside of it; then how high its ground is. */
function heightsAt({ map: { inline: map } }: ScenarioDocument, name: string): readonly [number, number] {
  const hex = hexNamed(map, name);
  if (hex === null) return [0, 0];
  const [row, column] = [Math.floor(hex / map.columns), hex % map.columns];
  const level = Number(map.levels[row]![column]!.replace('.', '0'));
  return [level, map.legend[map.hexes[row]![column]!]?.elevation ?? 0];
}

/** With the higher hex, or that further up in the city, as the upper one. */
const upward = lay((line, document) => {
  const [one, other] = [heightsAt(document, line.a), heightsAt(document, line.b)];
  const isSecond = other[0] === one[0] ? other[1] > one[1] : other[0] > one[0];
  return { ...line, up: isSecond ? line.b : line.a };
});

/** Nobody can begin off the map: the piece waits, and may be placed again. */
const offMap: Mend = ({ document, keys: [, at] }) => {
  const { id } = document.pieces[Number(at)]!;
  const isUnique = document.pieces.filter((piece) => piece.id === id).length === 1;
  return isUnique ? { type: 'movePieces', ids: [id], at: 'off' } : null;
};

/** Whatever a list names off the map is taken out of it. */
const offList: Mend = (wrong) => {
  const list = around(wrong, 1);
  if (!Array.isArray(list)) return null;
  const isThere = (name: unknown): boolean =>
    String(name)
      .split('/')
      .every((hex) => !/^\d+$/.test(hex) || hexNamed(wrong.document.map.inline, hex) !== null);
  return put({ ...wrong, keys: wrong.keys.slice(0, -1) }, list.filter(isThere));
};

/** The row of the map's own whose id is spelt most like the one that is written. */
function nearestRow(of: 'ground' | 'hexsides'): Mend {
  return (wrong) => {
    const known = Object.keys(wrong.document.map.inline.house?.[of] ?? {});
    const near = nearestName(String(wrong.value), known);
    return near === null ? null : put(wrong, near);
  };
}

export const MAP_MENDS: Readonly<Record<Exclude<BoardProblemCode, SheetProblemCode>, Mend>> = {
  'no-such-hex': byPart(
    {
      'map.names': firstOf(offList, ({ keys }) => ({ type: 'removeName', at: Number(keys[3]) })),
      'map.roads': removeRoad,
      'map.hexsides': clear,
      pieces: offMap,
      triggers: firstOf(offList, dropTrigger),
      hints: firstOf(offList, (wrong) => ({ type: 'removeHint', at: lineAt(wrong) })),
    },
    offList,
  ),
  'hex-listed-twice': takeOut,
  'not-neighbours': byPart({ 'map.roads': removeRoad, 'map.hexsides': clear }),
  'hexside-listed-twice': lay((line) => line),
  'wrong-order': lay((line) => line),
  'up-missing': upward,
  'up-not-of-pair': upward,
  'level-missing': lay((line, document) => ({
    ...line,
    level: Math.max(1, heightsAt(document, line.up ?? line.a)[0]),
  })),
  'rock-without-wall': lay(({ rock: _, flank: __, ...line }) => line),
  'no-such-house-row': byPart({
    'map.hexsides': firstOf(nearestRow('hexsides'), clear),
    'map.legend': firstOf(nearestRow('ground'), takeOut),
  }),
  'house-row-missing': firstOf((wrong) => {
    const [first] = Object.keys(wrong.document.map.inline.house?.hexsides ?? {});
    return first === undefined ? null : put(wrong, first);
  }, clear),
};
