/** What the rules of Middle Earth IX state about powers and forts. The map is not public: a province is its abbreviation. */

/** The five powers (rule 2). */
export const POWERS = ['Angmar', 'Arthedain', 'Cardolan', 'Dunlendings', 'Hillmen'] as const;

/** A power of the game. */
export type Power = (typeof POWERS)[number];

/** The ten forts (rule 6). */
const FORTS: ReadonlySet<string> = new Set([
  'CDu',
  'Gun',
  'BCa',
  'Eld',
  'Eke',
  'Frn',
  'CBr',
  'TFo',
  'WTo',
  'Tha',
]);

/** Powers with a double army from the start (rule 2), and the Hillmen, who name one for a season (rule 9). */
const WITH_DOUBLE: ReadonlySet<Power> = new Set(['Arthedain', 'Cardolan', 'Hillmen']);

/** Abbreviations that the rules spell in two ways. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['Cbr', 'CBr'],
  ['Pfe', 'PFe'],
  ['Hfe', 'HFe'],
]);

/** The one spelling of a province. */
export function provinceNamed(abbreviation: string): string {
  return VARIANTS.get(abbreviation) ?? abbreviation;
}

/** Whether a province is a fort (rule 6). */
export function isFort(province: string): boolean {
  return FORTS.has(province);
}

/** Whether a power may have a double army without the Nazgûl. */
export function mayDouble(power: Power): boolean {
  return WITH_DOUBLE.has(power);
}
