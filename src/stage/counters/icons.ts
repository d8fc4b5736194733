/** The icons baked into assets/built/icons.json, and those of the title page, as canvas paths in a box of 512 x 512. */
import front from '../../../assets/built/icons-front.json' with { type: 'json' };
import others from '../../../assets/built/icons.json' with { type: 'json' };
import type { Pencil } from './look.ts';

const paths = { ...front, ...others };

export type IconName = keyof typeof paths;

/** Side of the box in which every icon is drawn. */
const ICON_BOX = 512;

/** Whether `name` is an icon of this game. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/** Fills the icon centred at (x, y) in a box of `size`, facing the other way when `mirrored`. An unknown name draws a shield. */
export function drawIcon(
  g: Pencil,
  name: string,
  {
    x,
    y,
    size,
    colour,
    mirrored,
  }: Readonly<{ x: number; y: number; size: number; colour: string; mirrored: boolean }>,
): void {
  const scale = size / ICON_BOX;
  g.save();
  g.translate(x, y);
  g.scale(mirrored ? -scale : scale, scale);
  g.translate(-ICON_BOX / 2, -ICON_BOX / 2);
  g.fillStyle = colour;
  g.fill(pathOf(isIcon(name) ? name : 'shield'));
  g.restore();
}

const cut = new Map<IconName, Path2D>();

function pathOf(name: IconName): Path2D {
  const known = cut.get(name);
  if (known) return known;
  const path = new Path2D(paths[name]);
  cut.set(name, path);
  return path;
}
