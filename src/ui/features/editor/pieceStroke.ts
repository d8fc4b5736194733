/** A stroke with a kind in hand sets a piece of it down. */
import type { HexName } from '../../../board/mapFile.ts';
import type { Command } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { PieceLine } from '../../../scenario/schema.ts';

/** New pieces of a kind for a force, one in each of some hexes, with names that nobody has yet. A personage is one of its kind: it stands in the first. */
export function pieceCommand(
  document: ScenarioDocument,
  { kind, force }: Readonly<{ kind: KindSheet; force: string }>,
  hexes: readonly HexName[],
): Command {
  const known = document.kinds.some(({ id }) => id === kind.id);
  const oil = kind.class === 'cauldron' ? { oil: 3 } : {};
  const pieces: PieceLine[] = [];
  for (const at of kind.class === 'personage' ? hexes.slice(0, 1) : hexes) {
    const id = freshId({ pieces: [...document.pieces, ...pieces] }, kind.id);
    pieces.push({ id, kind: kind.id, force, at, ...oil });
  }
  return { type: 'placePieces', pieces, kinds: known ? [] : [kind] };
}

/** "levy-1", "levy-2": the first that is free. */
function freshId({ pieces }: Pick<ScenarioDocument, 'pieces'>, kind: string): string {
  const taken = new Set(pieces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}
