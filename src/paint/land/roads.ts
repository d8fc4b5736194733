/** Roads and causeways: shadow, casing, fill and a worn crown; a causeway also has edge stones (2.7.6). */
import { lineInView, stroke, trace, type Brush } from '../brush.ts';
import { spaceEvenly, normalsOf, type Point } from '../geometry/curve.ts';
import type { RoadLine } from '../geometry/survey.ts';

interface RoadLook {
  readonly width: number;
  readonly fill: string;
  readonly crown: string;
}

const LOOKS = {
  causeway: { width: 0.46, fill: '#efe5c8', crown: '#f7f0dc' },
  road: { width: 0.36, fill: '#e6d8b2', crown: '#efe3c2' },
  street: { width: 0.22, fill: '#f3ead2', crown: '#f7f0dc' },
} as const satisfies Record<RoadLine['kind'], RoadLook>;

/** Paints the roads, the causeways last so that they lie on top where they meet. */
export function paintRoads(brush: Brush, roads: readonly RoadLine[]): void {
  const seen = roads
    .filter(({ line }) => lineInView(brush, line, 0.6))
    .sort((a, b) => LOOKS[a.kind].width - LOOKS[b.kind].width);
  const { g } = brush;
  g.save();
  g.lineJoin = 'round';
  g.lineCap = 'round';
  for (const { line, kind } of seen) {
    trace(
      g,
      line.map(([x, y]): Point => [x + 0.06, y + 0.07]),
    );
    stroke(g, 'rgba(60,44,20,.3)', LOOKS[kind].width + 0.08);
    trace(g, line);
    stroke(g, '#4a3c26', LOOKS[kind].width + 0.12);
  }
  for (const { line, kind } of seen) {
    const look = LOOKS[kind];
    trace(g, line);
    stroke(g, look.fill, look.width);
    stroke(g, look.crown, look.width * 0.45);
    if (kind === 'causeway') paintEdgeStones(brush, line, look.width);
    else if (brush.scale !== 'far') paintRuts(brush, line);
  }
  g.restore();
}

function paintEdgeStones({ g }: Brush, line: RoadLine['line'], width: number): void {
  const stones = spaceEvenly(line, 0.3);
  const normals = normalsOf(stones);
  g.beginPath();
  stones.forEach(([x, y], i) => {
    const [nx, ny] = normals[i]!;
    for (const side of [-1, 1]) {
      g.moveTo(x + nx * width * 0.5 * side, y + ny * width * 0.5 * side);
      g.lineTo(x + nx * width * 0.24 * side, y + ny * width * 0.24 * side);
    }
  });
  stroke(g, 'rgba(74,60,38,.75)', 0.035);
}

function paintRuts({ g }: Brush, line: RoadLine['line']): void {
  const normals = normalsOf(line);
  g.setLineDash([0.5, 0.22, 0.18, 0.3]);
  for (const aside of [-0.07, 0.07]) {
    trace(
      g,
      line.map(([x, y], i): Point => [x + normals[i]![0] * aside, y + normals[i]![1] * aside]),
    );
    stroke(g, 'rgba(122,98,58,.42)', 0.022);
  }
  g.setLineDash([]);
}
