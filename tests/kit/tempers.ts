/** Battles of the game as they were before their kinds had tempers. */
import type { Battle, Kind } from '../../src/engine/battle.ts';

/** The battle with kinds that have no temper. */
export function withoutTempers(battle: Battle): Battle {
  return { ...battle, pieces: battle.pieces.map((piece) => ({ ...piece, kind: evenKind(piece.kind) })) };
}

function evenKind(kind: Kind): Kind {
  if (kind.class !== 'unit' && kind.class !== 'personage') return kind;
  const { temper: _, ...even } = kind;
  return even;
}
