/** Where cartouche and compass stand: in the corners that hide the least of the field. */
import type { Point } from '../geometry/curve.ts';
import type { Box } from '../geometry/sheet.ts';
import type { Survey } from '../geometry/survey.ts';

/** Size of the cartouche, and radius of the compass with its north letter. */
export const CARTOUCHE = { wide: 9.6, tall: 5.9 } as const;
export const COMPASS = { radius: 1.75, room: 3.2 } as const;
const INSET = 0.5;
/** A sheet smaller than this keeps all its room for hexes. */
const SMALLEST = { wide: 26, tall: 18 } as const;

/** On a sheet as large as this both have their full size; on smaller ones they shrink with it. */
const FULL_SHEET = { wide: 56, tall: 38 } as const;
const LEAST = 0.6;

/** Where something stands, and how large against its full size. */
export interface OrnamentPlace {
  readonly at: Point;
  readonly size: number;
}

export interface Ornaments {
  /** Top left corner of the cartouche. */
  readonly cartouche: OrnamentPlace | null;
  /** Middle of the compass. */
  readonly compass: OrnamentPlace | null;
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
  const size = Math.max(LEAST, Math.min(1, (x1 - x0) / FULL_SHEET.wide, (y1 - y0) / FULL_SHEET.tall));
  const [wide, tall, room] = [CARTOUCHE.wide * size, CARTOUCHE.tall * size, COMPASS.room * size];
  const cartouche = best(CORNERS, (corner) => isHidden(survey, corner, wide, tall));
  const others = CORNERS.filter((corner) => corner !== cartouche);
  const compass = best(others, (corner) => isHidden(survey, corner, room * 2, room * 2));
  return {
    cartouche: {
      at: [cartouche[0] ? x1 - INSET - wide : x0 + INSET, cartouche[1] ? y1 - INSET - tall : y0 + INSET],
      size,
    },
    compass: {
      at: [
        compass[0] ? x1 - room - 0.6 * size : x0 + room + 0.6 * size,
        compass[1] ? y1 - room - 0.6 * size : y0 + room + 1.4 * size,
      ],
      size,
    },
  };
}

/** The parts of the sheet that the ornaments cover. */
export function takenBy({ cartouche, compass }: Ornaments): readonly Box[] {
  const boxes: Box[] = [];
  if (cartouche) {
    const { at, size } = cartouche;
    boxes.push({
      x0: at[0],
      y0: at[1],
      x1: at[0] + CARTOUCHE.wide * size,
      y1: at[1] + CARTOUCHE.tall * size,
    });
  }
  if (compass) {
    const { at, size } = compass;
    const reach = COMPASS.radius * 1.2 * size;
    boxes.push({ x0: at[0] - reach, y0: at[1] - reach * 1.5, x1: at[0] + reach, y1: at[1] + reach });
  }
  return boxes;
}

function best(corners: readonly Corner[], cost: (corner: Corner) => number): Corner {
  return corners.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** Counts what would be covered: mountains cost nothing, open ground 1, anything drawn by the rules 4. */
function isHidden(
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
