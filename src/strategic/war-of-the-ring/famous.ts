/** Twelve famous set-ups as briefs, each a file of `examples`: the ten boxes by which the hexes are calibrated (4.7), and two more. */
import dolAmroth from '../../../examples/dol-amroth.json' with { type: 'json' };
import erebor from '../../../examples/erebor.json' with { type: 'json' };
import fightingUrukHai from '../../../examples/helms-deep-fighting-uruk-hai.json' with { type: 'json' };
import firstAssault from '../../../examples/helms-deep-first-assault.json' with { type: 'json' };
import lorien from '../../../examples/lorien.json' with { type: 'json' };
import captains from '../../../examples/minas-tirith-captains.json' with { type: 'json' };
import outnumbered from '../../../examples/minas-tirith-outnumbered.json' with { type: 'json' };
import tenRegulars from '../../../examples/minas-tirith-ten-regulars.json' with { type: 'json' };
import twoElites from '../../../examples/minas-tirith-two-elites.json' with { type: 'json' };
import whiteCity from '../../../examples/minas-tirith-white-city.json' with { type: 'json' };
import witchKing from '../../../examples/minas-tirith-witch-king.json' with { type: 'json' };
import relief from '../../../examples/pelennor-relief.json' with { type: 'json' };

/** The ten boxes of the calibration table, in its order, then the two others; each a document for `parseBrief`. */
export const FAMOUS: readonly { readonly battle: string; readonly title: string }[] = [
  tenRegulars,
  twoElites,
  witchKing,
  captains,
  whiteCity,
  outnumbered,
  firstAssault,
  lorien,
  erebor,
  dolAmroth,
  fightingUrukHai,
  relief,
];
