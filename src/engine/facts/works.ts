/** Cases 2.2.6 and 2.0.4: walls, towers and gates by the hexside they stand on. */
import type { Work, WorkId } from '../../board/board.ts';
import type { HexsideId } from '../../board/hexside.ts';
import type { Battle } from '../battle.ts';

/** A work and its place in `Board.works`. */
export interface WorkHere {
  readonly id: WorkId;
  readonly work: Work;
}

/** The work on a hexside, or null: no such hexside, or nothing built on it. */
export function workOn({ board }: Battle, hexside: HexsideId): WorkHere | null {
  const id = board.work[hexside] ?? -1;
  const work = board.works[id];
  return work === undefined || work.hexside !== hexside ? null : { id: id as WorkId, work };
}
