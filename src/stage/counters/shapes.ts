/** Outlines and colours of the forces. All measures are parts of the counter's side; (0, 0) is its centre. */
import type { Pencil, Shape } from './look.ts';

export const INK = '#0e0c0a';

export type Livery = Readonly<{
  bodyTop: string;
  bodyFoot: string;
  rim: string;
  icon: string;
  plate: string;
  factor: string;
}>;

export const LIVERIES = {
  rounded: {
    bodyTop: '#2b4a80',
    bodyFoot: '#152849',
    rim: '#e8eef4',
    icon: '#f6f9fc',
    plate: '#f3eee2',
    factor: '#111c34',
  },
  shield: {
    bodyTop: '#3d8a55',
    bodyFoot: '#1b4f31',
    rim: '#f0c95a',
    icon: '#fff9e6',
    plate: '#f6ecce',
    factor: '#0e2a19',
  },
  octagon: {
    bodyTop: '#6f1c1b',
    bodyFoot: '#2a0b0d',
    rim: '#e97e44',
    icon: '#f8e6cf',
    plate: '#ecdcc2',
    factor: '#26090b',
  },
} as const satisfies Record<Shape, Livery>;

/** In high contrast: one flat tint a side, all letters black on white. */
export const STARK_LIVERIES = {
  rounded: {
    bodyTop: '#1c2960',
    bodyFoot: '#1c2960',
    rim: '#ffffff',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
  shield: {
    bodyTop: '#28643c',
    bodyFoot: '#28643c',
    rim: '#fee656',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
  octagon: {
    bodyTop: '#7a0000',
    bodyFoot: '#7a0000',
    rim: '#f4965b',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
} as const satisfies Record<Shape, Livery>;

/** The colours of a counter as it is looked at. */
export function liveryOf({ shape, stark = false }: Readonly<{ shape: Shape; stark?: boolean }>): Livery {
  return (stark ? STARK_LIVERIES : LIVERIES)[shape];
}

/** Begins the outline of a counter whose side is `side`, ready to be filled, stroked or clipped. */
export function traceShape(g: Pencil, shape: Shape, side: number): void {
  g.beginPath();
  OUTLINES[shape](g, side / 2);
  g.closePath();
}

/** Strokes the outline just begun as a rim; that of a demoralized force is broken into dashes. [2.10] */
export function strokeRim(g: Pencil, side: number, broken: boolean): void {
  if (broken) {
    g.lineCap = 'butt';
    g.setLineDash([side * 0.13, side * 0.1]);
  }
  g.stroke();
  g.setLineDash([]);
}

/** Begins the flat hexagon of an engine, 112 wide and 100 high. */
export function traceEngine(g: Pencil, side: number): void {
  const half = side * 0.56;
  const rise = side * 0.5;
  g.beginPath();
  polygon(g, [
    [-half * 0.7, -rise],
    [half * 0.7, -rise],
    [half, 0],
    [half * 0.7, rise],
    [-half * 0.7, rise],
    [-half, 0],
  ]);
  g.closePath();
}

const OUTLINES = {
  rounded: (g, h) => g.roundRect(-h, -h, h * 2, h * 2, h * 0.2),
  shield: (g, h) => {
    const corner = h * 0.2;
    g.moveTo(-h + corner, -h);
    g.lineTo(h - corner, -h);
    g.quadraticCurveTo(h, -h, h, -h + corner);
    g.lineTo(h, h * 0.74);
    g.quadraticCurveTo(h * 0.62, h * 0.96, 0, h * 1.14);
    g.quadraticCurveTo(-h * 0.62, h * 0.96, -h, h * 0.74);
    g.lineTo(-h, -h + corner);
    g.quadraticCurveTo(-h, -h, -h + corner, -h);
  },
  octagon: (g, h) => {
    const cut = h * 0.68;
    polygon(g, [
      [-cut, -h],
      [cut, -h],
      [h, -cut],
      [h, cut],
      [cut, h],
      [-cut, h],
      [-h, cut],
      [-h, -cut],
    ]);
  },
} as const satisfies Record<Shape, (g: Pencil, half: number) => void>;

function polygon(g: Pencil, corners: readonly (readonly [number, number])[]): void {
  for (const [x, y] of corners) g.lineTo(x, y);
}
