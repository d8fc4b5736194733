/** Case 2.12: the six spells, by the names that files and actions use. */

export const SPELLS = ['break-darkness', 'stalemate', 'reveal', 'fear', 'freeze', 'activate-grond'] as const;

/** 17.4: a spell of a magic leader. */
export type Spell = (typeof SPELLS)[number];
