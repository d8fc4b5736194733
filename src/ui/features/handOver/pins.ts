/** A PIN for a seat: kept as a hash beside the game in this browser. It keeps the curious off and says so; it is no lock. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Side } from '../../../engine/battle.ts';
import { documentHash } from '../../../kernel/hash.ts';
import type { PinState } from './handoverModel.ts';
import { isObject, readObject, writeLocal } from '../../persistence/local.ts';

const KEY = 'pelennor.pins';
const SHORTEST = 4;

interface Kept {
  /** By side; null = none was set. */
  readonly hashes: readonly [string | null, string | null];
  /** The last PIN that was taken away without being given. */
  readonly takenAway: Readonly<{ side: Side; turn: number }> | null;
}

const NONE: Kept = { hashes: [null, null], takenAway: null };

export interface Pins {
  /** How the PIN of the side on the cover stands. */
  readonly state: ReadonlySignal<PinState>;
  /** The cover of a side is up. */
  ask(side: Side): void;
  /** Whether what was typed opens the board of a side; if not, that it was wrong is shown. */
  opens(side: Side, typed: string): boolean;
  /** Sets the PIN of a side, or answers that it will not do. */
  set(side: Side, typed: string): boolean;
  /** The way out where it is forgotten: it is gone, and every cover says so from then on. */
  takeAway(side: Side, turn: number): void;
  takenAway(): Kept['takenAway'];
  /** Another game begins. */
  forget(): void;
}

/** The PINs that this browser keeps for the game at hand. */
export function pinsOf(): Pins {
  const state = signal<PinState>('none');
  let kept = read();
  const keep = (next: Kept): void => {
    kept = next;
    writeLocal(KEY, kept);
  };
  const withHash = (side: Side, hash: string | null): Kept['hashes'] =>
    side === 0 ? [hash, kept.hashes[1]] : [kept.hashes[0], hash];
  return {
    state,
    ask: (side) => {
      state.value = kept.hashes[side] === null ? 'none' : 'wanted';
    },
    opens: (side, typed) => {
      const hash = kept.hashes[side];
      // Whoever has just set it on this cover is not asked for it at once.
      const right = state.peek() === 'none' || hash === hashOf(side, typed);
      if (!right) state.value = 'wrong';
      return right;
    },
    set: (side, typed) => {
      if (typed.length < SHORTEST) return false;
      keep({ ...kept, hashes: withHash(side, hashOf(side, typed)) });
      return true;
    },
    takeAway: (side, turn) => {
      keep({ hashes: withHash(side, null), takenAway: { side, turn } });
      state.value = 'none';
    },
    takenAway: () => kept.takenAway,
    forget: () => keep(NONE),
  };
}

function hashOf(side: Side, typed: string): string {
  return documentHash({ seat: side, pin: typed });
}

function read(): Kept {
  const { hashes, takenAway } = readObject(KEY);
  const isHash = (one: unknown): boolean => one === null || typeof one === 'string';
  if (!Array.isArray(hashes) || hashes.length !== 2 || !hashes.every(isHash)) return NONE;
  const [defender, besieger] = hashes as [string | null, string | null];
  return { hashes: [defender, besieger], takenAway: isTakenAway(takenAway) ? takenAway : null };
}

function isTakenAway(kept: unknown): kept is NonNullable<Kept['takenAway']> {
  return isObject(kept) && [0, 1].includes(kept['side'] as number) && Number.isInteger(kept['turn']);
}
