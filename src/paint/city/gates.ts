/** Gates: a block in the wall, two square posts, two leaves; the main gate is black iron with gold. */
import { inView, stroke, trace, type Brush } from '../brush.ts';
import { INK } from '../geometry/colour.ts';
import type { Survey, SurveyedWork } from '../geometry/survey.ts';

/** How a gate stands: shut, its leaves swung back, or broken to splinters. */
export type GateState = 'shut' | 'open' | 'broken';

const SWING = (70 * Math.PI) / 180;
const LOOKS = {
  gate: { size: 1, long: 0.46, block: '#f6f2e8', leaf: '#7a4d26', strap: '#d9a94e' },
  'main-gate': { size: 1.45, long: 0.5, block: '#e9e4d8', leaf: '#2f3136', strap: '#d8b45a' },
} as const;
const STARK_LOOKS = {
  gate: { ...LOOKS.gate, block: '#ffffff', leaf: '#000000', strap: '#ffd84a' },
  'main-gate': { ...LOOKS['main-gate'], block: '#ffffff', leaf: '#000000', strap: '#ffd84a' },
} as const;

type Look = (typeof LOOKS)['gate' | 'main-gate'] | (typeof STARK_LOOKS)['gate' | 'main-gate'];

/** Paints the gates in view, shut unless told otherwise by hexside key. */
export function paintGates(
  brush: Brush,
  { works }: Survey,
  states: ReadonlyMap<string, GateState>,
  palette: 'drawn' | 'stark' = 'drawn',
): void {
  const looks = palette === 'stark' ? STARK_LOOKS : LOOKS;
  for (const work of works) {
    const { kind } = work.side;
    if (kind !== 'gate' && kind !== 'main-gate') continue;
    if (inView(brush, ...work.edge.middle, 1))
      paintGate(brush, work, looks[kind], states.get(work.key) ?? 'shut');
  }
}

function paintGate(brush: Brush, { edge }: SurveyedWork, look: Look, state: GateState): void {
  const { g, pixels } = brush;
  const { size, long, block } = look;
  const deep = 0.2 * size;
  g.save();
  g.translate(...edge.middle);
  g.rotate(Math.atan2(edge.normal[1], edge.normal[0]));
  g.fillStyle = 'rgba(20,16,12,.4)';
  g.fillRect(-deep + 0.08, -long + 0.1, deep * 2, long * 2);
  g.fillStyle = block;
  g.fillRect(-deep, -long, deep * 2, long * 2);
  g.beginPath();
  g.rect(-deep, -long, deep * 2, long * 2);
  stroke(g, INK, Math.max(0.05, 1 / pixels));
  if (state === 'shut') paintShutLeaves(brush, look, deep, long * 0.6);
  else paintPassage(brush, look, deep, long * 0.6, state);
  paintPosts(brush, deep, long, size);
  g.restore();
}

function paintShutLeaves(
  { g, pixels, scale }: Brush,
  { leaf, strap }: Look,
  deep: number,
  half: number,
): void {
  g.fillStyle = leaf;
  g.fillRect(-deep * 0.72, -half, deep * 1.44, half * 2);
  g.beginPath();
  g.rect(-deep * 0.72, -half, deep * 1.44, half * 2);
  stroke(g, INK, Math.max(0.05, 1 / pixels));
  if (scale !== 'far') {
    g.beginPath();
    for (let y = -half + 0.06; y < half; y += 0.06) {
      g.moveTo(-deep * 0.7, y);
      g.lineTo(deep * 0.7, y);
    }
    stroke(g, 'rgba(0,0,0,.35)', 0.012);
  }
  g.beginPath();
  g.moveTo(-deep * 0.72, 0);
  g.lineTo(deep * 0.72, 0);
  for (const side of [-0.3, 0.3]) {
    g.moveTo(deep * side, -half);
    g.lineTo(deep * side, half);
  }
  stroke(g, strap, Math.max(0.035, 0.7 / pixels));
}

/** The street shows through; leaves hang on the posts, or lie in splinters. */
function paintPassage(
  brush: Brush,
  { leaf, strap }: Look,
  deep: number,
  half: number,
  state: GateState,
): void {
  const { g, pixels } = brush;
  g.fillStyle = '#e6d8b4';
  g.fillRect(-deep - 0.04, -half, deep * 2 + 0.08, half * 2);
  g.fillStyle = 'rgba(58,46,28,.35)';
  g.fillRect(-deep - 0.04, -half, deep * 2 + 0.08, half * 0.35);
  for (const side of [-1, 1]) {
    g.save();
    g.translate(-deep * 0.7, side * half * 0.94);
    if (state === 'broken') {
      g.rotate(side * -0.5);
      g.fillStyle = leaf;
      for (const [x, y, turn] of [
        [0.02, 0.05, 0.3],
        [0.16, 0.14, -0.6],
        [0.3, 0.02, 1.1],
      ] as const) {
        g.save();
        g.translate(x, -side * y);
        g.rotate(turn);
        g.fillRect(-0.09, -0.03, 0.18, 0.06);
        g.beginPath();
        g.rect(-0.09, -0.03, 0.18, 0.06);
        stroke(g, INK, 0.02);
        g.restore();
      }
    } else {
      g.rotate(Math.atan2(-side * Math.cos(SWING), -Math.sin(SWING)));
      g.fillStyle = leaf;
      g.fillRect(0, -0.05, half * 1.1, 0.1);
      g.beginPath();
      g.rect(0, -0.05, half * 1.1, 0.1);
      stroke(g, INK, Math.max(0.035, 0.8 / pixels));
      trace(g, [
        [0.04, 0],
        [half * 0.9, 0],
      ]);
      stroke(g, strap, 0.028);
    }
    g.restore();
  }
}

function paintPosts({ g, pixels }: Brush, deep: number, long: number, size: number): void {
  const half = 0.15 * size;
  for (const side of [-1, 1]) {
    const y = side * long - half;
    g.fillStyle = '#fffdf6';
    g.fillRect(-deep - 0.05, y, deep * 2 + 0.1, half * 2);
    g.beginPath();
    g.rect(-deep - 0.05, y, deep * 2 + 0.1, half * 2);
    stroke(g, INK, Math.max(0.045, 0.9 / pixels));
    g.fillStyle = '#cfc9bb';
    g.fillRect(-deep * 0.5, side * long - half * 0.55, deep, half * 1.1);
  }
}
