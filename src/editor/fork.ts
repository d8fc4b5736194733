/** A battle made of another one remembers of which. */
import { documentHash } from '../kernel/hash.ts';
import type { ScenarioDocument } from './document.ts';

/** The document as the beginning of another battle: it says whence it comes, and no longer what was found out about the old one. */
export function forkOf(document: ScenarioDocument): ScenarioDocument {
  const { id, title } = document;
  const { balance: _, ...rest } = document;
  return { ...rest, forkedFrom: { id, title, hash: documentHash(document) } };
}
