/** What of a document can be read, though other parts of it cannot: so that all its problems are found at once. */
import { tryShape } from '../../../scenario/shape.ts';
import { briefParts, type BriefFile } from './schema.ts';

/** A brief of which some parts may be missing; they are null. */
export type BriefDraft = { readonly [Part in keyof BriefFile]: BriefFile[Part] | null };

/** Reads each part of a document for itself. */
export function draftOf(document: unknown): BriefDraft {
  const given = document !== null && typeof document === 'object' ? document : {};
  const parts = Object.entries(briefParts).map(([part, schema]) => [
    part,
    tryShape(schema, (given as Readonly<Record<string, unknown>>)[part]) ?? null,
  ]);
  return Object.fromEntries(parts) as BriefDraft;
}
