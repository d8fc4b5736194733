/** The small parts that scenario, map, roster and save files are made of. */
import * as z from 'zod/mini';

/** A text in several languages, "en" always among them. */
export const text = z.catchall(z.object({ en: z.string().check(z.minLength(1)) }), z.string());

/** A name that other parts of a file point to: small letters, figures and hyphens. */
export const id = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id is written in small letters, figures and single hyphens'),
  );

/** A printed hex number, four figures or six on a map wider or taller than 99. */
export const hexName = z
  .string()
  .check(
    z.regex(/^(\d{4}|\d{6})$/, 'a hex is written as its printed number, column then row, such as "1213"'),
  );

/** Where a piece is: a printed hex number, or off the map. */
export const place = z
  .string()
  .check(z.regex(/^(off|\d{4}|\d{6})$/, 'a place is a printed hex number such as "1213", or "off"'));

/** A hexside by the printed numbers of its two hexes, in any order. */
export const hexside = z
  .string()
  .check(
    z.regex(
      /^(\d{4}|\d{6})\/(\d{4}|\d{6})$/,
      'a hexside is written as the two hexes beside it, such as "1213/1313"',
    ),
  );

/** Hexes: a zone of the scenario or of its map by name, or a list of hexes and zones. */
export const regionSchema = z.union([z.string(), z.array(z.string())]);

/** A whole number within bounds. */
export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
