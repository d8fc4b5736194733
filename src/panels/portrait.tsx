/** A counter as it lies on the board, drawn at the size of the inspector. */
import { useEffect, useRef } from 'preact/hooks';
import { drawCounter } from '../stage/counters/drawCounter.ts';
import { drawEngine } from '../stage/counters/drawEngine.ts';
import { counterKey, engineKey } from '../stage/counters/look.ts';
import type { Portrait as PortraitLook } from './model.ts';
import { say } from './words.ts';

/** Side of the picture against the side of the counter: crowns and tabs reach beyond the tile. */
const MARGIN = 1.5;

/** The counter, `side` CSS pixels wide without its marks. */
export function Portrait({
  portrait,
  name,
  side,
}: Readonly<{ portrait: PortraitLook; name: string; side: number }>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = portrait.type === 'unit' ? counterKey(portrait.look) : engineKey(portrait.look);
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null) return;
    paint(surface, portrait, side);
    if (document.fonts.status === 'loaded') return;
    let gone = false;
    void document.fonts.ready.then(() => {
      if (!gone) paint(surface, portrait, side);
    });
    return () => {
      gone = true;
    };
  }, [key, side]);
  return (
    <canvas
      ref={canvas}
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

function paint(surface: HTMLCanvasElement, portrait: PortraitLook, side: number): void {
  const sharp = Math.max(1, devicePixelRatio);
  surface.width = Math.round(side * MARGIN * sharp);
  surface.height = surface.width;
  const brush = surface.getContext('2d');
  if (brush === null) return;
  brush.translate(surface.width / 2, surface.height / 2);
  if (portrait.type === 'unit') drawCounter(brush, portrait.look, side * sharp, 'near');
  else drawEngine(brush, portrait.look, side * sharp * 0.9, 'near');
}
