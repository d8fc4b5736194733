/** The hints to the machine: put, moved, taken away, and kept true when what they name gets another name or place. */
import { hintSchema, type HintLine, type ObjectiveLine } from '../../scenario/hintSchema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, isSame, refuse, readLine, withLine, withoutLine, type Edited } from '../edited.ts';

/** Adds a hint at the end, or replaces the one at a place. */
export function putHint(document: ScenarioDocument, { at, hint }: CommandOf<'putHint'>): Edited {
  const read = readLine(hintSchema, hint);
  if (!read.ok) return read;
  const before = document.hints ?? [];
  const hints = withLine(before, at, read.line);
  if (hints === null) return refuse('nothing-there');
  return isSame(hints, before) ? refuse('no-change') : change(document, { hints: [...hints] });
}

/** Takes a hint away. A document without any has no list of them. */
export function removeHint(document: ScenarioDocument, { at }: CommandOf<'removeHint'>): Edited {
  const { hints = [], ...rest } = document;
  const kept = withoutLine(hints, at);
  if (kept === null) return refuse('nothing-there');
  return { ok: true, document: withHints(rest, kept) };
}

/** Lets a hint come before others, or after them: the first has the first choice of whom it needs. */
export function moveHint(document: ScenarioDocument, { from, to }: CommandOf<'moveHint'>): Edited {
  const { hints = [] } = document;
  const moved = hints[from];
  if (moved === undefined || !(to in hints)) return refuse('nothing-there');
  if (from === to) return refuse('no-change');
  return change(document, { hints: hints.toSpliced(from, 1).toSpliced(to, 0, moved) });
}

function withHints(document: Omit<ScenarioDocument, 'hints'>, hints: readonly HintLine[]): ScenarioDocument {
  return hints.length === 0 ? document : { ...document, hints: [...hints] };
}

/** What hints name: sides, forces and pieces by their ids, hexes and zones as a list has them, gates by what is printed. */
export interface HintNames {
  readonly side?: (name: string) => string;
  readonly force?: (name: string) => string;
  /** Null where the piece is no more: it goes out of the list. */
  readonly piece?: (name: string) => string | null;
  readonly region?: (one: string | string[]) => string | string[];
  /** Null where the gate is no more: whoever was to hold it is told nothing. */
  readonly pair?: (name: string) => string | null;
}

/** The hints with other names in them; a document without hints stays as it is. */
export function changeInHints(document: ScenarioDocument, names: HintNames): ScenarioDocument {
  const { hints, ...rest } = document;
  if (hints === undefined) return document;
  return withHints(
    rest,
    hints.flatMap((hint) => renameIn(hint, names) ?? []),
  );
}

function renameIn(hint: HintLine, names: HintNames): HintLine | null {
  const { side = (name) => name, force = (name) => name } = names;
  const whose = {
    side: side(hint.side),
    ...(hint.force === undefined ? {} : { force: force(hint.force) }),
  };
  if (hint.type !== 'reserve') {
    const objective = renamedObjective(hint.objective, names);
    return objective === null ? null : { ...hint, ...whose, objective };
  }
  const { piece = (name) => name, region = (one) => one } = names;
  const pieces = hint.pieces?.flatMap((name) => piece(name) ?? []);
  return {
    ...hint,
    ...whose,
    ...(pieces === undefined ? {} : { pieces }),
    hexes: region(hint.hexes),
  };
}

function renamedObjective(line: ObjectiveLine, names: HintNames): ObjectiveLine | null {
  const { region = (one) => one, pair = (name) => name } = names;
  if ('hexes' in line) return { hexes: region(line.hexes) };
  if ('level' in line) return line;
  const gate = pair(line.gate);
  return gate === null ? null : { gate };
}
