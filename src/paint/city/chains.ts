/** Wall hexsides strung together into long walls, each walked with its low side on the left hand. */
import { cornerKey } from '../geometry/loops.ts';
import { distance, roundCorners, subdivide, type Polyline, type Point } from '../geometry/curve.ts';
import { carriesWall, type Survey, type SurveyedWork } from '../geometry/survey.ts';

export interface WallChain {
  readonly level: number;
  readonly works: readonly SurveyedWork[];
  /** Corner to corner along the hexsides. */
  readonly corners: Polyline;
}

const CORNER = 0.28;
/** Half of the gap that a breach tears. */
const HALF_BREACH = 0.3;

/** All walls, the outer first; every hexside with a wall is in exactly one chain. */
export function wallChainsOf({ works }: Survey): readonly WallChain[] {
  const walls = works.filter(({ side }) => carriesWall(side));
  const levels = [...new Set(walls.map(({ side }) => side.level ?? 0))].sort((a, b) => a - b);
  return levels.flatMap((level) =>
    chainsOfLevel(
      level,
      walls.filter(({ side }) => (side.level ?? 0) === level),
    ),
  );
}

function chainsOfLevel(level: number, walls: readonly SurveyedWork[]): readonly WallChain[] {
  const leaving = new Map<number, SurveyedWork[]>();
  for (const wall of walls) {
    const key = cornerKey(wall.edge.p);
    leaving.set(key, [...(leaving.get(key) ?? []), wall]);
  }
  const arrivals = new Set(walls.map(({ edge }) => cornerKey(edge.q)));
  const starts = walls.filter(({ edge }) => !arrivals.has(cornerKey(edge.p)));
  const used = new Set<SurveyedWork>();
  return [...starts, ...walls].flatMap((start): readonly WallChain[] => {
    if (used.has(start)) return [];
    const chain: SurveyedWork[] = [];
    for (let wall: SurveyedWork | undefined = start; wall; wall = nextOf(wall, leaving, used)) {
      used.add(wall);
      chain.push(wall);
    }
    return [{ level, works: chain, corners: [start.edge.p, ...chain.map(({ edge }) => edge.q)] }];
  });
}

function nextOf(
  wall: SurveyedWork,
  leaving: ReadonlyMap<number, readonly SurveyedWork[]>,
  used: ReadonlySet<SurveyedWork>,
): SurveyedWork | undefined {
  return leaving.get(cornerKey(wall.edge.q))?.find((next) => !used.has(next));
}

/** The line of a wall with rounded corners, cut where a breach gapes. */
export function standingLines(
  { corners, works }: WallChain,
  breached: ReadonlySet<string>,
): readonly Polyline[] {
  const line = roundCorners(corners, CORNER, false);
  const gaps = works.filter(({ key }) => breached.has(key)).map(({ edge }) => edge.middle);
  if (gaps.length === 0) return [line];
  const pieces: Point[][] = [[]];
  for (const point of subdivide(line, 0.04, false)) {
    if (gaps.some((gap) => distance(gap, point) < HALF_BREACH)) pieces.push([]);
    else pieces.at(-1)!.push(point);
  }
  return pieces.filter((piece) => piece.length > 1);
}
