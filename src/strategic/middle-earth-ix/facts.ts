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

/** Where an army of the Hillmen must start to be named a double army (rule 9). */
const HILLS: ReadonlySet<string> = new Set(['PFe', 'Mai', 'PTe', 'Dun', 'NNi']);

/** The provinces that the rules name. */
const NAMED =
  'CDu Gun Oio SAn EMo GHi Gnd Anu Frn TFo MBr NNi PTe WTo NWR CBr BCa TGo Eld HFe PFe Mai HGi EDa Dun Eke Bef Tin Tha Ene Mag SDu'.split(
    ' ',
  );

/** The further provinces of "Eriador, our own stand-in": the true map is not public. */
const OURS = 'For Los WAn NWa NEv NDo Lin Shi Bre Lhu Whi LLa Sar Ere Min Swa WEn Hol Gap Adn Lon Met'.split(
  ' ',
);

/** Every province there is, in its one spelling. */
export const PROVINCES: readonly string[] = [...NAMED, ...OURS];

const SPELLINGS: ReadonlyMap<string, string> = new Map(PROVINCES.map((one) => [one.toLowerCase(), one]));

/** The one spelling of a province, or null where there is none: letters decide, case does not. */
export function provinceNamed(abbreviation: string): string | null {
  return SPELLINGS.get(abbreviation.toLowerCase()) ?? null;
}

/** When an army may cross between two provinces (rules 7 and 8): most borders are not public, and are open as far as we know. */
export type BorderCrossing = 'open' | 'closed' | 'autumn';

const CROSSINGS: ReadonlyMap<string, BorderCrossing> = new Map([
  ['HFe-NWR', 'closed'],
  ['CBr-NWR', 'closed'],
  ['NNi-NWR', 'closed'],
  ['Mai-PFe', 'autumn'],
  ['Dun-PFe', 'autumn'],
  ['Dun-EDa', 'autumn'],
]);

/** When an army may go from one province to the other. */
export function crossing(one: string, other: string): BorderCrossing {
  return CROSSINGS.get([one, other].toSorted().join('-')) ?? 'open';
}

/** Whether rule 9 lets an army of the Hillmen that starts here be a double army. */
export function isHills(province: string): boolean {
  return HILLS.has(province);
}

/** Whether a province is a fort (rule 6). */
export function isFort(province: string): boolean {
  return FORTS.has(province);
}

/** Whether a power may have a double army without the Nazgûl. */
export function mayDouble(power: Power): boolean {
  return WITH_DOUBLE.has(power);
}
