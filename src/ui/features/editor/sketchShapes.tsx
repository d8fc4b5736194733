/** Shapes of the drawing over the sheet: hexes, hexsides, corners. */
import { useMemo } from 'preact/hooks';
import { hexNamed, type HexId } from '../../../board/hex.ts';
import type { HexName } from '../../../board/mapFile.ts';
import { centreOf, neighboursOf, type Sheet } from '../../../editor/sheet.ts';
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

interface BorderProps {
  readonly sheet: Sheet;
  /** By their names; those off the sheet count for nothing. The same list is worked out once, however often the sheet is moved. */
  readonly hexes: readonly HexName[];
  readonly class: string;
  readonly stroke: string;
}

/** The line around hexes, where they touch others; the edge of the sheet is none. */
export function Border({ sheet, hexes, stroke, ...rest }: BorderProps) {
  const path = useMemo(() => borderOf(sheet, hexes), [sheet, hexes]);
  return <path d={path} class={rest.class} style={{ stroke }} />;
}

function borderOf(sheet: Sheet, names: readonly HexName[]): string {
  const within = new Set(names.map((name) => hexNamed(sheet, name)).filter((hex) => hex !== null));
  return [...within]
    .flatMap((hex) =>
      neighboursOf(sheet, hex)
        .filter((next) => !within.has(next))
        .map((next) => `M${edgeBetween(sheet, hex, next).map(pair).join('L')}`),
    )
    .join('');
}

/** Hexsides, each in the manner of its kind. */
export function Sides({ sheet, sides }: Readonly<{ sheet: Sheet; sides: readonly SketchedSide[] }>) {
  return (
    <>
      {sides.map(({ a, b, kind, pair: name, up }) => (
        <g key={name} class={`sketch-side sketch-side-${kind}`}>
          <Line ends={edgeBetween(sheet, a, b)} class="sketch-casing" />
          <Line ends={edgeBetween(sheet, a, b)} class="sketch-line" />
          {up !== null && <path class="sketch-tooth" d={toothOf(sheet, up === a ? b : a, up)} />}
        </g>
      ))}
    </>
  );
}

/** Half the foot of a tooth, and how far it reaches inwards, in steps from hex to hex. */
const TOOTH = { foot: 0.09, reach: 0.17 };

/** A tooth on a hexside that points to its higher or inner hex. */
function toothOf(sheet: Sheet, low: HexId, up: HexId): string {
  const [[lx, ly], [ux, uy]] = [centreOf(sheet, low), centreOf(sheet, up)];
  const [mx, my] = [(lx + ux) / 2, (ly + uy) / 2];
  const [nx, ny] = [ux - lx, uy - ly];
  const { foot, reach } = TOOTH;
  const points: readonly SheetPoint[] = [
    [mx - ny * foot, my + nx * foot],
    [mx + nx * reach, my + ny * reach],
    [mx + ny * foot, my - nx * foot],
  ];
  return `M${points.map(pair).join('L')}Z`;
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
