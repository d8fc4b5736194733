/** The lamp over the table: the corners of the window lie in shadow, deeper by night; counters stay in the light. */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Frame, View } from '../camera.ts';
import type { Light } from '../theme.ts';

const PIXELS = 128;
/** How dark the corners are. */
const DEPTH = { day: 0.3, night: 0.58, stark: 0 } as const satisfies Record<Light, number>;
/** From the middle of the window to its corner: where the shadow begins. */
const FROM = 0.5;

export class Vignette {
  readonly layer: Sprite;

  constructor(light: Light) {
    this.layer = new Sprite({ texture: shadow() });
    this.light(light);
  }

  light(light: Light): void {
    this.layer.alpha = DEPTH[light];
  }

  /** Stays with the window while the sheet moves under it. */
  look({ x, y, scale }: View, { width, height }: Frame): void {
    this.layer.position.set(-x / scale, -y / scale);
    this.layer.setSize(width / scale, height / scale);
  }

  close(): void {
    this.layer.destroy({ texture: true, textureSource: true });
  }
}

function shadow(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const g = canvas.getContext('2d')!;
  const half = PIXELS / 2;
  const dark = g.createRadialGradient(half, half, half * FROM, half, half, half * Math.SQRT2);
  dark.addColorStop(0, 'rgba(6,5,10,0)');
  dark.addColorStop(0.45, 'rgba(6,5,10,.3)');
  dark.addColorStop(1, 'rgba(6,5,10,1)');
  g.fillStyle = dark;
  g.fillRect(0, 0, PIXELS, PIXELS);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
