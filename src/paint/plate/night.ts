/** The night grade over the finished day picture: less colour, then a blue veil; the paper's margin only dims. */
import type { Brush } from '../brush.ts';
import type { Box } from '../geometry/sheet.ts';

const UNLIT = '#8e8a86';
const LOSS = 'rgba(96,97,102,.5)';
const VEIL = '#4c5f8e';

/** Grades what is in view. */
export function gradeNight({ g, view }: Brush, neat: Box): void {
  g.save();
  g.globalCompositeOperation = 'saturation';
  cover(g, neat, LOSS);
  g.globalCompositeOperation = 'multiply';
  cover(g, neat, VEIL);
  g.beginPath();
  g.rect(view.x0, view.y0, view.x1 - view.x0, view.y1 - view.y0);
  g.rect(neat.x0, neat.y0, neat.x1 - neat.x0, neat.y1 - neat.y0);
  g.fillStyle = UNLIT;
  g.fill('evenodd');
  g.restore();
}

function cover(g: Brush['g'], { x0, y0, x1, y1 }: Box, style: string): void {
  g.fillStyle = style;
  g.fillRect(x0, y0, x1 - x0, y1 - y0);
}
