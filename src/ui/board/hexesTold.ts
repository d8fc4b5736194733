/** What a small screen keeps in sight while odds are told beside it. */
import type { HexId } from '../../board/hex.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { actorOf } from '../../game/legal.ts';
import { hexesOfDeed, isAimed } from '../orders/deeds.ts';
import { lyingDice } from '../store/lyingDice.ts';
import type { TableStore } from '../store/tableStore.ts';

type Told = Pick<TableStore, 'match' | 'chosen' | 'dice' | 'history' | 'moment'>;

/** From where to where the deed goes whose odds are told beside the board: the chosen one, else the one whose dice still lie there. */
export function hexesTold(store: Told): readonly HexId[] {
  const { aim } = store.chosen.value;
  const last = lyingDice(store);
  const met = aim === null ? last?.past.at(-1) : store.match.value;
  const deed = aim ?? last?.present.entries.at(-1)?.action;
  if (!met || !deed) return [];
  const actor = actorOf(deed);
  const at = actor === null ? null : hexOf(met.state, actor);
  return [...(at === null ? [] : [at]), ...(isAimed(deed) ? hexesOfDeed(met.battle, met.state, deed) : [])];
}
