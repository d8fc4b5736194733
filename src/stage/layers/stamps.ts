/** What the flat board is printed with: a few shapes about the centre of a hex, and the press that lays each of them many times at once. */
import { Geometry, GlProgram, Shader, type Texture } from 'pixi.js';
import { randomFrom } from '../../paint/geometry/chance.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { area, band, disc, noShapes, type Shapes } from './tessellate.ts';

/** What can be printed: a hex of ground in its own ink with the grid about it, one of rock without, furrows and trees. */
export const STAMPS = ['ground', 'rock', 'furrows', 'trees'] as const;
export type StampName = (typeof STAMPS)[number];

/** Stands in a stamp for the ink of the place where it is laid. */
const OWN_INK = -1;
/** Numbers to a place: x, y in s, how far the stamp is turned in radians, its own ink. */
const NUMBERS = 4;

const VERTEX = `
in vec2 aPosition;
in float aInk;
in vec4 aPlace;
out float vInk;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  float c = cos(aPlace.z);
  float s = sin(aPlace.z);
  vec2 at = aPlace.xy + vec2(aPosition.x * c - aPosition.y * s, aPosition.x * s + aPosition.y * c);
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(at, 1.0)).xy, 0.0, 1.0);
  vInk = aInk < 0.0 ? aPlace.w : aInk;
}`;
const FRAGMENT = `
in float vInk;
uniform sampler2D uInks;
void main() {
  finalColor = texture(uInks, vec2(vInk, 0.5));
}`;

/** The press with a strip of inks. */
export function pressWith(inks: Texture): Shader {
  const glProgram = GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'flat-ground' });
  return new Shader({ glProgram, resources: { uInks: inks.source } });
}

/** The stamps; `ring` is the outline of a hex about its centre, 1 = its full size. */
export function cutStamps(ring: (part: number) => readonly Point[]): Readonly<Record<StampName, Shapes>> {
  return {
    ground: cut((shapes) => {
      area(shapes, ring(1), 'grid');
      ownInk(shapes, ring(0.978));
    }),
    rock: cut((shapes) => ownInk(shapes, ring(1.01))),
    furrows: cut(furrows),
    trees: cut(trees),
  };
}

/** A stamp that is laid at many places at once. */
export function layStamps({ positions, uvs, indices }: Shapes, places: Float32Array): Geometry {
  return new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array(positions), format: 'float32x2' },
      aInk: { buffer: new Float32Array(uvs.filter((_, i) => i % 2 === 0)), format: 'float32' },
      aPlace: { buffer: places, format: 'float32x4', instance: true },
    },
    indexBuffer: new Uint16Array(indices),
    instanceCount: places.length / NUMBERS,
  });
}

function cut(draw: (shapes: Shapes) => void): Shapes {
  const shapes = noShapes();
  draw(shapes);
  return shapes;
}

function ownInk(shapes: Shapes, ring: readonly Point[]): void {
  const before = shapes.uvs.length;
  area(shapes, ring, 'grid');
  shapes.uvs.fill(OWN_INK, before);
}

function furrows(shapes: Shapes): void {
  for (let i = -2; i <= 2; i++) {
    const half = 0.7 - Math.abs(i) * 0.13;
    const line: readonly Point[] = [
      [-half, i * 0.29],
      [half, i * 0.29],
    ];
    band(shapes, line, 0.06, 'furrow');
  }
}

function trees(shapes: Shapes): void {
  const next = randomFrom(57);
  for (let i = 0; i < 8; i++) {
    const angle = i * 2.4 + next();
    const out = 0.22 + 0.5 * Math.sqrt(i / 8);
    const at: Point = [Math.cos(angle) * out * 0.8, Math.sin(angle) * out * 0.8];
    disc(shapes, at, 0.25, 'treeDark', 9);
    disc(shapes, [at[0] - 0.02, at[1] - 0.02], 0.21, 'tree', 9);
  }
}
