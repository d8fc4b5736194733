/** The flat tints of the stand-in board: a strip of colours that the mesh points into, once by day and once by night. */
import { CanvasSource, Texture } from 'pixi.js';
import type { Light } from '../theme.ts';
import { inkColour, INKS, type Ink } from './tints.ts';

/** Where on the strip a colour lies, 0 to 1. */
export function inkAt(ink: Ink): number {
  return (INKS.indexOf(ink) + 0.5) / INKS.length;
}

const strips: Partial<Record<Light, Texture>> = {};

/** The strip of colours for this light; made once and kept, it is 40 pixels long. */
export function inkStrip(light: Light): Texture {
  return (strips[light] ??= stripOf(light));
}

function stripOf(light: Light): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = INKS.length;
  canvas.height = 1;
  const g = canvas.getContext('2d')!;
  INKS.forEach((ink, i) => {
    g.fillStyle = inkColour(ink, light);
    g.fillRect(i, 0, 1, 1);
  });
  return new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'nearest' }) });
}
