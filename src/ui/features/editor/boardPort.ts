/** The stage as the editor has it: repainted when the author pauses, looked at from the same place, and asked where things lie. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import { sheetOf } from '../../../editor/sheet.ts';
import type { CornerId } from '../../../editor/tools/corners.ts';
import { toSheet, type View } from '../../../stage/camera.ts';
import type { CounterHints, Stage } from '../../../stage/contract.ts';
import { openBoardIn } from '../../board/boardOpening.ts';
import { followMotion } from '../../store/motion.ts';
import { followContrast } from '../../store/looks.ts';
import type { SettingsModel } from '../../store/settingsModel.ts';
import { letterMap } from '../../words/lettered.ts';
import { shownDraft, withoutParts, type HiddenPart, type ShownDraft } from './draftBattle.ts';
import { chooseSpot } from './choose.ts';
import { finishDrag, gripOf } from './drags.ts';
import type { EditorModel } from './editorModel.ts';
import { piecesIn } from './hexOfDraft.ts';
import { hold } from './hold.ts';
import { farthest, hexUnder, viewThrough, type SheetPoint, type SideUnder } from './places.ts';
import type { Drag, Grip } from './grip.ts';
import { followSamples, type PaintedSamples } from './paintedSamples.ts';

/** What lies under the pointer. */
export interface Hovered {
  readonly hex: HexId;
  readonly side: SideUnder | null;
  readonly corner: CornerId;
}

/** What the hand does over the sheet: what lies under it, what it draws, whether it moves the sheet. */
export interface Pointing {
  readonly hovered: Hovered | null;
  readonly drag: Drag | null;
  readonly moving: boolean;
}

export interface EditorBoardPort {
  /** Puts the board into an element; answers what takes it out again. */
  attach(place: HTMLElement): () => void;
  /** How the sheet lies on the screen; null before it is there. */
  readonly view: ReadonlySignal<View | null>;
  /** The map that is painted there. */
  readonly painted: ReadonlySignal<MapFile | null>;
  /** How what can be laid looks when it is painted; null until it is. */
  readonly samples: ReadonlySignal<PaintedSamples | null>;
  readonly hovered: ReadonlySignal<Hovered | null>;
  /** The stroke that is being drawn. */
  readonly drag: ReadonlySignal<Drag | null>;
  /** The hand moves the sheet for now. */
  readonly moving: ReadonlySignal<boolean>;
  /** Says what the hand does over the sheet. */
  point(part: Partial<Pointing>): void;
  readonly grip: ReadonlySignal<Grip>;
  /** The hex with pieces under a point of the element, or null. */
  pieceAt(at: SheetPoint): HexId | null;
  /** A stroke is drawn to its end. */
  finish(drag: Drag): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
}

/** How long the author may go on before the sheet is painted anew, in milliseconds. */
const REPAINT_AFTER = 350;

/** Layers that lie in the painted sheet itself. */
const PAINTED_LAYERS: readonly HiddenPart[] = ['roads', 'names', 'decor'];

const NO_HINTS: CounterHints = { ready: new Set(), fanatic: new Map() };

/** The hand over the sheet, which does nothing yet. */
function pointing(): Pick<EditorBoardPort, keyof Pointing | 'point'> {
  const hand = {
    hovered: signal<Hovered | null>(null),
    drag: signal<Drag | null>(null),
    moving: signal(false),
  };
  return { ...hand, point: (part) => hold(hand, part) };
}

/** The board of an editor. */
export function openBoardOf(model: EditorModel, settings: SettingsModel): EditorBoardPort {
  const stage = signal<Stage | null>(null);
  const view = signal<View | null>(null);
  const painted = signal<MapFile | null>(null);
  const hand = pointing();
  const stark = followContrast(settings.now);
  const still = followMotion(settings.now);
  const grip = computed<Grip>(() => gripOf(model));
  const measure = (): void => {
    const [board, map] = [stage.peek(), model.document.peek()?.map.inline];
    if (board === null || map === undefined) return;
    const sheet = sheetOf(map);
    const last = farthest(sheet);
    const [at, there] = [board.pointOf(0 as HexId), board.pointOf(last)];
    const next = at === null || there === null ? null : viewThrough(sheet, [0 as HexId, at], [last, there]);
    if (next !== null) view.value = next;
  };
  const painter = followDraft(model, stage, painted, measure);
  effect(() => {
    const light = model.layers.value.night ? 'night' : 'day';
    stage.value?.light(stark.value ? 'stark' : light);
  });
  effect(() => {
    // What was begun on one page is not ended on another.
    void model.tab.value;
    hand.point({ drag: null });
    model.hold({ stroking: false, corner: null });
  });
  effect(() => stage.value?.motion(still.value));
  effect(() => {
    const heated = model.tab.value === 'trials' && (model.trials.heat.value?.hexes.length ?? 0) > 0;
    stage.value?.showCounters(model.layers.value.counters && !heated);
  });
  effect(() => {
    const hex = model.goal.value;
    if (hex === null) return;
    stage.peek()?.reveal(hex);
    model.hold({ goal: null });
  });

  return {
    view,
    painted,
    samples: followSamples(
      computed(() => model.document.value?.map.inline ?? null),
      painted,
    ),
    ...hand,
    grip,
    attach: (place) =>
      openBoardIn(place, {
        stands: (made) => (stage.value = made),
        plain: () => undefined,
        hover: () => undefined,
        pick: (spot) => chooseSpot(model, spot),
        inspect: (spot) => spot !== null && chooseSpot(model, spot),
        beat: () => undefined,
        look: () => queueMicrotask(measure),
      }),
    pieceAt: (at) => {
      const [map, now] = [model.document.peek()?.map.inline, view.peek()];
      if (map === undefined || now === null) return null;
      const hex = hexUnder(sheetOf(map), toSheet(now, at));
      return hex !== null && painter.occupied(hex) ? hex : null;
    },
    finish: (drawn) => {
      const copied = finishDrag(model, grip.peek(), drawn);
      // Where the browser keeps its clipboard to itself, the copy is in the hand all the same.
      if (copied === null) return;
      navigator.clipboard?.writeText(copied).catch((why: unknown) => {
        if (!(why instanceof DOMException)) throw why;
      });
    },
    zoomBy: (factor) => stage.peek()?.zoomBy(factor),
    panBy: (dx, dy) => stage.peek()?.panBy(dx, dy),
    fit: () => stage.peek()?.fit(),
  };
}

/** Shows the draft as it is whenever the author pauses. */
function followDraft(
  model: EditorModel,
  stage: ReadonlySignal<Stage | null>,
  painted: Signal<MapFile | null>,
  measure: () => void,
) {
  let shown: ShownDraft | null = null;
  let on: Stage | null = null;
  let waiting = 0;
  // By name, so that a layer that is not painted paints nothing anew.
  const hidden = computed(() => PAINTED_LAYERS.filter((part) => !model.layers.value[part]).join(' '));
  const seen = computed(() => {
    const document = model.document.value;
    const parts = PAINTED_LAYERS.filter((part) => hidden.value.includes(part));
    return document === null ? null : withoutParts(document, parts);
  });
  const numbered = computed(() => model.layers.value.numbers);
  const repaint = (board: Stage): void => {
    const [document, withNumbers] = [seen.peek(), numbered.peek()];
    if (document === null) return;
    if (document === shown?.document && withNumbers === isNumbered(shown) && board === on) return;
    const before = on === board ? shown : null;
    const next = shownDraft(document, withNumbers);
    if (next === null) return;
    shown = next;
    on = board;
    if (before !== null && looksAlike(before, next)) return;
    const done =
      before === null
        ? board.open(next.battle, letterMap(next.map))
        : board.repaint(next.battle, letterMap(next.map));
    board.show(next.state, NO_HINTS);
    measure();
    void Promise.resolve(done).then(() => {
      painted.value = next.map;
    });
  };
  effect(() => {
    const [board, document, withNumbers] = [stage.value, seen.value, numbered.value];
    clearTimeout(waiting);
    if (board === null || document === null) return;
    if (shown === null || on !== board || shown.document.map.inline.columns !== document.map.inline.columns)
      return repaint(board);
    // Nobody paints while he puts a layer aside.
    if (withNumbers !== isNumbered(shown)) return repaint(board);
    waiting = setTimeout(() => repaint(board), REPAINT_AFTER) as unknown as number;
  });
  return {
    occupied: (hex: HexId): boolean => {
      const document = model.document.peek();
      return document !== null && piecesIn(document, hex).length > 0;
    },
  };
}

function isNumbered({ map }: ShownDraft): boolean {
  return map.unnumbered !== true;
}

/** Whether two drafts look alike on the board: their rules and texts may differ. */
function looksAlike(one: ShownDraft, other: ShownDraft): boolean {
  const [a, b] = [one.document, other.document];
  return (
    one.map === other.map &&
    a.pieces === b.pieces &&
    a.kinds === b.kinds &&
    a.sides === b.sides &&
    a.opening === b.opening
  );
}
