import { wordSaid } from '../i18n/siegeSaid.ts';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Library } from '../scenario/library.ts';
import { parseJson } from '../scenario/parseJson.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../scenario/shipped.ts';
import { sayUnknown } from '../strategic/nearest.ts';
import { UsageError } from './output.ts';

/** A scenario document as read, with the maps and rosters it may name. */
export interface Read {
  readonly document: unknown;
  readonly library: Library;
}

/** The text of a file; refuses what cannot be read, with the reason. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw new UsageError(`${file} cannot be read: ${reasonOf(problem)}`);
  }
}

const NO_FILE = 'there is no such file';
const NO_FOLDER = 'there is no such folder; give a path in one that exists';

/** Why the machine did not read or write a file. */
function reasonOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : null;
  switch (code) {
    case 'ENOENT':
      return NO_FILE;
    case 'ENOTDIR':
      return 'part of its path is no folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'that is not allowed here';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      throw problem;
  }
}

/** Writes a file, text or bytes; refuses where that cannot be done. */
export function writeText(file: string, text: string | Uint8Array): void {
  try {
    writeFileSync(file, text);
  } catch (problem) {
    throw notWritten(file, problem);
  }
}

function notWritten(file: string, problem: unknown): UsageError {
  const why = reasonOf(problem);
  return new UsageError(`${file} cannot be written: ${why === NO_FILE ? NO_FOLDER : why}`);
}

/**
 * Changes a file whole or not at all: `change` is given its text, null where there is none yet, and answers with the new text, null to
 * leave it. The new text is written to FILE.new and takes the file's place at once; as long as FILE.new stands, nobody else changes it.
 */
export function changeFile<T>(
  file: string,
  change: (text: string | null) => Readonly<{ text: string | null; answer: T }>,
): T {
  const beside = `${file}.new`;
  const opened = openNew(file, beside);
  let ours = true;
  try {
    const { text, answer } = change(existsSync(file) ? textOf(file) : null);
    if (text === null) return answer;
    writeOpen(file, opened, text);
    renameSync(beside, file);
    // From here on whoever comes next may have a FILE.new of his own.
    ours = false;
    return answer;
  } finally {
    closeSync(opened);
    if (ours) rmSync(beside);
  }
}

function openNew(file: string, beside: string): number {
  try {
    return openSync(beside, 'wx');
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')
      throw new UsageError(
        `${file} is being changed by another command, or one was cut short: ${beside} stands beside it; wait for it to end, or delete ${beside} if none is running`,
      );
    throw notWritten(file, problem);
  }
}

function writeOpen(file: string, opened: number, text: string): void {
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
  } catch (problem) {
    throw notWritten(file, problem);
  }
}

/** A scenario by the id of a shipped one or by the path of its file; refuses what is not JSON. */
export function scenarioNamed(name: string): Read {
  if (Object.hasOwn(SHIPPED_SCENARIOS, name)) {
    return { document: SHIPPED_SCENARIOS[name], library: SHIPPED_LIBRARY };
  }
  if (!existsSync(name)) {
    const ids = Object.keys(SHIPPED_SCENARIOS);
    throw new UsageError(`there is no file ${name}, and ${wordSaid(sayUnknown('scenario', name, ids))}`);
  }
  return { document: documentOf(name), library: libraryBeside(name) };
}

/** The JSON value of a file; refuses what is not JSON. */
export function documentOf(file: string): unknown {
  const parsed = parseJson(textOf(file));
  if (!parsed.ok) throw new UsageError(`${file}: ${parsed.problems[0]!.message}`);
  return parsed.value;
}

/** The shipped maps and rosters, and those that lie in `maps` and `rosters` beside a file. */
export function libraryBeside(file: string): Library {
  return {
    maps: { ...SHIPPED_LIBRARY.maps, ...folderBeside(file, 'maps') },
    rosters: { ...SHIPPED_LIBRARY.rosters, ...folderBeside(file, 'rosters') },
  };
}

function folderBeside(file: string, folder: string): Record<string, unknown> {
  const home = join(dirname(file), folder);
  if (!existsSync(home)) return {};
  const documents: Record<string, unknown> = {};
  for (const name of readdirSync(home).filter((entry) => entry.endsWith('.json'))) {
    const parsed = parseJson(textOf(join(home, name)));
    if (parsed.ok) documents[`${folder}/${name}`] = parsed.value;
  }
  return documents;
}
