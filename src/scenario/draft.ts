/** What can be read of a scenario file that may have mistakes in it, so that all of them are found at once. */
import * as z from 'zod/mini';
import { kindSchema, type KindSheet } from './rosterSchema.ts';
import {
  groupSchema,
  openingSchema,
  pieceSchema,
  setupSchema,
  sideSchema,
  turnsSchema,
  zonesSchema,
  type GroupLine,
  type OpeningLine,
  type PieceLine,
  type ScenarioFile,
  type SetupLine,
  type SideLine,
  type TriggerLine,
  type Turns,
} from './schema.ts';
import { hintSchema, type HintLine } from './hintSchema.ts';
import { mapSchema } from './mapSchema.ts';
import { tryShape } from './shape.ts';
import { triggerSchema } from './triggerSchema.ts';
import { variableSchema, type VariableLine } from './eventSchema.ts';

/** The readable parts of a file; null in place of each unreadable one, so that the rest keep their numbers. */
export interface ScenarioDraft {
  readonly map: ScenarioFile['map'] | null;
  readonly kinds: readonly (string | KindSheet | null)[];
  readonly sides: readonly (SideLine | null)[];
  readonly turns: Turns | null;
  readonly opening: OpeningLine | null;
  readonly zones: Readonly<Record<string, readonly string[]>> | null;
  readonly pieces: readonly (PieceLine | null)[];
  readonly setup: readonly (SetupLine | null)[];
  readonly groups: readonly (GroupLine | null)[];
  readonly hints: readonly (HintLine | null)[];
  readonly variables: readonly (VariableLine | null)[];
  readonly triggers: readonly (TriggerLine | null)[];
}

/** Whether every line of a list could be read: only then is a name that is not on it a mistake. */
export function complete(lines: readonly unknown[]): boolean {
  return !lines.includes(null);
}

const byFile = z.object({ file: z.string() });
const inline = z.object({ inline: mapSchema });

/** The parts of a file whose shape is right as a whole: none has to be read again. */
export function partsOf(file: ScenarioFile): ScenarioDraft {
  const { map, kinds, sides, turns, zones, pieces, setup, groups, triggers } = file;
  const { opening = null, hints = [], variables = [] } = file;
  return { map, kinds, sides, turns, opening, zones, pieces, setup, groups, hints, variables, triggers };
}

/** Reads each part of a document on its own, silently; an unreadable list is empty with one unreadable line in it. */
export function draftOf(document: unknown): ScenarioDraft {
  const part = (name: keyof ScenarioFile): unknown =>
    typeof document === 'object' && document !== null && Object.hasOwn(document, name)
      ? (document as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return {
    map: tryShape(inline, part('map')) ?? tryShape(byFile, part('map')),
    kinds: linesOf(part('kinds'), (line) => (typeof line === 'string' ? line : tryShape(kindSchema, line))),
    sides: linesBy(sideSchema, part('sides')),
    turns: tryShape(turnsSchema, part('turns')),
    opening: tryShape(openingSchema, part('opening')),
    zones: tryShape(zonesSchema, part('zones') ?? {}),
    pieces: linesBy(pieceSchema, part('pieces')),
    setup: linesBy(setupSchema, part('setup')),
    groups: linesBy(groupSchema, part('groups') ?? []),
    hints: linesBy(hintSchema, part('hints') ?? []),
    variables: linesBy(variableSchema, part('variables') ?? []),
    triggers: linesBy(triggerSchema, part('triggers')),
  };
}

function linesBy<T extends z.ZodMiniType>(schema: T, list: unknown): readonly (z.infer<T> | null)[] {
  return linesOf(list, (line) => tryShape(schema, line));
}

function linesOf<T>(list: unknown, read: (line: unknown) => T | null): readonly (T | null)[] {
  return Array.isArray(list) ? list.map(read) : [null];
}
