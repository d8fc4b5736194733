/** Which names are plural, as they are said in German, where their ending does not tell. */
import type { Catalogue } from '../en/catalogue.ts';

export const PLURAL: Catalogue['PLURAL'] = {
  Mûmakil: true,
  'Gefolge der Elbenfürsten': false,
  Westernis: false,
  Schatten: false,
  Norden: false,
  'Heer Saurons': false,
};
