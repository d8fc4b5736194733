// Paints assets/built/title.webp, the ground of the title page: the sheet of the game at night with an assault at the gate.
import type { MapFile } from '../../../src/board/mapFile.ts';
import { loadFaces } from '../../../src/paint/fonts.ts';
import { INTACT } from '../../../src/paint/city/works.ts';
import { SCALES } from '../../../src/paint/geometry/sheet.ts';
import { paintWorks, preparePainter } from '../../../src/paint/painter.ts';
import { drawCounter } from '../../../src/stage/counters/drawCounter.ts';
import { drawEngine } from '../../../src/stage/counters/drawEngine.ts';
import { drawLeader } from '../../../src/stage/counters/drawLeader.ts';
import map from '../../../scenarios/maps/minas-tirith.json' with { type: 'json' };
import { centreOf, FIRES, WINDOW } from '../../../src/ui/features/title/fires.ts';
import { engine, unit } from '../demo/looks.ts';

/** Pixels a hex side: twice as many as are seen of it. */
const SCALE = SCALES.near;
/** Hex sides of the sheet that are painted at a time. */
const BOX = 11;

const garrison = (kind: string, code: string, wishes: object = {}) =>
  unit({ kind, code, move: 4, shape: 'rounded', ...wishes });
const sauron = (kind: string, code: string, wishes: object = {}) =>
  unit({ kind, code, move: 4, shape: 'octagon', ...wishes });

const ASSAULT = {
  '1213': garrison('guards-of-the-citadel', 'D3W'),
  '1111': garrison('bowmen-of-the-city', 'e2Y'),
  '1010': garrison('spearmen-of-minas-tirith', 'D3X'),
  '1112': garrison('axemen-of-lossarnach', 'B3X'),
  '1114': garrison('bowmen-of-blackroot-vale', 'e2Y', { disrupted: true }),
  '1016': garrison('spearmen-of-minas-tirith', 'D3X', { reduced: true }),
  '0912': garrison('knights-of-dol-amroth', 'B3X'),
  '1313': engine('grond', 'GROND'),
  '1212': sauron('trolls', 'B3Z'),
  '1214': sauron('orc-swordsmen-e3y', 'E3Y'),
  '1211': sauron('orc-light-spears', 'E1Z'),
  '1110': sauron('orc-swordsmen-e2y', 'E2Y', { disrupted: true }),
  '1412': sauron('orc-archers', 'e1Y'),
  '1413': sauron('trolls', 'B3Z'),
  '1315': sauron('orc-archers', 'e1Y'),
  '1116': sauron('orc-swordsmen-e3y', 'E3Y'),
  '1311': sauron('orc-light-spears', 'E1Z'),
  '1514': sauron('uruk-hai-of-mordor', 'Ee3X'),
  '1613': engine('catapult', ''),
  '1510': engine('catapult', ''),
  '1712': sauron('southron-foot', 'E2Y'),
  '1715': sauron('mumakil', 'A4Z'),
  '1812': sauron('harad-horse', 'C2Y'),
  '1817': sauron('easterling-axes', 'D3Y'),
  '1318': sauron('orc-archers', 'e1Y'),
} as const;

await loadFaces(document.fonts);
const canvas = document.querySelector<HTMLCanvasElement>('#plate');
const g = canvas?.getContext('2d');
if (!canvas || !g) throw new Error('no canvas');
canvas.width = (WINDOW.x1 - WINDOW.x0) * SCALE;
canvas.height = (WINDOW.y1 - WINDOW.y0) * SCALE;

const painter = preparePainter(map as unknown as MapFile);
for (let x = WINDOW.x0; x < WINDOW.x1; x += BOX) {
  for (let y = WINDOW.y0; y < WINDOW.y1; y += BOX) {
    const box = { x0: x, y0: y, x1: Math.min(WINDOW.x1, x + BOX), y1: Math.min(WINDOW.y1, y + BOX) };
    const part = paintWorks(painter, box, 'near', 'night', INTACT);
    g.drawImage(part, (x - WINDOW.x0) * SCALE, (y - WINDOW.y0) * SCALE);
  }
}
for (const [x, y] of FIRES) glow({ x: x * canvas.width, y: y * canvas.height }, 4.2 * SCALE);
for (const [hex, look] of Object.entries(ASSAULT)) {
  const { x, y } = centre(hex);
  g.save();
  g.translate(x, y);
  if (look.type === 'unit') drawCounter(g, look.look, SCALE * 1.22, 'mid');
  else if (look.type === 'engine') drawEngine(g, look.look, SCALE * 1.28, 'mid');
  else drawLeader(g, look.look, SCALE * 0.7);
  g.restore();
}
document.title = 'painted';

/** The centre of the hex of that number, in pixels of the plate. */
function centre(number: string): Readonly<{ x: number; y: number }> {
  const [x, y] = centreOf(number);
  return { x: (x - WINDOW.x0) * SCALE, y: (y - WINDOW.y0) * SCALE };
}

function glow({ x, y }: Readonly<{ x: number; y: number }>, reach: number): void {
  if (!g) return;
  for (const [operation, alpha] of [
    ['color-dodge', 0.22],
    ['soft-light', 0.6],
    ['screen', 0.2],
  ] as const) {
    const light = g.createRadialGradient(x, y, 0, x, y, reach);
    light.addColorStop(0, `rgba(255, 150, 60, ${alpha})`);
    light.addColorStop(1, 'rgba(255, 150, 60, 0)');
    g.globalCompositeOperation = operation;
    g.fillStyle = light;
    g.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
  g.globalCompositeOperation = 'source-over';
}
