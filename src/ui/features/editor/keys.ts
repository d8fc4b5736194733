/** The keys of the editor: every tool has one, and the sheet can be drawn without a pointer. */
import type { EditorBoardPort } from './boardPort.ts';
import { CLIPBOARD_KEYS, takeCopying, takeText, turnCopy } from './clipboard.ts';
import { drawingByKeys } from './keyDrawing.ts';
import type { EditorModel } from './editorModel.ts';
import { HEXSIDES, TOOLS, type BrushInk, type ToolId } from './grip.ts';
import { nextSymmetry, SYMMETRY_KEYS, takeCentre } from './symmetries.ts';
import { takeInk } from './takeInk.ts';

export const TOOL_KEYS: Readonly<Record<ToolId, string>> = {
  select: 'V',
  brush: 'B',
  line: 'L',
  fill: 'F',
  rectangle: 'R',
  lasso: 'O',
  replace: 'P',
};

export const HEXSIDE_KEYS = {
  wall: 'Q',
  tower: 'W',
  gate: 'E',
  'main-gate': 'A',
  tunnel: 'S',
  slope: 'D',
  breach: 'Z',
  bare: 'G',
} as const;

/** What the page does by a key beyond the board. */
export interface KeyedAsks {
  save(): void;
}

/** Listens until the answer is called; deaf while `listens` says so. */
export function listenToEditorKeys(
  model: EditorModel,
  port: EditorBoardPort,
  asks: KeyedAsks,
  listens: () => boolean,
): () => void {
  const gone = new AbortController();
  const draw = drawingByKeys(model, port);
  const press = (key: KeyboardEvent): void => {
    if (!listens() || isTyping(key.target)) return;
    // The keys of the table mean nothing here.
    key.stopImmediatePropagation();
    if (key.key === ' ' && isOnBoard(key.target)) port.point({ moving: true });
    if (isButton(key.target) && (key.key === 'Enter' || key.key === ' ')) return;
    if (command(key, model, asks) || shortcut(key, model) || draw(key.key)) key.preventDefault();
  };
  window.addEventListener('keydown', press, { capture: true, signal: gone.signal });
  window.addEventListener(
    'paste',
    (given) => {
      const text = given.clipboardData?.getData('text/plain') ?? '';
      if (!listens() || isTyping(given.target) || text === '') return;
      given.preventDefault();
      takeText(model, text);
    },
    { signal: gone.signal },
  );
  window.addEventListener('keyup', ({ key }) => key === ' ' && port.point({ moving: false }), {
    signal: gone.signal,
  });
  return () => gone.abort();
}

function command(press: KeyboardEvent, model: EditorModel, asks: KeyedAsks): boolean {
  if (!press.ctrlKey && !press.metaKey) return false;
  switch (press.key.toLowerCase()) {
    case 'z':
      if (press.shiftKey) model.redo();
      else model.undo();
      return true;
    case 'y':
      model.redo();
      return true;
    case 's':
      asks.save();
      return true;
    default:
      return false;
  }
}

/** A key without a modifier, as far as it is pressed. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

type Does = (model: EditorModel) => void;

/** What every key does that is pressed alone; no key stands there twice. */
export const EDITOR_KEYS: ReadonlyMap<string, Does> = new Map<string, Does>([
  ...TOOLS.map((tool) => [TOOL_KEYS[tool], (model: EditorModel) => model.hold({ tool })] as const),
  ...HEXSIDES.map((kind) => [HEXSIDE_KEYS[kind], taking({ type: 'hexside', kind })] as const),
  [HEXSIDE_KEYS.breach, taking({ type: 'breach' })],
  [HEXSIDE_KEYS.bare, taking({ type: 'bare' })],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [String(at), takingGround(at)] as const),
  ['[', (model) => widenBrush(model, -1)],
  [']', (model) => widenBrush(model, 1)],
  ['X', turnInside],
  ['DELETE', clearChosen],
  [SYMMETRY_KEYS.next, nextSymmetry],
  [SYMMETRY_KEYS.centre, takeCentre],
  [CLIPBOARD_KEYS.copy, takeCopying],
  [CLIPBOARD_KEYS.turn, (model) => turnCopy(model, 'turn')],
  [CLIPBOARD_KEYS.mirror, (model) => turnCopy(model, 'mirror')],
]);

/** What a key takes in hand, flips or takes away; answers whether it means anything here. */
export function shortcut(press: Pressed, model: EditorModel): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const does = EDITOR_KEYS.get(press.key.toUpperCase());
  does?.(model);
  return does !== undefined;
}

function taking(ink: BrushInk): Does {
  return (model) => takeInk(model, ink);
}

/** The ground at a place of the palette, from 1; where there is none, the key does nothing. */
function takingGround(at: number): Does {
  return (model) => {
    const letter = Object.keys(model.document.peek()?.map.inline.legend ?? {})[at - 1];
    if (letter !== undefined) takeInk(model, { type: 'terrain', letter });
  };
}

function widenBrush(model: EditorModel, by: number): void {
  model.hold({ size: Math.min(4, Math.max(1, model.size.peek() + by)) });
}

/** The inner side of the hexside that is chosen, or else of what is laid from now on. */
function turnInside(model: EditorModel): void {
  const chosen = model.selected.peek();
  if (chosen?.type === 'side') model.act({ type: 'flipHexsides', pairs: [chosen.pair] });
  else model.hold({ inside: model.inside.peek() === 'left' ? 'right' : 'left' });
}

function clearChosen(model: EditorModel): void {
  const chosen = model.selected.peek();
  if (chosen?.type === 'side') model.act({ type: 'clearHexsides', pairs: [chosen.pair] });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, dialog *')
  );
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, input, summary');
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('.editor-board');
}
