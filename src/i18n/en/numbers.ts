/** Which names of units, sides, forces and groups are plural where their ending does not tell: the verb of a sentence follows the name. */

/** True = plural. Pieces that are one by their nature, a captain or an engine, are not asked; all other names go by their ending. */
export const PLURAL: Readonly<Record<string, boolean>> = {
  'Morgul cavalry': true,
  'Harad horse': true,
  Mûmakil: true,
  'Southron foot': true,
};
