/** The place and the deed that a block turned on (C2), told before its figures: of what happened for all to see, and of nothing else. */
import { hexName } from '../../../board/hex.ts';
import { hexsideName } from '../../../board/hexside.ts';
import type { Work } from '../../../board/board.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import type { PlaceChange } from '../../blockDeeds.ts';
import { boardOfMap } from '../../shippedMaps.ts';
import type { Said } from '../../said.ts';
import { opponent, type Seat } from '../brief/brief.ts';
import { ring } from '../said.ts';
import { fellLines, type SeenBlock } from './fellWhere.ts';
import { holderOf } from './formations.ts';
import { gateFigures } from './spots.ts';

/** What of the place changed hands or was broken, and where most steps of whoever lost more of them fell: a sentence each at most. */
export function whyLines(block: SeenBlock): readonly Said[] {
  return [...changeLines(block), ...fellLines(block)];
}

/** A change as it weighs against others: a level before a gate that was taken, that before a way that was cut off, that before what was broken; then the inmost. */
interface Weighed {
  readonly weight: number;
  readonly level: number;
  readonly said: Said;
}

/** The weightiest change that lasts, the later of two alike. */
function changeLines({ link, map, deeds: { changed } }: SeenBlock): readonly Said[] {
  const lasting = changed.filter((one, at) => {
    const rest = changed.slice(at + 1).some((other) => isOfSame(one, other));
    const times = changed.filter((other) => isOfSame(one, other)).length;
    return !rest && times % 2 === 1;
  });
  const heaviest = lasting
    .flatMap((one) => weigh(map, holderOf(link), one))
    .reduce<Weighed | null>((most, one) => (most === null || !isHeavier(most, one) ? one : most), null);
  return heaviest === null ? [] : [heaviest.said];
}

/** Whether two changes are of one gate or level: what changed twice stands as it stood. */
function isOfSame(one: PlaceChange, other: PlaceChange): boolean {
  if (one.type === 'closed' || other.type === 'closed') return false;
  if (one.type === 'level') return other.type === 'level' && one.level === other.level;
  return one.type === other.type && one.work === other.work;
}

function isHeavier(one: Weighed, other: Weighed): boolean {
  return one.weight > other.weight || (one.weight === other.weight && one.level > other.level);
}

/** Nothing where the map has no such work. */
function weigh(map: MapFile, holder: Seat, change: PlaceChange): readonly Weighed[] {
  const { turn } = change;
  if (change.type === 'level') {
    const { level, by } = change;
    return [{ weight: 4, level, said: ring({ say: 'levelTaken', level, turn, ...takers(holder, by) }) }];
  }
  if (change.type === 'closed') {
    const [at, ...others] = change.hexes;
    return [{ weight: 2, level: 0, said: ring({ say: 'wayClosed', turn, at: at!, others: others.length }) }];
  }
  const work = workOf(map, change.work);
  if (work === undefined) return [];
  const { level, kind } = work;
  const isWall = kind === 'wall' || kind === 'tower';
  if (change.type === 'taken') {
    const said = ring({ say: 'gateTaken', turn, ...gateFigures(map, work), ...takers(holder, change.by) });
    return isWall ? [] : [{ weight: 3, level, said }];
  }
  if (!isWall)
    return [{ weight: 1, level, said: ring({ say: 'gateBroken', turn, ...gateFigures(map, work) }) }];
  const at = hexsideName(boardOfMap(map), work.hexside);
  return [{ weight: 0, level, said: ring({ say: 'wallBroken', turn, kind, at }) }];
}

/** The holder takes nothing but what was his. */
function takers(holder: Seat, by: 'holder' | 'besieger'): Readonly<{ seat: Seat; way: 'taken' | 'back' }> {
  return by === 'holder' ? { seat: holder, way: 'back' } : { seat: opponent(holder), way: 'taken' };
}

function workOf(map: MapFile, named: string): Work | undefined {
  const board = boardOfMap(map);
  return board.works.find(
    ({ outer, inner }) => `${hexName(board, outer)}/${hexName(board, inner)}` === named,
  );
}
