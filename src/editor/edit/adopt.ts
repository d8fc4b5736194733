/** What a copy brings to a map that may not know it: letters of the legend by their meaning, ground and hexsides of the map's own. */
import type { MapFile, TerrainLetter } from '../../board/mapFile.ts';
import { isSame } from '../edited.ts';
import type { Region } from '../tools/region.ts';

/** The legend with every meaning of a region in it, and the letter of each. */
export function legendWith(
  map: MapFile,
  cells: readonly Readonly<{ letter: string; meaning: TerrainLetter }>[],
): Readonly<{ legend: MapFile['legend']; letterOf: (letter: string) => string }> {
  const legend: Record<string, TerrainLetter> = { ...map.legend };
  const letters = new Map<string, string>();
  for (const { letter, meaning } of cells) {
    if (letters.has(letter)) continue;
    const same = Object.keys(legend).find((one) => isMeant(legend[one]!, meaning));
    const to = same ?? freeLetter(legend, letter);
    legend[to] ??= meaning;
    letters.set(letter, to);
  }
  const isAsBefore = Object.keys(legend).length === Object.keys(map.legend).length;
  return { legend: isAsBefore ? map.legend : legend, letterOf: (letter) => letters.get(letter)! };
}

/** Names may differ: what counts is how the ground is played and drawn. */
function isMeant(one: TerrainLetter, other: TerrainLetter): boolean {
  return (
    one.terrain === other.terrain &&
    one.city === other.city &&
    one.house === other.house &&
    (one.elevation ?? 0) === (other.elevation ?? 0)
  );
}

/** The letter itself where the legend has room for it, or the first that is free. */
function freeLetter(legend: MapFile['legend'], letter: string): string {
  const isFree = (one: string): boolean => !Object.hasOwn(legend, one);
  const usual = [letter, ...USUAL_LETTERS].find(isFree);
  if (usual !== undefined) return usual;
  let code = FIRST_UNUSUAL;
  while (!isFree(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

const USUAL_LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
/** Letters beyond those of the keyboard: \u0100 and on. */
const FIRST_UNUSUAL = 0x100;

/** What the map brings itself, with that of a region; and letters and hexsides as they are named here. */
interface TakenHouse {
  readonly house: MapFile['house'];
  ground(meaning: TerrainLetter): TerrainLetter;
  hexside<T extends { readonly house?: string | undefined }>(line: T): T;
}

/** The house ground and hexsides of a map with those that a region brings (2.22). */
export function houseWith(map: MapFile, region: Region, cells: Region['cells']): TakenHouse {
  const used = new Set(cells.map(({ meaning }) => meaning.house));
  const laidGround = Object.entries(region.house.ground).filter(([id]) => used.has(id));
  const ground = takenUp(map.house?.ground ?? {}, laidGround);
  const hexsides = takenUp(map.house?.hexsides ?? {}, Object.entries(region.house.hexsides));
  const renameHouse = <T extends { readonly house?: string | undefined }>(line: T, ids: Ids): T =>
    line.house === undefined ? line : { ...line, house: ids.get(line.house) ?? line.house };
  const isAsBefore = !ground.isNew && !hexsides.isNew;
  return {
    house: isAsBefore
      ? map.house
      : {
          ...(Object.keys(ground.all).length === 0 ? {} : { ground: ground.all }),
          ...(Object.keys(hexsides.all).length === 0 ? {} : { hexsides: hexsides.all }),
        },
    ground: (meaning) => renameHouse(meaning, ground.ids),
    hexside: (line) => renameHouse(line, hexsides.ids),
  };
}

type Ids = ReadonlyMap<string, string>;

/** What is known and what comes to it: the same under the id that it has here, another of the same id under a free one. */
function takenUp<T>(
  known: Readonly<Record<string, T>>,
  copied: readonly (readonly [string, T])[],
): Readonly<{ all: Readonly<Record<string, T>>; ids: Ids; isNew: boolean }> {
  const all: Record<string, T> = { ...known };
  const ids = new Map<string, string>();
  for (const [id, line] of copied) {
    const same = Object.keys(all).find((one) => isSame(all[one], line));
    let to = same ?? id;
    for (let number = 2; same === undefined && Object.hasOwn(all, to); number += 1) to = `${id}-${number}`;
    all[to] ??= line;
    ids.set(id, to);
  }
  return { all, ids, isNew: Object.keys(all).length > Object.keys(known).length };
}
