/** Colours and signs on paper: what a force wears there, and the icons of kinds. */
import front from '../../../assets/built/icons-front.json' with { type: 'json' };
import others from '../../../assets/built/icons.json' with { type: 'json' };
import type { Colour, Sign } from '../../engine/livery.ts';
import { element, figure } from './svg.ts';

const PATHS: Readonly<Record<Sign, string>> = { ...front, ...others };

/** Side of the box in which every icon is drawn. */
const ICON_BOX = 512;

/** Bands of counters: white letters stand on them. */
export const BANDS = {
  blue: '#2f4f73',
  green: '#2c6b42',
  grey: '#6a6470',
  red: '#7c1f1c',
  copper: '#a84b07',
  violet: '#7d3fa3',
} as const satisfies Record<Colour, string>;

/** A sign, its middle at (x, y), so many units wide. */
export function signAt(sign: Sign, x: number, y: number, wide: number, fill: string): string {
  const scale = (wide / ICON_BOX).toFixed(5);
  const transform = `translate(${figure(x - wide / 2)} ${figure(y - wide / 2)}) scale(${scale})`;
  return element('path', { transform, fill, d: PATHS[sign] });
}
