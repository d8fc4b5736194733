/** Outlines of the sides' forces, and the colours they wear. All measures are parts of the counter's side; (0, 0) is its centre. */
import type { Pencil, Shape } from './look.ts';
import type { Colour } from '../../engine/livery.ts';

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
  blue: {
    bodyTop: '#2b4a80',
    bodyFoot: '#152849',
    rim: '#e8eef4',
    icon: '#f6f9fc',
    plate: '#f3eee2',
    factor: '#111c34',
  },
  green: {
    bodyTop: '#3d8a55',
    bodyFoot: '#1b4f31',
    rim: '#f0c95a',
    icon: '#fff9e6',
    plate: '#f6ecce',
    factor: '#0e2a19',
  },
  grey: {
    bodyTop: '#7d7682',
    bodyFoot: '#3d3944',
    rim: '#9feaba',
    icon: '#fbfbf6',
    plate: '#f1efe8',
    factor: '#1b1820',
  },
  red: {
    bodyTop: '#6f1c1b',
    bodyFoot: '#2a0b0d',
    rim: '#e97e44',
    icon: '#f8e6cf',
    plate: '#ecdcc2',
    factor: '#26090b',
  },
  copper: {
    bodyTop: '#a84b07',
    bodyFoot: '#522103',
    rim: '#5b9391',
    icon: '#fff3e0',
    plate: '#f4e6d0',
    factor: '#2a1103',
  },
  violet: {
    bodyTop: '#9e5ec3',
    bodyFoot: '#44205c',
    rim: '#b294e6',
    icon: '#fbf4ff',
    plate: '#f0e8f2',
    factor: '#220c30',
  },
} as const satisfies Record<Colour, Livery>;

/** In high contrast: one flat tint a colour, all letters black on white. */
export const STARK_LIVERIES = {
  blue: {
    bodyTop: '#1c2960',
    bodyFoot: '#1c2960',
    rim: '#ffffff',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
  green: {
    bodyTop: '#28643c',
    bodyFoot: '#28643c',
    rim: '#fee656',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
  grey: {
    bodyTop: '#827e8b',
    bodyFoot: '#827e8b',
    rim: '#88e5ad',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
  red: {
    bodyTop: '#7a0000',
    bodyFoot: '#7a0000',
    rim: '#f4965b',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
  copper: {
    bodyTop: '#cb8614',
    bodyFoot: '#cb8614',
    rim: '#82a6aa',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
  violet: {
    bodyTop: '#9539f7',
    bodyFoot: '#9539f7',
    rim: '#a46cc4',
    icon: '#ffffff',
    plate: '#ffffff',
    factor: '#000000',
  },
} as const satisfies Record<Colour, Livery>;

/** The colours of a counter as it is looked at. */
export function liveryOf({ colour, stark = false }: Readonly<{ colour: Colour; stark?: boolean }>): Livery {
  return (stark ? STARK_LIVERIES : LIVERIES)[colour];
}

/** Whether an outline is the besieger's: its corners are cut. */
export function hasCutCorners(shape: Shape): boolean {
  return shape === 'octagon' || shape === 'notched' || shape === 'spiked';
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
  banner: (g, h) => {
    const corner = h * 0.2;
    g.moveTo(-h + corner, -h);
    g.lineTo(h - corner, -h);
    g.quadraticCurveTo(h, -h, h, -h + corner);
    g.lineTo(h, h * 1.16);
    g.lineTo(0, h * 0.94);
    g.lineTo(-h, h * 1.16);
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
  notched: (g, h) => {
    const bite = h * 0.32;
    for (const [turn, x, y] of [
      [0, -h, -h],
      [1, h, -h],
      [2, h, h],
      [3, -h, h],
    ] as const)
      g.arc(x, y, bite, ((turn + 1) * Math.PI) / 2, (turn * Math.PI) / 2, true);
  },
  spiked: (g, h) => {
    const cut = h * 0.68;
    polygon(g, [
      [-cut, -h],
      [cut, -h],
      [h, -cut],
      [h, h * 0.72],
      [0, h * 1.18],
      [-h, h * 0.72],
      [-h, -cut],
    ]);
  },
} as const satisfies Record<Shape, (g: Pencil, half: number) => void>;

function polygon(g: Pencil, corners: readonly (readonly [number, number])[]): void {
  for (const [x, y] of corners) g.lineTo(x, y);
}
