import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonicalJson.ts';

/** SHA-256 of the canonical text of a document (scenario, map, save), as 64 hex digits. */
export function documentHash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

/** A running 64-bit checkpoint: two 32-bit lanes. */
export type Checkpoint = readonly [high: number, low: number];

export const FIRST_CHECKPOINT: Checkpoint = [0x9e3779b9, 0x7f4a7c15];

/**
 * Chains a sequence of integers onto a checkpoint. The same integers in the same order give the same
 * 64 bits on every machine; used for states, whose encoding has a fixed order.
 */
export function chain(from: Checkpoint, integers: readonly number[]): Checkpoint {
  let [high, low] = from;
  for (const integer of integers) {
    high = Math.imul(high ^ integer, 0x85ebca6b);
    high ^= high >>> 15;
    low = Math.imul(low ^ (integer + 0x165667b1) ^ high, 0xc2b2ae35);
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (low >>> 16), 0x27d4eb2f);
  low = Math.imul(low ^ (high >>> 15), 0x2c1b3c6d);
  return [high >>> 0, low >>> 0];
}

/** A checkpoint as 16 hex digits. */
export function checkpointText([high, low]: Checkpoint): string {
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
