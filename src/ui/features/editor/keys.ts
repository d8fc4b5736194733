/** The keys of the editor: every tool has one, and the sheet can be drawn without a pointer. */
import type { EditorBoardPort } from './boardPort.ts';
import { CLIPBOARD_KEYS, takeCopying, takeText, turnCopy } from './clipboard.ts';
import { drawingByKeys } from './keyDrawing.ts';
import type { EditorModel } from './editorModel.ts';
import { HEXSIDES, TOOLS, type ToolId } from './grip.ts';
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
    if (key.key === ' ' && isOnBoard(key.target)) port.moving.value = true;
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
  window.addEventListener('keyup', ({ key }) => key === ' ' && (port.moving.value = false), {
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

/** What a key takes in hand, flips or takes away; answers whether it means anything here. */
export function shortcut(press: Pressed, model: EditorModel): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const key = press.key.toUpperCase();
  const tool = TOOLS.find((one) => TOOL_KEYS[one] === key);
  if (tool !== undefined) model.hold({ tool });
  const side = HEXSIDES.find((one) => HEXSIDE_KEYS[one] === key);
  if (side !== undefined) takeInk(model, { type: 'hexside', kind: side });
  for (const type of ['breach', 'bare'] as const) if (key === HEXSIDE_KEYS[type]) takeInk(model, { type });
  if (key === SYMMETRY_KEYS.next) nextSymmetry(model);
  if (key === SYMMETRY_KEYS.centre) takeCentre(model);
  if (key === CLIPBOARD_KEYS.copy) takeCopying(model);
  if (key === CLIPBOARD_KEYS.turn) turnCopy(model, 'turn');
  if (key === CLIPBOARD_KEYS.mirror) turnCopy(model, 'mirror');
  const letter = /^[1-9]$/.test(key)
    ? Object.keys(model.document.peek()?.map.inline.legend ?? {})[Number(key) - 1]
    : undefined;
  if (letter !== undefined) takeInk(model, { type: 'terrain', letter });
  if (key === '[' || key === ']')
    model.hold({ size: Math.min(4, Math.max(1, model.size.value + (key === ']' ? 1 : -1))) });
  const chosen = model.selected.peek();
  if (key === 'X' && chosen?.type === 'side') model.act({ type: 'flipHexsides', pairs: [chosen.pair] });
  if (key === 'X') model.hold({ inside: model.inside.value === 'left' ? 'right' : 'left' });
  if (key === 'DELETE' && chosen?.type === 'side') model.act({ type: 'clearHexsides', pairs: [chosen.pair] });
  const known = tool !== undefined || side !== undefined || letter !== undefined;
  const others: readonly string[] = [
    HEXSIDE_KEYS.breach,
    HEXSIDE_KEYS.bare,
    '[',
    ']',
    'X',
    'DELETE',
    ...Object.values(CLIPBOARD_KEYS),
    ...Object.values(SYMMETRY_KEYS),
  ];
  return known || others.includes(key);
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
