/** What goes out to the hexes: one battle, its figures by name and with their steps, and the hash that a result must answer. */
import { documentHash } from '../../../kernel/hash.ts';
import type { Both, Mode } from '../brief/brief.ts';
import type { RuleSet } from '../figures.ts';
import { figureOf, STEPS, type FigureId } from '../roster.ts';

/** Who goes into the battle on one side. */
export interface SentSide {
  readonly figures: readonly FigureId[];
  readonly characters: readonly string[];
}

/** A battle between export and import. */
export interface SiegeLink extends Both<SentSide> {
  readonly battle: string;
  readonly rules: RuleSet;
  readonly region: string;
  readonly mode: Mode;
  /** Where the attacker stands, if not in the region. */
  readonly from: string | null;
  readonly cards: Both<readonly string[]>;
  readonly roundsPaid: number;
  readonly seed: number;
  /** Steps short of a hit that figures bring along (C2). */
  readonly wear: Readonly<Record<FigureId, number>>;
  /** The hash of the ledger it was taken from. */
  readonly ledger: string;
}

/** The steps of every figure that goes into the battle: its own, less its wear. */
export function stepsOf({ attacker, defender, wear }: SiegeLink): Readonly<Record<FigureId, number>> {
  const ids = [...attacker.figures, ...defender.figures];
  return Object.fromEntries(ids.map((id) => [id, STEPS[figureOf(id).type] - (wear[id] ?? 0)]));
}

/** The hash by which a result names the battle it is of. */
export function linkHash(link: SiegeLink): string {
  return documentHash(link);
}
