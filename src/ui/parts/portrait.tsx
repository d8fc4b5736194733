/** A counter as it lies on the board, drawn at the size of the inspector. */
import { useEffect, useRef } from 'preact/hooks';
import { drawCounter } from '../../stage/counters/drawCounter.ts';
import { drawLeader } from '../../stage/counters/drawLeader.ts';
import { drawEngine } from '../../stage/counters/drawEngine.ts';
import { counterKey, engineKey, leaderKey } from '../../stage/counters/look.ts';
import type { Portrait as PortraitLook } from '../store/model.ts';
import { say } from '../words/labels.ts';
import './portrait.css';

/** Side of the picture against the side of the counter: crowns and tabs reach beyond the tile. */
const MARGIN = 1.5;

/** The counter, `side` CSS pixels wide without its marks. */
export function Portrait({
  portrait,
  name,
  side,
}: Readonly<{ portrait: PortraitLook; name: string; side: number }>) {
  const frame = useRef<HTMLDivElement>(null);
  const key = keyOf(portrait);
  useEffect(() => {
    const name = `${key}|${side}|${devicePixelRatio}`;
    const canvas = painted.get(name) ?? spare.pop() ?? document.createElement('canvas');
    // Letters on a canvas outside the page ask for no styles of the page.
    if (!painted.delete(name)) paint(canvas, portrait, side);
    frame.current!.append(canvas);
    let gone = false;
    let trueLetters = document.fonts.status === 'loaded';
    if (!trueLetters) {
      void document.fonts.ready.then(() => {
        if (gone) return;
        paint(canvas, portrait, side);
        trueLetters = true;
      });
    }
    return () => {
      gone = true;
      canvas.remove();
      if (trueLetters) putAway(name, canvas);
      else spare.push(canvas);
    };
  }, [key, side]);
  return (
    <div
      ref={frame}
      class="portrait"
      role="img"
      aria-label={say('portraitOf', { name })}
      style={{
        width: `${side * MARGIN}px`,
        height: `${side * MARGIN}px`,
        margin: `${(side * (1 - MARGIN)) / 2}px`,
      }}
    />
  );
}

function keyOf(portrait: PortraitLook): string {
  if (portrait.type === 'unit') return counterKey(portrait.look);
  return portrait.type === 'leader' ? leaderKey(portrait.look) : engineKey(portrait.look);
}

/** Counters looked at before, the latest last: a player goes to and fro between the same few. */
const painted = new Map<string, HTMLCanvasElement>();

/** So many pictures are kept: some 60 KiB each. */
const KEPT = 64;

/** Canvases that show nothing of use: opening one costs as much as drawing two counters. */
const spare: HTMLCanvasElement[] = [];

function putAway(name: string, canvas: HTMLCanvasElement): void {
  const twin = painted.get(name);
  if (twin !== undefined) spare.push(twin);
  painted.delete(name);
  painted.set(name, canvas);
  const [oldest] = painted;
  if (painted.size <= KEPT || oldest === undefined) return;
  painted.delete(oldest[0]);
  spare.push(oldest[1]);
}

function paint(canvas: HTMLCanvasElement, portrait: PortraitLook, side: number): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const sharp = Math.max(1, devicePixelRatio);
  const pixels = Math.round(side * MARGIN * sharp);
  if (canvas.width !== pixels || canvas.height !== pixels) canvas.width = canvas.height = pixels;
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.clearRect(0, 0, pixels, pixels);
  brush.translate(pixels / 2, pixels / 2);
  if (portrait.type === 'unit') drawCounter(brush, portrait.look, side * sharp, 'near');
  else if (portrait.type === 'leader') drawLeader(brush, portrait.look, side * sharp * 0.92);
  else drawEngine(brush, portrait.look, side * sharp * 0.9, 'near');
}
