/** Gradient noise on a shuffled table of 256: the grain of paper, rock and hand-drawn lines. */
import { randomFrom } from './chance.ts';

const TABLE_SEED = 1419;
const LACUNARITY = 2.03;

const order = shuffledTable();
const slopeX = Float32Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * Math.PI * 2));
const slopeY = Float32Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * Math.PI * 2));

function shuffledTable(): Uint8Array {
  const chance = randomFrom(TABLE_SEED);
  const table = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [table[i], table[j]] = [table[j]!, table[i]!];
  }
  return Uint8Array.from([...table, ...table]);
}

/** Smooth noise at a place, about -1 to 1, with one bump a unit. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const left = order[column & 255]!;
  const right = order[(column + 1) & 255]!;
  const a = order[(left + row) & 255]!;
  const b = order[(right + row) & 255]!;
  const c = order[(left + row + 1) & 255]!;
  const d = order[(right + row + 1) & 255]!;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const top = slopeX[a]! * fx + slopeY[a]! * fy;
  const topRight = slopeX[b]! * (fx - 1) + slopeY[b]! * fy;
  const low = slopeX[c]! * fx + slopeY[c]! * (fy - 1);
  const lowRight = slopeX[d]! * (fx - 1) + slopeY[d]! * (fy - 1);
  const upper = top + (topRight - top) * u;
  return 1.5 * (upper + (low + (lowRight - low) * u - upper) * v);
}

/** Noise of several octaves, each half as strong and twice as fine; about -1 to 1. */
export function fbm(x: number, y: number, octaves: number): number {
  let sum = 0;
  let gain = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += gain * noise(x, y);
    total += gain;
    x = x * LACUNARITY + 11.7;
    y = y * LACUNARITY - 5.3;
    gain *= 0.5;
  }
  return sum / total;
}

/** Noise folded into sharp crests, 0 to about 1: ridges of a mountain. */
export function ridgeNoise(x: number, y: number, octaves: number): number {
  let sum = 0;
  let gain = 0.55;
  let weight = 1;
  for (let i = 0; i < octaves; i++) {
    const crest = (1 - Math.abs(noise(x, y))) ** 2 * weight;
    sum += gain * crest;
    weight = Math.min(1, crest * 1.6);
    x = x * 2.07 + 3.1;
    y = y * 2.07 + 8.9;
    gain *= 0.5;
  }
  return sum;
}

/** 0 below `from`, 1 above `to`, a smooth rise between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
