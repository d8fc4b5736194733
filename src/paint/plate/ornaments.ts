/** Where cartouche and compass stand: in the corners that hide the least of the field. */
import type { Point } from '../geometry/curve.ts';
import type { Survey } from '../geometry/survey.ts';

/** Size of the cartouche, and radius of the compass with its north letter. */
export const CARTOUCHE = { wide: 9.6, tall: 5.9 } as const;
export const COMPASS = { radius: 1.75, room: 3.2 } as const;
const INSET = 0.5;
/** A sheet smaller than this keeps all its room for hexes. */
const SMALLEST = { wide: 26, tall: 18 } as const;

export interface Ornaments {
  /** Top left corner of the cartouche. */
  readonly cartouche: Point | null;
  /** Middle of the compass. */
  readonly compass: Point | null;
}

type Corner = readonly [right: boolean, bottom: boolean];

const CORNERS: readonly Corner[] = [
  [false, true],
  [false, false],
  [true, true],
  [true, false],
];

/** Chooses both places; neither on a small sheet. */
export function ornamentsOf(survey: Survey): Ornaments {
  const { x0, y0, x1, y1 } = survey.neat;
  if (x1 - x0 < SMALLEST.wide || y1 - y0 < SMALLEST.tall) return { cartouche: null, compass: null };
  const cartouche = best(CORNERS, (corner) => hidden(survey, corner, CARTOUCHE.wide, CARTOUCHE.tall));
  const others = CORNERS.filter((corner) => corner !== cartouche);
  const compass = best(others, (corner) => hidden(survey, corner, COMPASS.room * 2, COMPASS.room * 2));
  return {
    cartouche: [
      cartouche[0] ? x1 - INSET - CARTOUCHE.wide : x0 + INSET,
      cartouche[1] ? y1 - INSET - CARTOUCHE.tall : y0 + INSET,
    ],
    compass: [
      compass[0] ? x1 - COMPASS.room - 0.6 : x0 + COMPASS.room + 0.6,
      compass[1] ? y1 - COMPASS.room - 0.6 : y0 + COMPASS.room + 1.4,
    ],
  };
}

function best(corners: readonly Corner[], cost: (corner: Corner) => number): Corner {
  return corners.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** Counts what would be covered: mountains cost nothing, open ground 1, anything drawn by the rules 4. */
function hidden(
  { lattice, letters, levels, neat }: Survey,
  [right, bottom]: Corner,
  wide: number,
  tall: number,
): number {
  return lattice.centres.reduce((sum, [x, y], cell) => {
    const inside =
      (right ? x > neat.x1 - wide - 1 : x < neat.x0 + wide + 1) &&
      (bottom ? y > neat.y1 - tall - 1 : y < neat.y0 + tall + 1);
    const { terrain } = letters[cell]!;
    if (!inside || terrain === 'mountain') return sum;
    return sum + (terrain === 'clear' && levels[cell] === 0 ? 1 : 4);
  }, 0);
}
