/** The verdict as a picture to show around: its title, who decided it, and the board as it stood at the end. */
import type { MapFile } from '../../../board/mapFile.ts';
import { drawCutOut, type CutOut } from '../../../stage/plain/cutOut.ts';
import { download } from '../../games/files.ts';

/** In dots; the size that pages show as a preview of a link. */
const SIZE = { width: 1200, height: 900 } as const;
const HEAD = 150;
const EDGE = 40;

export interface SharedVerdict {
  readonly title: string;
  readonly text: string;
  readonly map: MapFile;
  readonly board: CutOut;
}

/** Hands the picture to whatever the browser shares with, or to the player as a file. */
export async function shareVerdict(verdict: SharedVerdict): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const g = canvas.getContext('2d');
  if (g === null) return;
  drawVerdict(g, verdict);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return;
  const name = `${verdict.title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.png`;
  const files = [new File([blob], name, { type: 'image/png' })];
  if (navigator.canShare?.({ files }) !== true) return download(name, blob);
  try {
    await navigator.share({ files, title: verdict.title });
  } catch (why) {
    // Whoever shuts the sheet of his system does not want to share it after all.
    if (!(why instanceof DOMException && why.name === 'AbortError')) throw why;
  }
}

/** Draws it on a brush that measures in dots. */
export function drawVerdict(g: CanvasRenderingContext2D, { title, text, map, board }: SharedVerdict): void {
  const { width, height } = SIZE;
  g.fillStyle = '#f2e6c8';
  g.fillRect(0, 0, width, height);
  g.fillStyle = '#8e1f17';
  g.textAlign = 'center';
  g.font = "56px 'IM Fell English SC', serif";
  g.fillText(title, width / 2, 74, width - 2 * EDGE);
  g.fillStyle = '#221b12';
  g.font = "28px 'IM Fell English', serif";
  g.fillText(text, width / 2, 120, width - 2 * EDGE);
  const frame = { width: width - 2 * EDGE, height: height - HEAD - EDGE };
  drawCutOut(g, map, board, frame, 1, [EDGE, HEAD]);
}
