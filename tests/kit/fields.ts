/** A battle in one line wherever no stronghold is fought for: on each kind of open ground, for each of the six cities and at both fortifications. */

/** A battle in a region, as its note has it. */
interface Field {
  readonly region: string;
  readonly note: string;
}

/** One on each kind of open ground (plain, hills, forest, river), one for a city and one at a fortification: kept games are played of them, and pictures taken. */
export const ONE_OF_EACH: readonly Field[] = [
  { region: 'dagorlad', note: 'field at Dagorlad: 3R 1L Gondor v 4R 1E 1N' },
  { region: 'high-pass', note: 'field at High Pass: 2R 1L Elves v 3R 1E' },
  { region: 'fangorn', note: 'field at Fangorn: 3R 1L Rohan v 4R 1E Isengard' },
  { region: 'tharbad', note: 'field at Tharbad: 3R 1L North v 4R 1E Isengard' },
  { region: 'edoras', note: 'Edoras: 3R 1L v 7R 2E Isengard, published' },
  { region: 'fords-of-isen', note: 'Fords of Isen: 3R 1L v 6R 2E Isengard' },
];

/** All of them. */
export const FIELDS: readonly Field[] = [
  ...ONE_OF_EACH,
  { region: 'dale', note: 'Dale: 1R 1L v 5R Southrons' },
  { region: 'pelargir', note: 'Pelargir: 2R v 4R 1E Southrons' },
  { region: 'the-shire', note: 'The Shire: 1R v 3R Isengard' },
  { region: 'angmar', note: 'Angmar: 2R 1N v 3R 1E 1L North' },
  { region: 'far-harad', note: 'Far Harad: 3R v 4R 1E 1L Gondor' },
  { region: 'osgiliath', note: 'Osgiliath: 2R v 5R 1N' },
];
