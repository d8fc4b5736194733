/** The editor at work: one document with its past, what is in the author's hand, and what is wrong with the battle so far. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { BlockKind, Command, Pair } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { enact, newHistory, redo, undo, type EditHistory } from '../../../editor/history.ts';
import { problemsWritten, withTests, type DocumentProblem } from '../../../editor/problems/problems.ts';
import type { EditRefusal, EditRefusalCode } from '../../../editor/refusal.ts';
import type { CornerId } from '../../../editor/tools/corners.ts';
import type { Symmetry } from '../../../editor/tools/symmetry.ts';
import type { NotKept } from '../../persistence/kept.ts';
import type { Drafts, DraftList } from './drafts.ts';
import type { BrushInk, ToolId } from './grip.ts';
import { symmetryOn, type SymmetryId } from './symmetries.ts';
import { handOf, type Hand } from './authorHand.ts';
import { hold } from './hold.ts';
import { keepDrafts } from './keepDrafts.ts';
import type { LayerId } from './layers.ts';
import { createTrials, type DraftTrials } from './trials/trialsModel.ts';

export const TABS = ['map', 'forces', 'setup', 'events', 'options', 'victory', 'trials'] as const;
export type TabId = (typeof TABS)[number];

/** What is looked at in the right column. */
export type Selected =
  | Readonly<{ type: 'hex'; hex: HexId }>
  | Readonly<{ type: 'side'; pair: Pair }>
  | Readonly<{ type: 'zone'; of: 'map' | 'scenario'; name: string }>
  /** A road, by its place among those of the map. */
  | Readonly<{ type: 'road'; at: number }>
  | Readonly<{ type: 'block'; kind: BlockKind; name: string }>;

export type EditorDialog = 'share' | 'export' | 'new';

/** What was done with the battle that is open, beside drawing it: it was tried out, its link was taken along. */
export type Deed = 'played' | 'shared';

export interface EditorModel {
  /** Null before a battle is opened. */
  readonly document: ReadonlySignal<ScenarioDocument | null>;
  /** The battle that is open, for whatever stands over it: asked while none is open, it throws. */
  readonly drawn: ReadonlySignal<ScenarioDocument>;
  readonly history: ReadonlySignal<EditHistory | null>;
  readonly problems: ReadonlySignal<readonly DocumentProblem[]>;
  /** Whether the problems are those of the document as it is now. */
  readonly checked: ReadonlySignal<boolean>;
  readonly kept: ReadonlySignal<'keeping' | 'kept' | 'not'>;
  /** Why the draft is not kept; null while it is. */
  readonly notKept: ReadonlySignal<NotKept | null>;
  readonly refusal: ReadonlySignal<EditRefusal | null>;
  /** Why the battle was not tried out, in a sentence; null when the author has gone on. */
  readonly notPlayed: ReadonlySignal<string | null>;
  readonly tab: ReadonlySignal<TabId>;
  readonly tool: ReadonlySignal<ToolId>;
  readonly ink: ReadonlySignal<BrushInk>;
  readonly size: ReadonlySignal<number>;
  readonly level: ReadonlySignal<number>;
  readonly symmetry: ReadonlySignal<SymmetryId>;
  /** The hex around which a symmetry turns; null for the middle of the sheet. */
  readonly centre: ReadonlySignal<HexId | null>;
  readonly inside: ReadonlySignal<'left' | 'right'>;
  readonly lift: ReadonlySignal<boolean>;
  readonly layers: ReadonlySignal<Readonly<Record<LayerId, boolean>>>;
  /** Zones that are left off by themselves, by name. */
  readonly hiddenZones: ReadonlySignal<ReadonlySet<string>>;
  readonly selected: ReadonlySignal<Selected | null>;
  /** The page on which the problems were asked for, where it is too small to show them beside all else. */
  readonly findings: ReadonlySignal<TabId | null>;
  /** The hex of the pointer, or of the keys. */
  readonly cursor: ReadonlySignal<HexId | null>;
  /** The corner of the keys, while hexsides are laid with them; null while a hex is meant. */
  readonly corner: ReadonlySignal<CornerId | null>;
  /** A stroke of the keys has begun, and waits for its end. */
  readonly stroking: ReadonlySignal<boolean>;
  /** The hex that is to be brought into sight. */
  readonly goal: ReadonlySignal<HexId | null>;
  /** The event that is open, by its id. */
  readonly event: ReadonlySignal<string | null>;
  /** The event whose sentence is pointed at or has the focus: its hexes are lit. */
  readonly lit: ReadonlySignal<string | null>;
  /** The hint to the machine that is open, by its place, and the one whose sentence is pointed at. */
  readonly hint: ReadonlySignal<number | null>;
  readonly litHint: ReadonlySignal<number | null>;
  readonly dialog: ReadonlySignal<EditorDialog | null>;
  readonly deeds: ReadonlySignal<ReadonlySet<Deed>>;
  /** What waits for a word of the author, because the battle at hand could not be kept and would be lost by it. */
  readonly waiting: ReadonlySignal<(() => void) | null>;
  /** Takes something else in hand, or looks elsewhere. */
  hold(parts: Partial<Hand>): void;
  /** Opens a battle in the place of the one at hand, at once where that is kept; false where it cannot be, and stays open. */
  open(document: ScenarioDocument, draft: number | null): Promise<boolean>;
  /** Puts the battle aside, and goes where the author wants to: it stays among the drafts. False where it cannot be kept, and stays open until he says so. */
  shut(go?: () => void): Promise<boolean>;
  /** Carries out a command; what is refused changes nothing, and is told. */
  act(command: Command): boolean;
  /** Says why nothing is done of what was asked for, and what it hangs on; null: something is. */
  refuse(code: EditRefusalCode | null, what?: string): void;
  /** Says why the battle is not tried out; null: it is. */
  tellNotPlayed(why: string | null): void;
  /** Something was done with the battle, beside drawing it. */
  hasDone(deed: Deed): void;
  /** What waits for a word of the author is not done: he stays. */
  stay(): void;
  /** Takes the last step back, and does it again; where there is none, that is told. */
  undo(): void;
  redo(): void;
  /** Writes what is not written yet. */
  keep(): Promise<void>;
  drafts(): Promise<DraftList>;
  removeDraft(draft: number): Promise<boolean>;
  /** The symmetry around its centre. */
  readonly mirrored: ReadonlySignal<Symmetry>;
  /** What is found out about the draft: machine games, dry runs of recorded ones. */
  readonly trials: DraftTrials;
}

/** How long the author pauses before problems are looked for, in milliseconds: a frame, so that what was drawn is seen first. */
const CHECK_AFTER = 16;

/** The hand of an author as a battle is opened, but for what he draws with. */
const NOTHING_LOOKED_AT: Partial<Hand> = {
  selected: null,
  findings: null,
  cursor: null,
  corner: null,
  centre: null,
  dialog: null,
  deeds: new Set(),
  event: null,
  hiddenZones: new Set(),
  hint: null,
  tool: 'brush',
  tab: 'map',
};

/** The editor, before anything is open. */
export function createEditor(drafts: Drafts): EditorModel {
  const history = signal<EditHistory | null>(null);
  const document = computed(() => history.value?.now ?? null);
  const drawn = computed(() => {
    if (document.value === null) throw new Error('no battle is open');
    return document.value;
  });
  const refusal = signal<EditRefusal | null>(null);
  const notPlayed = signal<string | null>(null);
  const hand = handOf();
  const keeping = keepDrafts(drafts, document);
  const trials = createTrials(document);
  const watch = watchProblems(document, trials.test);
  const mirrored = computed(() => symmetryOn(document.value, hand.symmetry.value, hand.centre.value));
  const step = (to: (now: EditHistory) => EditHistory): void => {
    if (history.value !== null) history.value = to(history.value);
    refusal.value = null;
    notPlayed.value = null;
  };
  const refuse = (code: EditRefusalCode | null, what = ''): void => {
    refusal.value = code === null ? null : { code, what };
    notPlayed.value = null;
  };
  return {
    ...hand,
    ...watch,
    document,
    drawn,
    history,
    refusal,
    notPlayed,
    mirrored,
    trials,
    kept: keeping.kept,
    notKept: keeping.notKept,
    waiting: keeping.waiting,
    open: (opened, draft) =>
      keeping.onceKept(() => {
        trials.forget();
        keeping.begin(draft, opened);
        history.value = newHistory(opened);
        hold(hand, {
          ...NOTHING_LOOKED_AT,
          ink: { type: 'terrain', letter: Object.keys(opened.map.inline.legend)[0] ?? '.' },
        });
        refusal.value = null;
        notPlayed.value = null;
      }),
    shut: (go) =>
      keeping.onceKept(() => {
        trials.forget();
        history.value = null;
        go?.();
      }),
    act: (command) => {
      if (history.value === null) return false;
      const enacted = enact(history.value, command);
      refusal.value = enacted.ok || enacted.refusal.code === 'no-change' ? null : enacted.refusal;
      notPlayed.value = null;
      if (enacted.ok) history.value = enacted.history;
      return enacted.ok;
    },
    hold: (parts) => hold(hand, parts),
    refuse,
    tellNotPlayed: (why) => {
      notPlayed.value = why;
    },
    hasDone: (deed) => hold(hand, { deeds: new Set([...hand.deeds.peek(), deed]) }),
    stay: keeping.stay,
    undo: () => (history.peek()?.past.length === 0 ? refuse('nothing-to-undo') : step(undo)),
    redo: () => (history.peek()?.future.length === 0 ? refuse('nothing-to-redo') : step(redo)),
    keep: keeping.now,
    drafts: () => drafts.list(),
    removeDraft: (draft) => drafts.remove(draft),
  };
}

/** Looks for problems whenever the author pauses: those that are written at once, those of his tests when they have been carried out. */
function watchProblems(document: ReadonlySignal<ScenarioDocument | null>, test: DraftTrials['test']) {
  const problems = signal<readonly DocumentProblem[]>([]);
  const checked = signal(false);
  let waiting = 0;
  const check = (now: ScenarioDocument): void => {
    const written = problemsWritten(now);
    const untested = (now.tests ?? []).length === 0;
    problems.value = written;
    checked.value = untested;
    if (untested) return;
    void test(now).then((failed) => {
      if (failed === null || document.peek() !== now) return;
      problems.value = withTests(written, failed);
      checked.value = true;
    });
  };
  effect(() => {
    const now = document.value;
    clearTimeout(waiting);
    checked.value = false;
    if (now === null) problems.value = [];
    else waiting = setTimeout(() => check(now), CHECK_AFTER) as unknown as number;
  });
  return { problems, checked };
}
