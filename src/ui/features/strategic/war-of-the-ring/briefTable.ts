/** The brief on the table: as it is put together, and the last one that was whole. */
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { BriefProblem } from '../../../../strategic/siege.ts';
import { FAMOUS } from '../../../../strategic/war-of-the-ring/famous.ts';
import { readNote } from '../../../../strategic/war-of-the-ring/notation/readNote.ts';
import { openBriefOf, type OpenBrief } from '../briefs.ts';
import { readDraft } from './bring.ts';
import { documentOf, emptyDraft, type ArmyDraft } from './draft.ts';
import { afterNote, noteFor } from './note.ts';
import { RING } from './ring.ts';

/** A brief that is whole: as it was drafted, and as it was read. */
interface Whole extends OpenBrief {
  readonly draft: ArmyDraft;
}

/** The brief on the table of the room. */
export interface BriefTable {
  readonly draft: ReadonlySignal<ArmyDraft>;
  /** The line as it stands in its field. */
  readonly note: ReadonlySignal<string>;
  readonly noteProblems: ReadonlySignal<readonly BriefProblem[]>;
  readonly problems: ReadonlySignal<readonly BriefProblem[]>;
  /** The last brief that was whole; null before there was one. */
  readonly whole: ReadonlySignal<Whole | null>;
  /** The draft is changed: the line follows. */
  change(edit: (draft: ArmyDraft) => ArmyDraft): void;
  /** The line is written: the draft follows as soon as it can be read. */
  write(note: string): void;
}

/** With this set-up the room opens: the one that everybody argues about. */
const FIRST = 'minas-tirith-two-elites';

/** Lays the table with the first famous set-up. */
export function briefTable(): BriefTable {
  const first = readDraft(FAMOUS.find(({ battle }) => battle === FIRST));
  const draft = signal(first.ok ? first.value.draft : emptyDraft('minas-tirith'));
  const note = signal('');
  const noteProblems = signal<readonly BriefProblem[]>([]);
  const problems = signal<readonly BriefProblem[]>([]);
  const whole = signal<Whole | null>(null);

  const lay = (next: ArmyDraft): void => {
    const read = openBriefOf([RING], documentOf(next));
    draft.value = next;
    problems.value = read.ok ? [] : read.problems;
    if (read.ok) whole.value = { draft: next, ...read.value };
  };
  const change = (edit: (draft: ArmyDraft) => ArmyDraft): void =>
    batch(() => {
      lay(edit(draft.peek()));
      note.value = noteFor(draft.peek());
      noteProblems.value = [];
    });
  change((same) => same);

  return {
    draft,
    note,
    noteProblems,
    problems,
    whole,
    change,
    write: (text) =>
      batch(() => {
        note.value = text;
        const found = readNote(text);
        noteProblems.value = found.ok ? [] : found.problems;
        if (found.ok) lay(afterNote(draft.peek(), found.value));
      }),
  };
}
