/** The pen of the board on a plain canvas. */
import { FINE, type Pen } from '../layers/pen.ts';

/** A pen on a brush that measures in s. */
export function canvasPen(g: CanvasRenderingContext2D): Pen {
  let path = new Path2D();
  let filling = { color: '#000000', alpha: 1 };
  const at = (figure: number): number => figure / FINE;
  const ink = (alpha: number, draw: () => void): void => {
    g.globalAlpha = alpha;
    draw();
    g.globalAlpha = 1;
    path = new Path2D();
  };
  return {
    moveTo: (x, y) => path.moveTo(at(x), at(y)),
    lineTo: (x, y) => path.lineTo(at(x), at(y)),
    closePath: () => path.closePath(),
    setFillStyle: (style) => (filling = style),
    fill: () =>
      ink(filling.alpha, () => {
        g.fillStyle = filling.color;
        g.fill(path);
      }),
    stroke: ({ color, width, alpha, join, cap }) =>
      ink(alpha, () => {
        g.strokeStyle = color;
        g.lineWidth = at(width);
        g.lineJoin = join;
        g.lineCap = cap;
        g.stroke(path);
      }),
  };
}
