/** What a small screen keeps in sight while odds are told beside it, or a decision is owed. */
import type { HexId } from '../../board/hex.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { actorOf } from '../../game/legal.ts';
import { hexesOfDeed, isAimed } from '../orders/deeds.ts';
import { lyingDice } from '../store/lyingDice.ts';
import type { TableStore } from '../store/tableStore.ts';

type Told = Pick<TableStore, 'match' | 'chosen' | 'dice' | 'history' | 'moment' | 'standing'>;

/** The hexes of the deed whose odds are told beside the board; then, and above all, where whoever owes a decision may go, and where he stands. */
export function hexesTold(store: Told): readonly HexId[] {
  return [...hexesOfTold(store), ...hexesOfOwed(store)];
}

function hexesOfOwed({ match, standing }: Told): readonly HexId[] {
  const { selected, choices } = standing.value;
  return (match.value?.state.owed.length ?? 0) === 0 || selected === null ? [] : [...choices, selected];
}

/** From where to where it goes: the chosen deed, else the one whose dice still lie there. */
function hexesOfTold(store: Told): readonly HexId[] {
  const { aim } = store.chosen.value;
  const last = lyingDice(store);
  const met = aim === null ? last?.past.at(-1) : store.match.value;
  const deed = aim ?? last?.present.entries.at(-1)?.action;
  if (!met || !deed) return [];
  const actor = actorOf(deed);
  const at = actor === null ? null : hexOf(met.state, actor);
  return [...(at === null ? [] : [at]), ...(isAimed(deed) ? hexesOfDeed(met.battle, met.state, deed) : [])];
}
