/** The two ways in which the files of a scenario are read: those of strangers by their schemas, shipped ones as they stand. */
import type { MapFile } from '../board/mapFile.ts';
import type { Options } from '../engine/battle.ts';
import type { Report } from './problems.ts';
import type { KindSheet } from './rosterSchema.ts';
import type {
  GroupLine,
  OpeningLine,
  PieceLine,
  ScenarioFile,
  SetupLine,
  SideLine,
  TriggerLine,
  Turns,
} from './schema.ts';

/** The shapes of files. Whatever they mean is asked afterwards, and the same of all. */
export interface Reading {
  /** The whole file with its defaults; null after every difference was reported. */
  scenario(document: unknown, report: Report): ScenarioFile | null;
  /** Each part of a scenario file on its own, silently. */
  draft(document: unknown): Draft;
  /** The map of a scenario, its own or the name of one; null where it is neither. */
  ground(part: unknown): Readonly<{ inline: MapFile }> | Readonly<{ file: string }> | null;
  map(document: unknown, report: Report): MapFile | null;
  /** The kinds of a roster file. */
  kinds(document: unknown, report: Report): readonly KindSheet[] | null;
  /** Whether an option can be so. */
  isChoice(option: keyof Options, is: string | boolean): boolean;
}

/** The readable parts of a file; null in place of each unreadable one, so that the rest keep their numbers. */
export interface Draft {
  readonly map: unknown;
  readonly kinds: readonly (string | KindSheet | null)[];
  readonly sides: readonly (SideLine | null)[];
  readonly turns: Turns | null;
  readonly opening: OpeningLine | null;
  readonly zones: Readonly<Record<string, readonly string[]>> | null;
  readonly pieces: readonly (PieceLine | null)[];
  readonly setup: readonly (SetupLine | null)[];
  readonly groups: readonly (GroupLine | null)[];
  readonly triggers: readonly (TriggerLine | null)[];
}

/** Whether every line of a list could be read: only then is a name that is not on it a mistake. */
export function complete(lines: readonly unknown[]): boolean {
  return !lines.includes(null);
}
