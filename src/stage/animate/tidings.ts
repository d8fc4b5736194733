/** What concerns many at once: a force breaks or recovers, a gate or a terrace is lost, the battle ends (2.3.1, 2.10, 2.13). */
import type { HexId } from '../../board/hex.ts';
import type { ForceId, PieceId, Side } from '../../engine/battle.ts';
import type { EventOf } from '../../engine/event.ts';
import type { Verdict } from '../../engine/state.ts';
import type { Polyline, Point } from '../../paint/geometry/curve.ts';
import { LIVERIES } from '../counters/shapes.ts';
import { wearOf } from '../wear.ts';
import { stroke, wash } from '../layers/pen.ts';
import { circle } from '../layers/strokes.ts';
import { edgeOf, hexLine } from '../plan.ts';
import { easeOut } from './clock.ts';
import { film, stretch } from './film.ts';
import { drawInked, drawRuled } from './inkwork.ts';
import { spotOf, type AnimationContext, showWorks } from './context.ts';

const BREAK = 1200;
const TAKEN = 1300;
const SEIZED = 700;
const VICTORY = 1700;

/** The rims of a force blink to dashes, and white flags go up over it. */
export async function dismay(context: AnimationContext, force: ForceId): Promise<void> {
  const { counters, battle } = context;
  const places = placesOf(context, (id) => battle.pieces[id]!.force === force);
  let dashed: boolean | null = null;
  const showBroken = (now: boolean): void => {
    if (now !== dashed) counters.restage({ demoralized: context.after.demoralized.with(force, now) });
    dashed = now;
  };
  await film(context, {
    length: BREAK,
    poster: 1,
    stays: BREAK,
    draw: (part) => {
      showBroken(part < 0.35 || part > 0.6);
      flags(context, places, { cloth: '#fffdf8', edge: '#1d1814' }, easeOut(stretch(part, 0.1, 0.5)));
    },
  });
  showBroken(true);
}

/** A force takes heart again: its rims close, and its own pennants go up. */
export async function hearten(context: AnimationContext, force: ForceId): Promise<void> {
  const { counters, battle, after } = context;
  counters.restage({ demoralized: after.demoralized.with(force, false) });
  const places = placesOf(context, (id) => battle.pieces[id]!.force === force);
  await film(context, {
    length: 800,
    poster: 1,
    draw: (part) => flags(context, places, coloursOf(context, force), easeOut(stretch(part, 0, 0.6))),
  });
}

/** Whoever has won flies his pennants over every unit; in a draw both sides do. */
export function triumph(context: AnimationContext, { winner }: Verdict): Promise<void> {
  const { battle } = context;
  const forces = battle.forces.map((_, force) => force as ForceId);
  return film(context, {
    length: VICTORY,
    poster: 1,
    stays: 1200,
    draw: (part) => {
      for (const force of forces) {
        const { side } = battle.forces[force]!;
        if (winner !== 'draw' && side !== winner) continue;
        const places = placesOf(context, (id) => battle.pieces[id]!.force === force);
        flags(context, places, coloursOf(context, force), easeOut(stretch(part, 0, 0.5)));
      }
    },
  });
}

/** A terrace changes hands: it is tinted in the colour of whoever holds it now, and his banner stands on it. */
export async function showLevelTaken(context: AnimationContext, level: number, by: Side): Promise<void> {
  const { plan, battle, air, eye } = context;
  const hexes = [...plan.board.level.keys()].filter((hex) => plan.board.level[hex] === level);
  if (hexes.length === 0) return;
  const force = battle.forces.findIndex((one) => one.side === by) as ForceId;
  const colours = coloursOf(context, force);
  const centres = hexes.map((hex) => spotOf(context, hex as HexId));
  const middle: Point = [
    centres.reduce((sum, [x]) => sum + x, 0) / centres.length,
    centres.reduce((sum, [, y]) => sum + y, 0) / centres.length,
  ];
  const heart = centres.toSorted((a, b) => far(a, middle) - far(b, middle))[0]!;
  eye.at = heart;
  const areas = hexes.map((hex) => hexLine(plan, hex as HexId, 0.96));
  await film(context, {
    length: TAKEN,
    poster: 0.5,
    stays: TAKEN,
    draw: (part) => {
      const alpha = 0.5 * Math.sin(Math.PI * stretch(part, 0, 0.9));
      wash(air, areas, { colour: colours.cloth, alpha });
      stroke(air, areas, true, { colour: colours.edge, width: 0.06, alpha: alpha * 1.6 });
      flags(context, [heart], colours, 2.2 * easeOut(stretch(part, 0.1, 0.5)));
    },
  });
}

/** A gate changes hands: the pennant of whoever holds it now goes up on it. */
export async function showGateTaken(
  context: AnimationContext,
  { work, by }: EventOf<'GateTaken'>,
): Promise<void> {
  const { battle, plan } = context;
  const at = edgeOf(plan, plan.board.works[work]!.hexside).middle;
  const force = battle.forces.findIndex((one) => one.side === by) as ForceId;
  await film(context, {
    length: SEIZED,
    poster: 1,
    draw: (part) => flags(context, [at], coloursOf(context, force), 1.3 * easeOut(stretch(part, 0, 0.6))),
  });
  await showWorks(context);
}

/** The fall of the main gate is told: a seal of vermilion is set on it. */
export function showGateFallen(context: AnimationContext): Promise<void> {
  const work = context.plan.board.works.find(({ kind }) => kind === 'main-gate');
  if (work === undefined) return Promise.resolve();
  const at = edgeOf(context.plan, work.hexside).middle;
  context.eye.at = at;
  return film(context, {
    length: 700,
    poster: 0.7,
    draw: (part) => {
      const wide = 1.6 - easeOut(stretch(part, 0, 0.5));
      drawRuled(context.air, [circle(at, wide, 40), circle(at, wide * 0.8, 40)], '#d9542b', 0.09, true);
    },
  });
}

interface Cloth {
  readonly cloth: string;
  readonly edge: string;
}

function coloursOf({ battle }: AnimationContext, force: ForceId): Cloth {
  const { bodyTop, rim } = LIVERIES[wearOf(battle, force).colour];
  return { cloth: bodyTop, edge: rim };
}

/** Flags over these places; `size` 1 is as high as half a counter. */
function flags(
  { air }: AnimationContext,
  places: readonly Point[],
  { cloth, edge }: Cloth,
  size: number,
): void {
  if (size <= 0.02) return;
  const poles = places.map(([x, y]): Polyline => [
    [x + 0.36, y - 0.3],
    [x + 0.36, y - 0.3 - 0.7 * size],
  ]);
  const cloths = places.map(([x, y]): Polyline => {
    const top = y - 0.3 - 0.7 * size;
    return [
      [x + 0.36, top],
      [x + 0.36 + 0.5 * size, top + 0.08 * size],
      [x + 0.36 + 0.36 * size, top + 0.18 * size],
      [x + 0.36 + 0.5 * size, top + 0.32 * size],
      [x + 0.36, top + 0.36 * size],
    ];
  });
  drawRuled(air, poles, '#d9a863', 0.06);
  drawInked(air, cloths, cloth, 0.05);
  stroke(air, cloths, true, { colour: edge, width: 0.035, join: 'round' });
}

function placesOf({ counters }: AnimationContext, isWanted: (id: PieceId) => boolean): readonly Point[] {
  return [...counters.present].filter(isWanted).map((id): Point => {
    const { x, y } = counters.token(id)!.sprite.position;
    return [x, y];
  });
}

function far([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
