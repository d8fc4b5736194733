/** A piece of the board on the sheet of the verdict: what stood there when the battle turned. */
import { useEffect, useRef } from 'preact/hooks';
import type { MapFile } from '../../../board/mapFile.ts';
import { drawCutOut, type CutOut } from '../../../stage/plain/cutOut.ts';

const SIZE = { width: 400, height: 210 } as const;

/** The cut-out. */
export function BoardCut({ map, cut, label }: Readonly<{ map: MapFile; cut: CutOut; label: string }>) {
  const place = useRef<HTMLCanvasElement>(null);
  const sharp = Math.min(2, window.devicePixelRatio || 1);
  useEffect(() => {
    const g = place.current?.getContext('2d') ?? null;
    if (g !== null) drawCutOut(g, map, cut, SIZE, sharp);
  }, [map, cut, sharp]);
  return (
    <canvas
      ref={place}
      class="story-cut"
      role="img"
      aria-label={label}
      width={SIZE.width * sharp}
      height={SIZE.height * sharp}
    />
  );
}
