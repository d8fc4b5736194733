/** Where units die, as steps of one colour: the hex with the most deaths has the last of them. */
import type { HexId } from '../../../../board/hex.ts';
import type { MeasuredSeries } from '../../../../lab/measured.ts';

/** Whose losses are shown. */
export const HEAT_OF = ['both', 'defender', 'besieger', 'none'] as const;
export type HeatOf = (typeof HEAT_OF)[number];

/** How many steps there are; each is told apart by its lightness alone. */
export const HEAT_STEPS = 5;

export interface HeatHex {
  readonly hex: HexId;
  /** From 0 to HEAT_STEPS - 1. */
  readonly step: number;
  /** Units lost there in a game, on average. */
  readonly lost: number;
}

export interface LossMap {
  /** The deadliest first. */
  readonly hexes: readonly HeatHex[];
  /** By step: up to how many units are lost in a game. */
  readonly upTo: readonly number[];
}

const SIDES = { both: null, defender: 0, besieger: 1 } as const;

/** The heat of some games. */
export function heatOf(measured: MeasuredSeries, of: HeatOf): LossMap {
  if (of === 'none') return { hexes: [], upTo: [] };
  const deaths = [...measured.deaths(SIDES[of])].toSorted(([a, x], [b, y]) => y - x || a - b);
  const most = deaths[0]?.[1] ?? 0;
  if (most === 0) return { hexes: [], upTo: [] };
  return {
    hexes: deaths.map(([hex, count]) => ({
      hex,
      step: Math.ceil((count * HEAT_STEPS) / most) - 1,
      lost: count / measured.games,
    })),
    upTo: Array.from({ length: HEAT_STEPS }, (_, step) => (most * (step + 1)) / HEAT_STEPS / measured.games),
  };
}
