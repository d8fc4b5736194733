/**
 * Case 2.8.4: lines of sight, and for 2.8.5 the hexside by which a line enters its target. Whole numbers only.
 *
 * With s = -q - r, every point has three coordinates a = q - r, b = r - s and c = s - q, and a hex is the points
 * at most 1 from its centre in each of them. So a line leaves a hex when the first of the three has gone 1
 * further: after the fraction (number gone) / (the whole line's extent in that coordinate) of its length.
 */
import { HEXSIDE_KINDS, type Board } from './board.ts';
import { houseSideAt } from './houseGround.ts';
import { beyond, opposite, type Direction, type HexId } from './hex.ts';

/**
 * Why a line is blocked: by what grows or stands in a hex, by its height, by a target too far up, by rock between neighbours, by a
 * hexside of the map's own (2.22.2) over which it would come into the hex that blocks it.
 */
export type Obstacle = 'terrain' | 'height' | 'target-too-high' | 'rock' | 'hexside';

/** `enters`: the sides of the target's hex, as directions from it, where the line comes in: one, or two at a corner. */
export type Sight =
  | Readonly<{ clear: true; enters: readonly Direction[] }>
  | Readonly<{ clear: false; blockedBy: HexId; obstacle: Obstacle }>;

const ROCK = HEXSIDE_KINDS.indexOf('rock');

/**
 * Whether a shot from one hex can see another (2.8.4). The straight line between the centres is blocked by a hex
 * strictly between that is Grove, Mountain, Tunnel or opaque ground of the map's own, or higher than both ends; where it runs along a hexside one
 * free side is enough, and beyond the map edge there is no side. An opaque hexside of the map's own blocks a line that crosses it,
 * unless it is a side of one of the ends (2.22.2). Up it sees one level, down any number; from a
 * neighbour it sees across walls but not across rock. The firer counts `extraHeightFrom` higher than his hex
 * (2 in a docked tower's hex).
 */
export function sight(board: Board, from: HexId, to: HexId, extraHeightFrom = 0): Sight {
  const eye = board.height[from]! + extraHeightFrom;
  const target = board.height[to]!;
  if (target > eye + 1) return { clear: false, blockedBy: to, obstacle: 'target-too-high' };
  if (from === to) return { clear: true, enters: [] };

  const q = board.q[to]! - board.q[from]!;
  const r = board.r[to]! - board.r[from]!;
  const line: Line = { board, from, to, top: Math.max(eye, target), extents: [q - r, q + 2 * r, -2 * q - r] };
  const still = line.extents.indexOf(0);
  return still < 0 ? throughHexes(line) : alongHexsides(line, still);
}

interface Line {
  readonly board: Board;
  readonly from: HexId;
  readonly to: HexId;
  /** The height of the higher end. */
  readonly top: number;
  /** How far the line goes in a, b and c. */
  readonly extents: readonly [number, number, number];
}

/** The direction in which a line leaves a hex when a coordinate (0 a, 1 b, 2 c) has gone 1 further. */
function exitBy({ board, extents }: Line, coordinate: number): Direction {
  const onPointy = coordinate * 2 + (extents[coordinate]! > 0 ? 0 : 3);
  return ((board.orientation === 'pointy' ? onPointy : onPointy + 1) % 6) as Direction;
}

/**
 * A line that runs along no hexside: hex after hex, over the hexside that comes first. One coordinate goes as far
 * as the two others together and against them; it wins where two come at once, as the line then passes a corner
 * of the third hex without entering it.
 */
function throughHexes(line: Line): Sight {
  const { board, from, to, top } = line;
  const lengths = line.extents.map(Math.abs);
  const long = lengths.indexOf(Math.max(...lengths));
  const [one, other] = [(long + 1) % 3, (long + 2) % 3];
  const [lengthOfLong, lengthOfOne, lengthOfOther] = [lengths[long]!, lengths[one]!, lengths[other]!];
  const [exitByLong, exitByOne, exitByOther] = [exitBy(line, long), exitBy(line, one), exitBy(line, other)];
  let [goneLong, goneOne, goneOther] = [1, 1, 1];
  let hex = from;
  for (;;) {
    let exit = exitByLong;
    if (
      goneLong * lengthOfOne <= goneOne * lengthOfLong &&
      goneLong * lengthOfOther <= goneOther * lengthOfLong
    ) {
      [goneLong, goneOne, goneOther] = [goneLong + 2, goneOne + 1, goneOther + 1];
    } else if (goneOne * lengthOfOther < goneOther * lengthOfOne) {
      exit = exitByOne;
      [goneLong, goneOne, goneOther] = [goneLong + 1, goneOne + 2, goneOther - 1];
    } else {
      exit = exitByOther;
      [goneLong, goneOne, goneOther] = [goneLong + 1, goneOne - 1, goneOther + 2];
    }
    const next = beyond(board, hex, exit) as HexId;
    if (next === to) return intoTarget(line, hex, exit);
    const hedged = hex !== from && isOpaqueSide(board, hex, exit);
    const obstacle = hedged ? 'hexside' : obstacleIn(board, next, top);
    if (obstacle !== null) return { clear: false, blockedBy: next, obstacle };
    hex = next;
  }
}

function intoTarget({ board, from, to }: Line, last: HexId, exit: Direction): Sight {
  const rock = last === from && board.side[last * 6 + exit] === ROCK;
  return rock ? { clear: false, blockedBy: to, obstacle: 'rock' } : { clear: true, enters: [opposite(exit)] };
}

/** A line from corner to corner: along the hexside between two hexes, then through the hex behind it, and so on. */
function alongHexsides(line: Line, still: number): Sight {
  const { board, from, to, top } = line;
  const [left, right] = [exitBy(line, (still + 1) % 3), exitBy(line, (still + 2) % 3)];
  let hex = from;
  for (;;) {
    const [a, b] = [beyond(board, hex, left), beyond(board, hex, right)];
    const [obstacleA, obstacleB] = [beside(line, hex, left, right), beside(line, hex, right, left)];
    if (obstacleA !== null && obstacleB !== null) {
      return a < 0
        ? { clear: false, blockedBy: b as HexId, obstacle: obstacleB }
        : { clear: false, blockedBy: a as HexId, obstacle: obstacleA };
    }
    const next = a < 0 ? beyond(board, b as HexId, left) : beyond(board, a as HexId, right);
    if (next === to) return { clear: true, enters: [opposite(left), opposite(right)] };
    const obstacle = obstacleIn(board, next, top);
    if (obstacle !== null) return { clear: false, blockedBy: next as HexId, obstacle };
    hex = next as HexId;
  }
}

/** What keeps a line along a hexside from passing on one of its sides: through the hex in the first direction, out of it in the second. */
function beside(
  { board, from, to, top }: Line,
  hex: HexId,
  first: Direction,
  second: Direction,
): Obstacle | null {
  const by = beyond(board, hex, first);
  const obstacle = obstacleIn(board, by, top);
  if (obstacle !== null || by < 0) return obstacle;
  const isHedged =
    (hex !== from && isOpaqueSide(board, hex, first)) ||
    (beyond(board, by as HexId, second) !== to && isOpaqueSide(board, by as HexId, second));
  return isHedged ? 'hexside' : null;
}

function isOpaqueSide(board: Board, hex: HexId, direction: Direction): boolean {
  return houseSideAt(board, hex * 6 + direction)?.opaque === true;
}

function obstacleIn(board: Board, hex: HexId | -1, top: number): 'terrain' | 'height' | null {
  if (hex < 0 || board.opaque[hex] === 1) return 'terrain';
  return board.height[hex]! > top ? 'height' : null;
}
