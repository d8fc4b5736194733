/** A siege at each stronghold in one line, for tests, kept games and pictures. */
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';

/**
 * By region: the box of 4.7 where there is one, elsewhere the garrison of the first turn and a besieger for whom the
 * place is worth an assault: where elves, dwarves and men are at home the Shadow, where the Shadow is they.
 */
const SIEGES: Readonly<Record<string, string>> = {
  'minas-tirith': 'Minas Tirith: 3R 1E 1L v 8R 2E 3N, published',
  'helms-deep': "Helm's Deep: 1R v 4R 1E, Saruman in play, published",
  lorien: 'Lórien: 1R 2E 1L v 7R 1E 1N, published',
  'woodland-realm': 'Woodland Realm: 1R 1E 1L v 7R 1E 1N, published',
  'dol-amroth': 'Dol Amroth: 3R v 6R 1E Southrons, published',
  rivendell: 'Rivendell: 2E 1L v 7R 2E 2N, published',
  moria: 'Moria: 2R v 3R 3E 2L Dwarves, published',
  erebor: 'Erebor: 1R 2E 1L v 8R 2E 2N, published',
  orthanc: 'Orthanc: 4R 1E +Saruman v 5R 3E 3L Rohan, published',
  umbar: 'Umbar: 3R v 5R 3E 3L Gondor, published',
  'grey-havens': 'Grey Havens: 1R 1E 1L v 7R 1E 1N, published',
  'minas-morgul': 'Minas Morgul: 5R 1N v 6R 3E 4L Gondor, published',
  'dol-guldur': 'Dol Guldur: 4R 1E 1N v 3R 5E 4L Elves, published',
  morannon: 'Morannon: 5R 1N v 6R 4E 3L +Aragorn Gondor, published',
  'barad-dur': 'Barad-dûr: 4R 1E 1N v 5R 5E 3L +Aragorn Gondor, published',
  'mount-gundabad': 'Mount Gundabad: 2R v 4R 2E 2L Dwarves, published',
};

/** The note of a siege at a stronghold; throws where nobody has thought of one. */
export function siegeAt(region: string): string {
  const note = SIEGES[region];
  if (note === undefined) throw new Error(`there is no siege at ${region}`);
  return note;
}

/** Every stronghold with its siege, in the order of the grounds. */
export const ALL_SIEGES: readonly Readonly<{ region: string; note: string }>[] = FOUGHT_FOR.map((region) => ({
  region,
  note: siegeAt(region),
}));
