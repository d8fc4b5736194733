/** Forecasts with their interval: of a share by Wilson, of a mean by its standard error; 95 of 100 samples hold them. */
import type { Estimate } from './siege.ts';

const Z = 1.96;

/** A figure that is known: both ends of its interval are itself. */
export function certain(value: number): Estimate {
  return { value, from: value, to: value };
}

/** The share of `count` in `of` games, with its interval after Wilson. */
export function shareOf(count: number, of: number): Estimate {
  const share = count / of;
  const spread = 1 + (Z * Z) / of;
  const middle = (share + (Z * Z) / (2 * of)) / spread;
  const reach = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / spread;
  return { value: share, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) };
}

/** The mean of `of` whole numbers from their sum and the sum of their squares. */
export function meanOf(sum: number, squares: number, of: number): Estimate {
  const mean = sum / of;
  const variance = of < 2 ? 0 : Math.max(0, (squares - sum * mean) / (of - 1));
  const reach = Z * Math.sqrt(variance / of);
  return { value: mean, from: mean - reach, to: mean + reach };
}
