/** A battle made of another one remembers of which, and of which that one was made. */
import { documentHash } from '../kernel/hash.ts';
import { MOST_ANCESTORS } from '../scenario/schema.ts';
import type { ScenarioDocument } from './document.ts';

/** The document as the beginning of another battle: it says whence it comes, and no longer what was found out about the old one. */
export function forkOf(document: ScenarioDocument): ScenarioDocument {
  const { id, title } = document;
  const { balance: _, forkedFrom, ...rest } = document;
  const from = { id, title, hash: documentHash(document) };
  if (forkedFrom === undefined) return { ...rest, forkedFrom: from };
  const { before = [], ...nearest } = forkedFrom;
  return { ...rest, forkedFrom: { ...from, before: [nearest, ...before].slice(0, MOST_ANCESTORS) } };
}
