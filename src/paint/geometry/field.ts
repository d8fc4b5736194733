/** A quantity known on a square raster over the sheet: heights, masks and mottles. */
import type { Box } from './sheet.ts';

export interface Field {
  readonly x0: number;
  readonly y0: number;
  /** Samples a world unit. */
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Asks a question at every sample of a box. */
export function fieldOf(box: Box, pitch: number, at: (x: number, y: number) => number): Field {
  const width = Math.ceil((box.x1 - box.x0) * pitch) + 2;
  const height = Math.ceil((box.y1 - box.y0) * pitch) + 2;
  const values = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    const y = box.y0 + j / pitch;
    for (let i = 0; i < width; i++) values[j * width + i] = at(box.x0 + i / pitch, y);
  }
  return { x0: box.x0, y0: box.y0, pitch, width, height, values };
}

/** The value at a place, interpolated; beyond the raster the value of its edge. */
export function sample({ x0, y0, pitch, width, height, values }: Field, x: number, y: number): number {
  const u = Math.max(0, Math.min(width - 1.001, (x - x0) * pitch));
  const v = Math.max(0, Math.min(height - 1.001, (y - y0) * pitch));
  const column = u | 0;
  const row = v | 0;
  const fx = u - column;
  const i = row * width + column;
  const top = values[i]! + (values[i + 1]! - values[i]!) * fx;
  const low = values[i + width]! + (values[i + width + 1]! - values[i + width]!) * fx;
  return top + (low - top) * (v - row);
}

/** Blurs a field by about `radius` world units: three running means each way come close to a bell. */
export function blur(field: Field, radius: number): Field {
  const reach = Math.max(1, Math.round(radius * field.pitch));
  const { width, height } = field;
  let from = field.values;
  for (let pass = 0; pass < 3; pass++) {
    const rows = runningMean(from, width, height, 1, width, reach);
    from = runningMean(rows, height, width, width, 1, reach);
  }
  return { ...field, values: from };
}

function runningMean(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  reach: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    const at = (i: number) => from[start + Math.max(0, Math.min(length - 1, i)) * step]!;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum * share;
      sum += at(i + reach + 1) - at(i - reach);
    }
  }
  return to;
}
