/** Where those who come later can come in, and whether that leads anywhere (2.6.2, 4.3, 2.22). */
import { TERRAINS, type Board } from '../../board/board.ts';
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { DEFENDER, type Battle, type Group, type Kind, type Piece } from '../../engine/battle.ts';
import { bears } from '../../engine/facts/ground.ts';
import type { Barriers } from '../../engine/facts/barriers.ts';
import { stepOf, type Way } from '../../engine/facts/movement.ts';

/** What is wrong with the entry of a group: somebody finds no hex that bears him, or comes in where nothing is to be reached. */
export type EntryFault = 'barred' | 'cut-off';

/** The faults of groups, null where there is none; index = GroupId. */
export function entryFaults(battle: Battle): readonly (EntryFault | null)[] {
  const open = allDown(battle);
  return battle.groups.map((group) => faultOf(battle, group, open));
}

function faultOf(battle: Battle, group: Group, open: Barriers): EntryFault | null {
  const goals = goalsOf(battle, group);
  const asked = new Map<string, boolean>();
  for (const piece of group.pieces) {
    const { kind, side } = battle.pieces[piece]!;
    if (kind.class === 'cauldron') continue;
    const entries = [...group.zone].filter((hex) => mayEnter(battle.board, kind, hex));
    if (entries.length === 0) return 'barred';
    const way = wayOf(kind, side);
    if (way === null || goals.size === 0) continue;
    const name = `${way.gait} ${way.engine}`;
    const leads = asked.get(name) ?? reaches(battle, open, way, entries, goals);
    asked.set(name, leads);
    if (!leads) return 'cut-off';
  }
  return null;
}

/** As coming in asks it of the ground (2.6.3); other pieces are not asked. */
function mayEnter(board: Board, kind: Kind, hex: HexId): boolean {
  return TERRAINS[board.terrain[hex]!] !== 'tunnel' && bears(board, kind, hex);
}

/** How a kind goes on from its entry; null for personages, who ride and fly as they please. */
function wayOf(kind: Kind, side: Piece['side']): Way | null {
  if (kind.class === 'unit') return { side, gait: kind.gait, engine: false };
  return kind.class === 'engine' ? { side, gait: 'foot', engine: true } : null;
}

/** What a group can come for: where the other side begins or enters, and for the besieger the city. */
function goalsOf(battle: Battle, group: Group): ReadonlySet<HexId> {
  const goals = new Set<HexId>();
  for (const { side, id } of battle.pieces) {
    const at = battle.placements[id]!;
    if (side !== group.side && at >= 0) goals.add(at as HexId);
  }
  for (const { side, hexes } of battle.setup)
    if (side !== group.side) for (const hex of hexes) goals.add(hex);
  for (const { side, zone } of battle.groups) if (side !== group.side) for (const hex of zone) goals.add(hex);
  if (group.side !== DEFENDER) {
    for (const [hex, level] of battle.board.level.entries()) if (level > 0) goals.add(hex as HexId);
  }
  return goals;
}

/** Whether a way of going comes from some hexes to one beside a goal, were every work down. */
function reaches(
  battle: Battle,
  open: Barriers,
  way: Way,
  from: readonly HexId[],
  goals: ReadonlySet<HexId>,
): boolean {
  const { beyond, size } = battle.board;
  const seen = new Uint8Array(size);
  const ahead = [...from];
  for (const hex of ahead) seen[hex] = 1;
  for (const hex of ahead) {
    if (goals.has(hex)) return true;
    for (const direction of DIRECTIONS) {
      const next = beyond[hex * 6 + direction]! as HexId;
      if (next < 0 || seen[next] === 1) continue;
      if (goals.has(next)) return true;
      if (typeof stepOf(battle, open, way, hex, direction) !== 'number') continue;
      seen[next] = 1;
      ahead.push(next);
    }
  }
  return false;
}

/** Works fall in time, so none of them bars a way for good. */
function allDown({ board }: Battle): Barriers {
  return {
    works: board.works.map(() => ({ breached: true, holder: DEFENDER })),
    flames: [],
    trenches: [],
    closed: [],
  };
}
