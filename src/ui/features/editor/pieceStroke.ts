/** A stroke with a kind in hand sets a piece of it down. */
import type { HexName } from '../../../board/mapFile.ts';
import type { Command } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';

/** A new piece of a kind for a force, with a name that nobody has yet. */
export function pieceCommand(
  document: ScenarioDocument,
  { kind, force }: Readonly<{ kind: KindSheet; force: string }>,
  at: HexName,
): Command {
  const known = document.kinds.some(({ id }) => id === kind.id);
  const oil = kind.class === 'cauldron' ? { oil: 3 } : {};
  const piece = { id: freshId(document, kind.id), kind: kind.id, force, at, ...oil };
  return { type: 'placePieces', pieces: [piece], kinds: known ? [] : [kind] };
}

/** "levy-1", "levy-2": the first that is free. */
function freshId({ pieces }: Pick<ScenarioDocument, 'pieces'>, kind: string): string {
  const taken = new Set(pieces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}
