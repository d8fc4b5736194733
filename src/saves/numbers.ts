/** Numbers of a saved match: whole, and named for what they count. */
import * as z from 'zod/mini';

/** A whole number from `least` to `most`, read as the kind of number that the caller knows it to be. */
export function wholeNumber<T extends number>(least: number, most: number): z.ZodMiniType<T> {
  return z.int().check(z.gte(least), z.lte(most)) as unknown as z.ZodMiniType<T>;
}

/** More than any map has hexsides, or any game actions. */
export const MANY = 99_999_999;

/** The index of a hex, a hexside or a piece; whether there is such a thing is asked of the battle. */
export function indexNumber<T extends number>(): z.ZodMiniType<T> {
  return wholeNumber<T>(0, MANY);
}
