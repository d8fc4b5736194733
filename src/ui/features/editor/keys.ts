/** The keys of the editor: every tool has one, and the sheet can be drawn without a pointer. */
import type { HexId } from '../../../board/hex.ts';
import { centreOf, neighboursOf, sheetOf } from '../../../editor/sheet.ts';
import { cornerOf } from '../../../editor/tools/corners.ts';
import type { EditorBoardPort } from './boardPort.ts';
import { choose } from './choose.ts';
import { CLIPBOARD_KEYS, takeCopying, takeText, turnCopy } from './clipboard.ts';
import type { EditorModel } from './editorModel.ts';
import { HEXSIDES, TOOLS, type ToolId } from './strokes.ts';

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
  bare: 'G',
} as const;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

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
  /** Where a line, a rectangle or a wall by keys began. */
  let began: HexId | null = null;
  const press = (key: KeyboardEvent): void => {
    if (!listens() || isTyping(key.target)) return;
    // The keys of the table mean nothing here.
    key.stopImmediatePropagation();
    if (key.key === ' ' && isOnBoard(key.target)) port.moving.value = true;
    if (isButton(key.target) && (key.key === 'Enter' || key.key === ' ')) return;
    if (command(key, model, asks) || shortcut(key, model) || draw(key)) key.preventDefault();
  };
  const draw = ({ key }: KeyboardEvent): boolean => {
    const map = model.document.peek()?.map.inline;
    if (map === undefined) return false;
    const at = model.cursor.peek() ?? (0 as HexId);
    const arrow = ARROWS[key];
    if (arrow !== undefined) {
      const next = towards(model, at, arrow);
      model.cursor.value = next;
      model.goal.value = next;
      port.hovered.value = { hex: next, side: null, corner: cornerOf(sheetOf(map), next, 0) };
      return true;
    }
    if (key === 'Escape') {
      began = null;
      port.drag.value = null;
      model.selected.value = null;
      return true;
    }
    if (key !== 'Enter') return false;
    if (model.tool.peek() === 'select') choose(model, at, null);
    else began = strike(model, port, began, at);
    return true;
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

/** Enter draws: tools that go from one hex to another begin with it, and end with it. */
function strike(model: EditorModel, port: EditorBoardPort, began: HexId | null, at: HexId): HexId | null {
  const { tool, ink } = port.grip.peek();
  const map = model.document.peek()!.map.inline;
  const long = tool === 'line' || tool === 'rectangle' || ink.type === 'road';
  const side = neighboursOf(sheetOf(map), at)[0];
  if (long && began === null) {
    port.drag.value = { hexes: [at], corners: [], side: null };
    return at;
  }
  const hexes = began === null ? [at] : [began, at];
  const corners = hexes.map((hex) => cornerOf(sheetOf(map), hex, 0));
  port.drag.value = null;
  port.finish({ hexes, corners, side: side === undefined ? null : [at, side] });
  return null;
}

/** The neighbour that lies most in a direction of the screen; the hex itself at the edge. */
function towards(model: EditorModel, at: HexId, [dx, dy]: readonly [number, number]): HexId {
  const sheet = sheetOf(model.document.peek()!.map.inline);
  const [x, y] = centreOf(sheet, at);
  const along = (hex: HexId): number => {
    const [nx, ny] = centreOf(sheet, hex);
    // Of two that lie alike the right one is taken, so that down and up come back.
    return (nx - x) * (dx + Math.abs(dy) * 0.01) + (ny - y) * (dy + Math.abs(dx) * 0.01 * dy);
  };
  const best = neighboursOf(sheet, at).reduce((one, other) => (along(other) > along(one) ? other : one), at);
  return along(best) > 0.3 ? best : at;
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
  if (tool !== undefined) model.tool.value = tool;
  const side = HEXSIDES.find((one) => HEXSIDE_KEYS[one] === key);
  if (side !== undefined) take(model, { type: 'hexside', kind: side });
  if (key === HEXSIDE_KEYS.bare) take(model, { type: 'bare' });
  if (key === CLIPBOARD_KEYS.copy) takeCopying(model);
  if (key === CLIPBOARD_KEYS.turn) turnCopy(model, 'turn');
  if (key === CLIPBOARD_KEYS.mirror) turnCopy(model, 'mirror');
  const letter = /^[1-9]$/.test(key)
    ? Object.keys(model.document.peek()?.map.inline.legend ?? {})[Number(key) - 1]
    : undefined;
  if (letter !== undefined) take(model, { type: 'terrain', letter });
  if (key === '[' || key === ']')
    model.size.value = Math.min(4, Math.max(1, model.size.value + (key === ']' ? 1 : -1)));
  const chosen = model.selected.peek();
  if (key === 'X' && chosen?.type === 'side') model.act({ type: 'flipHexsides', pairs: [chosen.pair] });
  if (key === 'X') model.inside.value = model.inside.value === 'left' ? 'right' : 'left';
  if (key === 'DELETE' && chosen?.type === 'side') model.act({ type: 'clearHexsides', pairs: [chosen.pair] });
  const known = tool !== undefined || side !== undefined || letter !== undefined;
  const others: readonly string[] = ['G', '[', ']', 'X', 'DELETE', ...Object.values(CLIPBOARD_KEYS)];
  return known || others.includes(key);
}

function take(model: EditorModel, ink: EditorModel['ink']['value']): void {
  model.ink.value = ink;
  if (model.tool.value === 'select') model.tool.value = 'brush';
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
