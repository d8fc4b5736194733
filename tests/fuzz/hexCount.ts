/** Fights on hexes as the long proof counts them. */

/** What was fought, how it ended, and every law that was broken. */
export interface HexCount {
  readonly fights: number;
  readonly blocks: number;
  /** Fights by what they were and what happened in them; those of each kind must not be few. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly offences: readonly string[];
}

export const NO_FIGHT: HexCount = { fights: 0, blocks: 0, kinds: {}, offences: [] };

/** What one fight shows. */
export interface Shown {
  readonly moves: readonly Readonly<{ type: string }>[];
  readonly kinds: readonly string[];
  readonly broken: readonly string[];
}

/** Counts one fight, called so in its offences; one that does not come to its end is an offence. */
export function countOf(title: string, fight: () => Shown): HexCount {
  try {
    const { moves, kinds, broken } = fight();
    return {
      fights: 1,
      blocks: moves.filter(({ type }) => type === 'fought').length,
      kinds: Object.fromEntries(kinds.map((kind) => [kind, 1])),
      offences: broken.map((law) => `${title}: ${law}`),
    };
  } catch (problem) {
    return { ...NO_FIGHT, fights: 1, offences: [`${title}: ${String(problem)}`] };
  }
}

/** Two counts as one. */
export function sumOf(a: HexCount, b: HexCount): HexCount {
  const kinds = { ...a.kinds };
  for (const [kind, count] of Object.entries(b.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
  return {
    fights: a.fights + b.fights,
    blocks: a.blocks + b.blocks,
    kinds,
    offences: [...a.offences, ...b.offences].slice(0, 20),
  };
}
