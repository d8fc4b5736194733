/** One piece of the draft as its author alters it: what it begins with. */
import type { Command } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { PieceLine } from '../../../scenario/schema.ts';

/** What may be altered of a piece; 0 steps lost and not disrupted are left out of the file. */
export type PiecePart = Partial<Pick<PieceLine, 'id' | 'force' | 'oil'>> &
  Readonly<{ lost?: number; disrupted?: boolean }>;

/** The step that alters a piece. */
export function alterPiece(piece: PieceLine, part: PiecePart): Command {
  const { lost = 0, disrupted = false, ...said } = { ...piece, ...part };
  const state = { ...(lost > 0 ? { lost } : {}), ...(disrupted ? { disrupted: true as const } : {}) };
  return { type: 'alterPiece', id: piece.id, piece: { ...said, ...state } };
}

/** How many steps a piece of a kind may have lost and still stand (2.4.6, 2.4.7); none of an engine or a cauldron. */
export function mostLost(kind: KindSheet | undefined): number {
  if (kind?.class === 'unit') return kind.second === undefined ? 1 : 3;
  return kind?.class === 'personage' ? 1 : 0;
}

/** The kind of a piece. */
export function kindOf({ kinds }: ScenarioDocument, piece: PieceLine): KindSheet | undefined {
  return kinds.find(({ id }) => id === piece.kind);
}

/** The step that gives every leader of a kind other points of magic; 1 at least, for none is another kind of leader. */
export function withMagicPoints(kind: Extract<KindSheet, { class: 'personage' }>, points: number): Command {
  return { type: 'putKind', kind: { ...kind, magic: { spells: kind.magic?.spells ?? [], points } } };
}
