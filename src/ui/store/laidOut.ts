/** What a choice lays over the board and offers: worked out from the game that is seen and from what is chosen in it. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import { engineAt } from '../../engine/facts/occupancy.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { NO_OVERLAYS, type CounterHints, type Overlays } from '../../stage/contract.ts';
import { companyOf } from '../orders/company.ts';
import { offersOf, type Offered } from '../orders/offers.ts';
import { reachOf, type PieceReach } from '../orders/reach.ts';
import { hintsOf } from './counterHints.ts';
import { liveOverlays, standingOverlays } from './overlays.ts';
import type { SeenGame } from './seen.ts';
import type { TableState } from './tableState.ts';
import { trailOf } from './trail.ts';

export interface LaidOut {
  readonly reach: ReadonlySignal<PieceReach | null>;
  /** The overlays of the choice, without what follows the pointer. */
  readonly standing: ReadonlySignal<Overlays>;
  readonly overlays: ReadonlySignal<Overlays>;
  readonly offers: ReadonlySignal<readonly Offered[]>;
  readonly hints: ReadonlySignal<CounterHints>;
  /** The hex that the inspector shows. */
  readonly inspected: ReadonlySignal<HexId | null>;
}

const NOBODY: CounterHints['ready'] = new Set();

/** Works it out. */
export function laidOut(state: TableState, { history, held, match, viewer }: SeenGame): LaidOut {
  const { chosen, hover, cursor, looked, moment, laid } = state;
  /** Nothing can be ordered on the board: the machine decides, or the past is looked at. */
  const looksOn = computed(() => held.value || moment.value !== null);
  const hovered = computed(() => hover.value?.hex ?? null);
  const rested = restingOn(hovered);
  const reach = reachOfChosen(state, match);
  const standing = computed(() => {
    const now = match.value;
    if (now === null || looksOn.value) return NO_OVERLAYS;
    return standingOverlays(now.battle, now.state, chosen.value, reach.value);
  });
  const overlays = computed(() => {
    const now = match.value;
    if (now === null) return NO_OVERLAYS;
    if (held.value && moment.value === null && laid.value === null) {
      return { ...trailOf(history.value!, viewer.value), cursor: cursor.value };
    }
    if (laid.value !== null) return { ...NO_OVERLAYS, cursor: cursor.value, ...laid.value.overlays };
    const { battle, state: seen } = now;
    const pointed = [hovered.value, cursor.value] as const;
    return liveOverlays(battle, seen, standing.value, chosen.value, reach.value, ...pointed);
  });
  return {
    reach,
    standing,
    overlays,
    offers: computed(() => {
      const now = match.value;
      return now === null || looksOn.value ? [] : offersOf(now.battle, now.state, chosen.value, reach.value);
    }),
    hints: computed(() =>
      looksOn.value ? { ...hintsOf(match.value), ready: NOBODY } : hintsOf(match.value),
    ),
    inspected: computed(() => rested.value ?? looked.value ?? standing.value.selected ?? cursor.value),
  };
}

/** Where the chosen piece can go, with what it pushes and whom it takes along. */
function reachOfChosen(
  { chosen }: Pick<TableState, 'chosen'>,
  match: SeenGame['match'],
): ReadonlySignal<PieceReach | null> {
  const mover = computed(() => chosen.value.piece);
  const pushing = computed(() => chosen.value.pushing);
  const company = computed(() => chosen.value.company);
  return computed(() => {
    const now = match.value;
    if (now === null || mover.value === null || now.state.owed.length > 0) return null;
    const { battle, state } = now;
    const at = hexOf(state, mover.value);
    const pushes = pushing.value && at !== null ? engineAt(battle, state, at) : null;
    const along = companyOf(battle, state, { ...chosen.peek(), piece: mover.value, company: company.value });
    return reachOf(battle, state, mover.value, pushes, along);
  });
}

/** A pointer that sweeps over the board asks nothing; where it rests for this long, in milliseconds, it does. */
const REST = 40;

function restingOn(hovered: ReadonlySignal<HexId | null>): ReadonlySignal<HexId | null> {
  const rested = signal<HexId | null>(null);
  effect(() => {
    const hex = hovered.value;
    const timer = setTimeout(() => {
      rested.value = hex;
    }, REST);
    return () => clearTimeout(timer);
  });
  return rested;
}
