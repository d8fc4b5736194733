/** Threats on the board: hexes shaded by how many could strike there, and a line from everybody who could. */
import { between, distance, type Polyline } from '../../paint/geometry/curve.ts';
import type { Heat, Ray } from '../contract.ts';
import { centreOf, hexLine, type Plan } from '../plan.ts';
import { linesIn, type Cased, type Light } from '../theme.ts';
import { strokeCased, wash, type Pen } from './pen.ts';

/** Plum, as everything that is forbidden or dangerous; by night it glows. */
const SHADES = { day: '#7a1150', night: '#ff80b5', stark: '#720b43' } as const satisfies Record<
  Light,
  string
>;
const ALPHAS = { 1: 0.16, 2: 0.28, 3: 0.4, 4: 0.52, 5: 0.64 } as const satisfies Record<
  Heat['level'],
  number
>;
const LEVELS = [1, 2, 3, 4, 5] as const;
/** Ticks in the hex tell the shades apart without colour. */
const TICK: Cased = { colour: '#ffffff', width: 0.07, casing: '#3a0626', casingWidth: 0.15 };

/** Washes the hexes, one shade at a time, and counts each shade by ticks at the foot of the hex. */
export function drawHeat(g: Pen, plan: Plan, heat: readonly Heat[], light: Light): void {
  for (const level of LEVELS) {
    const same = heat.filter((one) => one.level === level);
    wash(
      g,
      same.map(({ hex }) => hexLine(plan, hex, 0.97)),
      { colour: SHADES[light], alpha: ALPHAS[level] },
    );
    strokeCased(
      g,
      same.flatMap(({ hex }) => ticks(centreOf(plan, hex), level)),
      false,
      TICK,
    );
  }
}

function ticks([x, y]: readonly [number, number], count: number): readonly Polyline[] {
  return Array.from({ length: count }, (_, at): Polyline => {
    const left = x + (at - (count - 1) / 2) * 0.2;
    return [
      [left, y + 0.58],
      [left, y + 0.74],
    ];
  });
}

/** A line from every attacker to the hex, ending before either. */
export function drawRays(g: Pen, plan: Plan, rays: readonly Ray[], light: Light): void {
  const lines = rays.flatMap(({ from, to }): readonly Polyline[] => {
    const [a, b] = [centreOf(plan, from), centreOf(plan, to)];
    const length = distance(a, b);
    if (length < 1.9) return [];
    return [[between(a, b, 0.86 / length), between(a, b, 1 - 0.95 / length)]];
  });
  strokeCased(g, lines, false, linesIn(light).ray);
}
