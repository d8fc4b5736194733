/** Mouse, touch and pen on the board: drag pans, wheel and pinch zoom, a tap picks, a long press or right click inspects. */
import type { Point } from '../paint/geometry/curve.ts';

/** What the fingers mean, in CSS pixels of the board. */
export interface Wishes {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  tap(at: Point): void;
  /** A second tap of a finger in the same place; false = it means nothing of its own, and is a tap. */
  twice(at: Point): boolean;
  inspect(at: Point): void;
  hover(at: Point | null): void;
}

/** A finger trembles more than a mouse. */
const STILL = { mouse: 5, touch: 11 } as const;
const LONG_PRESS = 500;
/** Two taps within this many milliseconds and CSS pixels are one double tap. */
const TWICE = { within: 320, near: 28 } as const;
const MAIN_BUTTON = 0;
const RIGHT_BUTTON = 2;

interface Finger {
  readonly start: Point;
  readonly button: number;
  last: Point;
}

/** Listens on the board until the answer is called. */
export function listen(board: HTMLElement, wishes: Wishes): () => void {
  const fingers = new Map<number, Finger>();
  const gone = new AbortController();
  const { signal } = gone;
  let dragging = false;
  let press = 0;
  const tap = tapsFor(wishes);

  const at = (event: MouseEvent): Point => {
    const { left, top } = board.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };

  const down = (event: PointerEvent): void => {
    const start = at(event);
    board.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { start, last: start, button: event.button });
    window.clearTimeout(press);
    if (fingers.size > 1) dragging = true;
    else dragging = false;
    if (event.pointerType === 'mouse' || fingers.size > 1) return;
    press = window.setTimeout(() => {
      dragging = true;
      wishes.inspect(start);
    }, LONG_PRESS);
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    const now = at(event);
    if (finger === undefined) {
      if (event.pointerType === 'mouse') wishes.hover(now);
      return;
    }
    const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) pinch(wishes, finger.last, now, other.last);
    else drag(finger, now, event.pointerType === 'mouse' ? STILL.mouse : STILL.touch);
    finger.last = dragging ? now : finger.last;
  };

  const drag = (finger: Finger, now: Point, still: number): void => {
    const far = Math.hypot(now[0] - finger.start[0], now[1] - finger.start[1]);
    if (!dragging && far <= still) return;
    dragging = true;
    window.clearTimeout(press);
    board.style.cursor = 'grabbing';
    wishes.pan(now[0] - finger.last[0], now[1] - finger.last[1]);
  };

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    fingers.delete(event.pointerId);
    window.clearTimeout(press);
    board.style.cursor = '';
    if (dragging || event.type === 'pointercancel') return;
    if (finger.button === MAIN_BUTTON) tap(finger.start, event);
    if (finger.button === RIGHT_BUTTON) wishes.inspect(finger.start);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const notch = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 32;
    wishes.zoom(Math.exp(-event.deltaY * notch * (event.ctrlKey ? 0.01 : 0.0017)), at(event));
  };

  board.addEventListener('pointerdown', down, { signal });
  board.addEventListener('pointermove', move, { signal });
  board.addEventListener('pointerup', up, { signal });
  board.addEventListener('pointercancel', up, { signal });
  board.addEventListener('pointerleave', () => wishes.hover(null), { signal });
  board.addEventListener('wheel', wheel, { signal, passive: false });
  board.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => {
    window.clearTimeout(press);
    gone.abort();
  };
}

/** Two fingers: the sheet follows the one that moves, and is stretched about the middle between both. */
function pinch(wishes: Pick<Wishes, 'pan' | 'zoom'>, before: Point, now: Point, anchor: Point): void {
  const [was, is] = [before, now].map((p) => Math.hypot(p[0] - anchor[0], p[1] - anchor[1]));
  wishes.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  if (was! > 4) wishes.zoom(is! / was!, [(now[0] + anchor[0]) / 2, (now[1] + anchor[1]) / 2]);
}

/** Tells taps from the second taps of a finger. */
function tapsFor(wishes: Pick<Wishes, 'tap' | 'twice'>): (at: Point, event: PointerEvent) => void {
  let tapped: Readonly<{ at: Point; when: number }> | null = null;
  return (at, { pointerType, timeStamp }) => {
    const before = tapped;
    tapped = pointerType === 'touch' ? { at, when: timeStamp } : null;
    const again =
      tapped !== null &&
      before !== null &&
      timeStamp - before.when < TWICE.within &&
      Math.hypot(at[0] - before.at[0], at[1] - before.at[1]) < TWICE.near;
    if (again) tapped = null;
    if (!again || !wishes.twice(at)) wishes.tap(at);
  };
}
