/** What can be read of a scenario file that may have mistakes in it, so that all of them are found at once. */
import type * as z from 'zod/mini';
import type { Draft } from './reading.ts';
import { kindSchema } from './rosterSchema.ts';
import {
  groupSchema,
  openingSchema,
  pieceSchema,
  setupSchema,
  sideSchema,
  turnsSchema,
  zonesSchema,
  type ScenarioFile,
} from './schema.ts';
import { tryShape } from './shape.ts';
import { triggerSchema } from './triggerSchema.ts';

/** Reads each part of a document on its own, silently; an unreadable list is empty with one unreadable line in it. */
export function draftOf(document: unknown): Draft {
  const part = (name: keyof ScenarioFile): unknown =>
    typeof document === 'object' && document !== null && Object.hasOwn(document, name)
      ? (document as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return {
    map: part('map'),
    kinds: linesOf(part('kinds'), (line) => (typeof line === 'string' ? line : tryShape(kindSchema, line))),
    sides: linesBy(sideSchema, part('sides')),
    turns: tryShape(turnsSchema, part('turns')),
    opening: tryShape(openingSchema, part('opening')),
    zones: tryShape(zonesSchema, part('zones') ?? {}),
    pieces: linesBy(pieceSchema, part('pieces')),
    setup: linesBy(setupSchema, part('setup')),
    groups: linesBy(groupSchema, part('groups') ?? []),
    triggers: linesBy(triggerSchema, part('triggers')),
  };
}

function linesBy<T extends z.ZodMiniType>(schema: T, list: unknown): readonly (z.infer<T> | null)[] {
  return linesOf(list, (line) => tryShape(schema, line));
}

function linesOf<T>(list: unknown, read: (line: unknown) => T | null): readonly (T | null)[] {
  return Array.isArray(list) ? list.map(read) : [null];
}
