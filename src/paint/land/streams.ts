/** Streams: narrow water with a dark bank, a bright thread down its middle and ripples; decoration without effect. */
import { lineInView, stroke, trace, type Brush } from '../brush.ts';
import { offset, type Polyline, type Point } from '../geometry/curve.ts';

const BED = [
  { width: 0.4, style: 'rgba(216,197,149,.55)' },
  { width: 0.29, style: '#142e36' },
  { width: 0.21, style: '#7d9a9b' },
] as const;

/** Paints the streams in view; what crosses them is painted later. */
export function paintStreams({ g, ...brush }: Brush, streams: readonly Polyline[]): void {
  g.save();
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const stream of streams) {
    if (!lineInView({ g, ...brush }, stream, 0.6)) continue;
    for (const { width, style } of BED) {
      trace(g, stream);
      stroke(g, style, width);
    }
    trace(
      g,
      stream.map(([x, y]): Point => [x - 0.03, y - 0.035]),
    );
    stroke(g, 'rgba(228,240,238,.6)', 0.05);
    if (brush.scale === 'far') continue;
    g.setLineDash([0.34, 0.2, 0.12, 0.26]);
    for (const aside of [-0.06, 0.07]) {
      trace(g, offset(stream, aside));
      stroke(g, 'rgba(20,46,54,.45)', 0.02);
    }
    g.setLineDash([]);
  }
  g.restore();
}
