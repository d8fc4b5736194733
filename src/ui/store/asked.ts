/** What the board can be asked about beside the orders, and what is laid over it while it answers. */
import type { HexId } from '../../board/hex.ts';
import type { Overlays } from '../../stage/contract.ts';

/** What is being asked: who could strike at a hex, how many where, what is seen from one hex in another, or which hexes decide the battle. */
export type BoardQuestion =
  | Readonly<{ type: 'threat'; hex: HexId | null }>
  | Readonly<{ type: 'threat-map' }>
  | Readonly<{ type: 'goals' }>
  | Readonly<{ type: 'sight'; from: HexId | null; to: HexId | null }>;

/** What lies over the board in place of the choice, and what the hint bar says, while something is asked. */
export interface QuestionOverlay {
  readonly overlays: Partial<Overlays>;
  readonly prompt: string;
}

/** What the question becomes when a hex is pointed out: a line ends there, and the next one begins; the hexes that decide stay lit. */
export function pointOut(asked: BoardQuestion, hex: HexId): BoardQuestion {
  if (asked.type === 'goals') return asked;
  if (asked.type !== 'sight') return { type: 'threat', hex };
  if (asked.from === null || asked.to !== null) return { type: 'sight', from: hex, to: null };
  return asked.from === hex ? { ...asked, from: null } : { ...asked, to: hex };
}

/** What the question becomes when it is taken back one step; null = nothing is asked any more. */
export function takeBackStep(asked: BoardQuestion): BoardQuestion | null {
  if (asked.type !== 'sight' || asked.from === null) return null;
  return asked.to === null ? null : { ...asked, to: null };
}
