/** The steps of an author: every one can be taken back, and done again until something else is done. */
import type { Command, CommandType } from './command.ts';
import type { ScenarioDocument } from './document.ts';
import { edit } from './edit.ts';
import type { EditRefusal } from './refusal.ts';

/** A step: the document before it, and what it was, by the name of its command. */
export interface EditStep {
  readonly before: ScenarioDocument;
  readonly label: CommandType;
  /** Commands of one stroke of the pointer are one step. */
  readonly stroke: number | null;
}

/** A document with its past and what was taken back. Documents share whatever did not change. */
export interface EditHistory {
  readonly now: ScenarioDocument;
  readonly past: readonly EditStep[];
  /** What was taken back, the next to be done again first; `before` is the document after it. */
  readonly future: readonly EditStep[];
}

export type Enacted =
  Readonly<{ ok: true; history: EditHistory }> | Readonly<{ ok: false; refusal: EditRefusal }>;

/** The history of a document that was just opened. */
export function newHistory(document: ScenarioDocument): EditHistory {
  return { now: document, past: [], future: [] };
}

/** Carries a command out, as a step of its own or, with the number of the last stroke, as more of that step. */
export function enact(history: EditHistory, command: Command, stroke: number | null = null): Enacted {
  const edited = edit(history.now, command);
  if (!edited.ok) return edited;
  const label = command.type === 'all' ? command.label : command.type;
  const last = history.past.at(-1);
  const goesOn = stroke !== null && last?.stroke === stroke && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, { before: history.now, label, stroke }];
  return { ok: true, history: { now: edited.document, past, future: [] } };
}

/** Takes the last step back; the same history where there is none. */
export function undo({ now, past, future }: EditHistory): EditHistory {
  const last = past.at(-1);
  if (last === undefined) return { now, past, future };
  return { now: last.before, past: past.slice(0, -1), future: [{ ...last, before: now }, ...future] };
}

/** Does again what was taken back last; the same history where nothing was. */
export function redo({ now, past, future }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  if (next === undefined) return { now, past, future };
  return { now: next.before, past: [...past, { ...next, before: now }], future: rest };
}

/** Goes to the document after so many steps: 0 is as it was opened. */
export function goTo(history: EditHistory, steps: number): EditHistory {
  let at = history;
  while (at.past.length > steps && at.past.length > 0) at = undo(at);
  while (at.past.length < steps && at.future.length > 0) at = redo(at);
  return at;
}
