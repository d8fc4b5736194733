/** The Dark over the land by day, before it is broken (2.12.8): a tint upon the sheet, darker towards the east. */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Box } from '../../paint/geometry/sheet.ts';

const WIDE = 64;
const WEST = '#d8d2ca';
const EAST = '#b9b3ac';

export class Veil {
  readonly layer: Sprite;
  readonly #sheet: Box;

  constructor(sheet: Box) {
    this.#sheet = sheet;
    this.layer = new Sprite({ texture: gradient(), blendMode: 'multiply', visible: false });
    this.layer.position.set(sheet.x0, sheet.y0);
    this.layer.setSize(sheet.x1 - sheet.x0, sheet.y1 - sheet.y0);
  }

  /** Lies over the whole sheet, or not at all. */
  show(dark: boolean): void {
    this.layer.visible = dark;
    this.from(this.#sheet.x0);
  }

  /** Drawn back from the west as far as `x`, in s. */
  from(x: number): void {
    const { x0, x1 } = this.#sheet;
    const edge = Math.min(x1 - 0.01, Math.max(x0, x));
    this.layer.x = edge;
    this.layer.width = x1 - edge;
  }

  close(): void {
    this.layer.destroy({ texture: true, textureSource: true });
  }
}

function gradient(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = 1;
  const g = canvas.getContext('2d')!;
  const fill = g.createLinearGradient(0, 0, WIDE, 0);
  fill.addColorStop(0, WEST);
  fill.addColorStop(1, EAST);
  g.fillStyle = fill;
  g.fillRect(0, 0, WIDE, 1);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
