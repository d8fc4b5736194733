/** What the reader of scenarios refuses: the errors, each with its place and, where one command mends it, that. */
import { hexNamed } from '../../board/hex.ts';
import type { Battle } from '../../engine/battle.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';
import { openScenario } from '../../scenario/parse.ts';
import { MOST_TOLD, type Problem, type ProblemCode } from '../../scenario/problems.ts';
import type { Command } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import type { ProblemPlace } from './check.ts';
import { MENDS } from './mends/mends.ts';
import { keysOf, valueAt } from './putBack.ts';
import { hexesOfRegion, setupOf } from './regions.ts';

/** An error as the reader tells it. */
export interface ReaderError {
  readonly code: ProblemCode;
  readonly place: ProblemPlace;
  /** The value that is wrong, as it stands in the file. */
  readonly what: string;
  readonly fix: Command | null;
}

/** What the reader makes of a document: the battle, or everything for which it refuses it. */
export type Reading =
  | Readonly<{ battle: Battle; errors: readonly [] }>
  | Readonly<{ battle: null; errors: readonly ReaderError[] }>;

/** Reads a document as it would be read to be played. */
export function readDocument(document: ScenarioDocument): Reading {
  const opened = openScenario(document, NO_LIBRARY);
  if (opened.ok) return { battle: opened.value.battle, errors: [] };
  const told = opened.problems.slice(0, MOST_TOLD).filter((problem) => !isSaidTwice(document, problem));
  return {
    battle: null,
    errors: told.map((problem) => ({
      code: problem.code,
      place: placeOf(document, problem),
      what: nameOf(document, problem),
      fix: fixOf(document, problem),
    })),
  };
}

/**
 * What another error says already: a role that is missing is taken twice, or there are not two sides; with more than two one
 * role is taken twice; and of a zone without hexes everybody is outside.
 */
function isSaidTwice(document: ScenarioDocument, { code, path }: Problem): boolean {
  if (code === 'role-taken-twice') return document.sides.length !== 2;
  if (code !== 'outside-setup-zone') return code === 'role-missing';
  const line = setupOf(document, document.pieces[Number(keysOf(path)[1])]!);
  return line !== null && hexesOfRegion(document, line.zone).length === 0;
}

function nameOf(document: ScenarioDocument, { path }: Problem): string {
  const value = valueAt(document, keysOf(path));
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const id = valueAt(value, ['id']);
  return typeof id === 'string' ? id : (keysOf(path).at(-1) ?? '');
}

/** The hex or hexside of which a path speaks, or the part of the file. */
function placeOf(document: ScenarioDocument, { path }: Problem): ProblemPlace {
  const map = document.map.inline;
  const hexsides = /^\/map\/inline\/hexsides\/(\d+)/.exec(path);
  if (hexsides !== null) {
    const { a, b } = map.hexsides[Number(hexsides[1])]!;
    return { at: 'hexside', pair: `${a}/${b}` };
  }
  const piece = /^\/pieces\/(\d+)/.exec(path);
  const at = piece === null ? valueAt(document, keysOf(path)) : document.pieces[Number(piece[1])]!.at;
  if (typeof at === 'string' && /^\d+$/.test(at) && hexNamed(map, at) !== null) return { at: 'hex', hex: at };
  return { at: 'part', path };
}

/** The command that mends a problem, where one does. */
function fixOf(document: ScenarioDocument, { path, code }: Problem): Command | null {
  const keys = keysOf(path);
  const mend = Object.hasOwn(MENDS, code) ? MENDS[code as keyof typeof MENDS] : null;
  return mend?.({ document, keys, value: valueAt(document, keys) }) ?? null;
}
