/** Shapes of the drawing over the sheet: hexes, hexsides, corners. */
import type { HexId } from '../../../board/hex.ts';
import type { Sheet } from '../../../editor/sheet.ts';
import { cornerPoint, type CornerId } from '../../../editor/tools/corners.ts';
import { edgeBetween, outline, type SheetPoint } from './places.ts';
import type { SketchedSide } from './sketch.ts';

/** A corner. */
export function Corner({ sheet, corner }: Readonly<{ sheet: Sheet; corner: CornerId }>) {
  const [x, y] = cornerPoint(sheet, corner);
  return <circle class="sketch-corner" cx={x} cy={y} r={0.09} />;
}

interface HexesProps {
  readonly sheet: Sheet;
  readonly hexes: readonly HexId[];
  readonly class: string;
  readonly fill?: string;
}

/** Hexes as one shape. */
export function Hexes({ sheet, hexes, fill, ...rest }: HexesProps) {
  if (hexes.length === 0) return null;
  const path = hexes.map((hex) => `M${outline(sheet, hex).map(pair).join('L')}Z`).join('');
  return <path d={path} class={rest.class} style={fill === undefined ? undefined : { fill }} />;
}

/** Hexsides, each in the manner of its kind. */
export function Sides({ sheet, sides }: Readonly<{ sheet: Sheet; sides: readonly SketchedSide[] }>) {
  return (
    <>
      {sides.map(({ a, b, kind, pair: name }) => (
        <g key={name} class={`sketch-side sketch-side-${kind}`}>
          <Line ends={edgeBetween(sheet, a, b)} class="sketch-casing" />
          <Line ends={edgeBetween(sheet, a, b)} class="sketch-line" />
        </g>
      ))}
    </>
  );
}

/** A line between two points. */
export function Line({
  ends: [[x1, y1], [x2, y2]],
  ...rest
}: Readonly<{ ends: readonly [SheetPoint, SheetPoint]; class: string }>) {
  return <line x1={x1} y1={y1} x2={x2} y2={y2} class={rest.class} />;
}

function pair([x, y]: SheetPoint): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
