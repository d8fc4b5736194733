/** Reads where all figures of a brief are, and holds their sum against the printed one (C1). */
import { addFigures, figuresOf, NO_FIGURES } from '../armies.ts';
import type { Complain } from '../../reading.ts';
import { ring } from '../said.ts';
import type { NationCounts } from './brief.ts';
import type { BriefDraft } from './draft.ts';
import { FIGURE_TYPES, NATIONS, nationOf } from '../facts.ts';
import type { FigureType, Figures, Nation } from '../figures.ts';
import { readCounts, type Armies } from './readArmies.ts';

/** The accounts of a brief beside the battle. */
export interface Heaps {
  readonly dead: NationCounts;
  readonly pool: NationCounts;
  readonly elsewhere: NationCounts;
}

/**
 * The dead, the pool and the rest of the map. Where neither pool nor rest is given all others are in the pool; where one of
 * them is, the other has what is left. Too many figures are told, and too few where all accounts are given.
 */
export function readFigures(draft: BriefDraft, armies: Armies, complain: Complain): Heaps {
  const dead = readCounts(draft.dead ?? {}, '/dead', complain);
  const pool = draft.pool ? readCounts(draft.pool, '/pool', complain) : null;
  const elsewhere = draft.elsewhere ? readCounts(draft.elsewhere, '/elsewhere', complain) : null;
  const rest: Partial<Record<Nation, Figures>> = {};
  for (const { id } of NATIONS) {
    const here = [armies.attacker, armies.defender, armies.inside].map(({ figures }) =>
      figuresOf(figures, id),
    );
    const told = [...here, figuresOf(dead, id), figuresOf(pool ?? {}, id), figuresOf(elsewhere ?? {}, id)];
    const sum = told.reduce(addFigures, NO_FIGURES);
    checkSum(id, sum, placeOf(id, armies, dead), pool !== null && elsewhere !== null, complain);
    const left = leftOver(nationOf(id).totals, sum);
    if (FIGURE_TYPES.some((type) => left[type] > 0)) rest[id] = left;
  }
  return {
    dead,
    pool: pool ?? rest,
    elsewhere: elsewhere ?? (pool === null ? {} : rest),
  };
}

function leftOver(totals: Figures, sum: Figures): Figures {
  const restOf = (type: FigureType): number => Math.max(0, totals[type] - sum[type]);
  return {
    regular: restOf('regular'),
    elite: restOf('elite'),
    leader: restOf('leader'),
    nazgul: restOf('nazgul'),
  };
}

/** Where the figures of a nation are first told of. */
function placeOf(nation: Nation, armies: Armies, dead: NationCounts): string {
  const seat = (['attacker', 'defender', 'inside'] as const).find(
    (one) => armies[one].figures[nation] !== undefined,
  );
  if (seat !== undefined) return `/${seat}/figures/${nation}`;
  return dead[nation] === undefined ? `/pool/${nation}` : `/dead/${nation}`;
}

function checkSum(nation: Nation, sum: Figures, path: string, whole: boolean, complain: Complain): void {
  for (const type of FIGURE_TYPES) {
    const total = nationOf(nation).totals[type];
    if (sum[type] > total)
      complain(
        `${path}/${type}`,
        'too-many-figures',
        ring({ say: 'tooManyFigures', count: sum[type], type, nation, total, over: sum[type] - total }),
      );
    else if (whole && sum[type] < total)
      complain(
        `${path}/${type}`,
        'wrong-total',
        ring({ say: 'figuresUnaccounted', count: sum[type], type, nation, total }),
      );
  }
}
