/** Cases 2.7.9 and 2.11.12: where Grond is, and how it goes on within the city, through streets in which one unit stands to a hex. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { perBattle } from '../../engine/memory.ts';
import { FAR, toItsWork } from './fields.ts';
import type { Mind, WayOfGrond } from './mind.ts';

/** How far an engine is pushed through streets in a turn, in hexes. */
const A_PUSH = 2;

const gronds = perBattle(({ pieces }) =>
  pieces.filter(({ kind }) => kind.class === 'engine' && kind.weapon === 'grond').map(({ id }) => id),
);

type Grond = Readonly<{ id: PieceId; at: HexId }>;

/** Grond and its hex; null where there is none on the map. */
export function grondOnMap({ battle, state }: Pick<Mind, 'battle' | 'state'>): Grond | null {
  for (const id of gronds(battle)) {
    const at = hexOf(state, id);
    if (at !== null) return { id, at };
  }
  return null;
}

/** The way of Grond behind the gate of the field, for a skilled besieger; null where that gate stands or Grond has nowhere to go. Grond is looked for once a state, and its way thought out once for each of its places. */
export function wayOfGrond(mind: Mind): WayOfGrond | null {
  const { memory, state, side, weights } = mind;
  if (side !== BESIEGER || weights.craft.skill === 0) return null;
  const known = memory.ram;
  if (known?.state === state) return known.way;
  const grond = grondOnMap(mind);
  const at = grond?.at ?? null;
  const stays = known !== null && known.at === at && known.state.works === state.works;
  const way = stays ? known.way : wayFrom(mind, grond);
  memory.ram = { state, at, way };
  return way;
}

function wayFrom(mind: Mind, grond: Grond | null): WayOfGrond | null {
  const { battle, state } = mind;
  const isShut = battle.board.works.some(
    ({ kind }, id) => kind === 'main-gate' && !state.works[id]!.breached,
  );
  if (grond === null || isShut) return null;
  const field = toItsWork(mind, grond.id);
  const from = grond.at;
  const far = field[from]!;
  if (far === 0 || far === FAR) return null;
  return { from, needs: (hex) => field[hex]! < far && distance(battle.board, hex, from) <= A_PUSH };
}
