/** The dark table under the sheet: long lines of grain, fixed to the screen. */
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { randomFrom } from '../../paint/geometry/chance.ts';
import type { Frame } from '../camera.ts';
import { TABLE, type Light } from '../theme.ts';

const WIDE = 1024;
const TALL = 640;

export interface TableTop {
  readonly layer: Sprite;
  light(light: Light): void;
  resize(frame: Frame): void;
  close(): void;
}

/** Lays the table. */
export function layTable(light: Light): TableTop {
  const wood = new Map<Light, Texture>();
  const woodOf = (now: Light): Texture => {
    const known = wood.get(now) ?? grain(now);
    wood.set(now, known);
    return known;
  };
  const layer = new Sprite(woodOf(light));
  return {
    layer,
    light(now) {
      layer.texture = woodOf(now);
    },
    resize({ width, height }) {
      layer.setSize(width, height);
    },
    close() {
      layer.destroy();
      for (const texture of wood.values()) texture.destroy(true);
    },
  };
}

function grain(light: Light): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = TALL;
  const g = canvas.getContext('2d')!;
  const next = randomFrom(11);
  g.fillStyle = TABLE[light];
  g.fillRect(0, 0, WIDE, TALL);
  for (let i = 0; i < (light === 'stark' ? 0 : 260); i++) {
    const y = next() * TALL;
    const from = next() * WIDE - 200;
    const long = 240 + next() * 700;
    const sway = (next() - 0.5) * 16;
    const alpha = 0.05 + next() * 0.07;
    g.strokeStyle = next() < 0.55 ? `rgba(0, 0, 0, ${alpha * 2.4})` : `rgba(226, 180, 120, ${alpha})`;
    g.lineWidth = 0.6 + next() * 1.5;
    g.beginPath();
    g.moveTo(from, y);
    g.bezierCurveTo(from + long * 0.3, y + sway, from + long * 0.7, y - sway, from + long, y + sway * 0.4);
    g.stroke();
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
