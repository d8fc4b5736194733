/** How fast the machine's turn is shown: whatever it has to do, it is over in the time that a player waits. */

/** How often faster than usual the player wants it. */
export const TEMPOS = [1, 2, 4] as const;
export type Tempo = (typeof TEMPOS)[number];

/** How long a whole turn of the machine is shown at most, in milliseconds: with motion, and where everything stands still. */
export const TURN_LASTS = { moving: 8000, still: 2000 } as const;

/** What an action takes as it is made for the board, in milliseconds, and the stand after it. */
const USUAL = { action: 750, stand: 400 } as const;

/** The share of the time of an action for which it stands when it is done. */
const STANDS = USUAL.stand / (USUAL.action + USUAL.stand);

/** Nothing shorter is seen: it is set down together with what comes after it. */
const SEEN = 45;

/**
 * How one action is shown: so many times faster than usual, null = set down without any movement; and how long it stands, in
 * milliseconds. `waits` = the next action comes when it has been shown; else both are set down at once.
 */
export interface Pace {
  readonly haste: number | null;
  readonly stand: number;
  readonly waits: boolean;
}

/** Set down at once, together with what comes. */
export const AT_ONCE: Pace = { haste: null, stand: 0, waits: false };

/**
 * The pace of the next action. `spent` = milliseconds since the turn began, `left` = actions that are thought to come, this one
 * among them; what is left of the time is shared out among them, none slower than usual.
 */
export function paceOf({
  spent,
  left,
  still,
  tempo,
}: Readonly<{ spent: number; left: number; still: boolean; tempo: Tempo }>): Pace {
  const lasts = still ? TURN_LASTS.still : TURN_LASTS.moving;
  const each = Math.max(0, lasts - spent) / Math.max(1, left);
  const slot = Math.min(each, USUAL.action + USUAL.stand) / tempo;
  if (slot < SEEN) return AT_ONCE;
  const stand = slot * STANDS;
  return { haste: still ? null : Math.max(1, USUAL.action / (slot - stand)), stand, waits: true };
}
