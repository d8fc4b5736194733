/** The work of a siege: walls that are struck, ladders, docked towers, oil and flames, trenches (2.2.10, 2.11). */
import type { WorkId } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import type { HexsideId } from '../../board/hexside.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { EventOf } from '../../engine/event.ts';
import { BLOWS } from '../../i18n/words.ts';
import { between, type Point } from '../../paint/geometry/curve.ts';
import { centreOf, edgeOf } from '../plan.ts';
import { circle } from '../layers/strokes.ts';
import { inOut, out } from './clock.ts';
import { rubble } from './dust.ts';
import { sink } from './fate.ts';
import { film, stretch } from './film.ts';
import { cloud, crossed, flame, inked } from './inkwork.ts';
import { inWords } from './papers.ts';
import { stone } from './shots.ts';
import { crack, ram } from './strike.ts';
import { placeOf, spotOf, type AnimationContext } from './context.ts';

const BREACH = 1200;
const FALL = 420;
const DOCK = { roll: 420, bridge: 300 } as const;
const RAISE = 320;
const POUR = 360;
const BLAZE = 620;
const SMOKE = 700;

/** The works and what lies on the board as they are in the end. */
export async function showWorks(context: AnimationContext): Promise<void> {
  context.works.show(context.after);
  context.markers.show(context.after);
}

/** A wall falls: it is struck, and its stones are thrown towards the attacker. */
export async function breach(context: AnimationContext, work: WorkId, by: PieceId): Promise<void> {
  await batter(context, by, work);
  await showWorks(context);
  const { middle, outward } = faceOf(context, work);
  context.eye.at = middle;
  const takeAway = inWords(context, BLOWS.breaks, middle);
  await rubble(context, { at: middle, size: 1.4, towards: outward, stones: 20, length: BREACH });
  takeAway();
}

/** A wall is struck and holds: a crack runs through it, and a little dust falls. */
export async function withstand(context: AnimationContext, work: WorkId, by: PieceId): Promise<void> {
  await batter(context, by, work);
  const { middle, outward } = faceOf(context, work);
  const takeAway = inWords(context, BLOWS.holds, middle);
  await rubble(context, { at: middle, size: 0.4, towards: outward, stones: 4, length: FALL });
  await crack(context, middle, outward);
  takeAway();
}

/** An engine breaks into splinters and is gone. */
export async function splinter(context: AnimationContext, engine: PieceId): Promise<void> {
  const at = placeOf(context, engine);
  await sink(context, engine);
  if (at !== null) await rubble(context, { at, size: 0.5, towards: null, stones: 12, length: FALL });
}

async function batter(context: AnimationContext, engine: PieceId, work: WorkId): Promise<void> {
  const from = placeOf(context, engine);
  if (from === null) return;
  const { middle } = faceOf(context, work);
  const { kind } = context.battle.pieces[engine]!;
  if (kind.class === 'engine' && kind.weapon === 'catapult') await stone(context, from, middle);
  else await ram(context, engine, middle);
}

/** The middle of a work, and the way out of it towards the attacker, in radians. */
function faceOf({ plan }: AnimationContext, work: WorkId): Readonly<{ middle: Point; outward: number }> {
  const { hexside, outer } = plan.board.works[work]!;
  const { middle } = edgeOf(plan, hexside);
  const [x, y] = centreOf(plan, outer);
  return { middle, outward: Math.atan2(y - middle[1], x - middle[0]) };
}

/** A ladder swings up against its wall. */
export async function raise(context: AnimationContext, hexside: HexsideId): Promise<void> {
  await showWorks(context);
  const ladder = context.works.ladder(hexside);
  if (ladder === undefined || context.still) return;
  const full = ladder.scale.x;
  await context.clock.run(RAISE, (part) => {
    ladder.scale.y = full * (0.15 + 0.85 * out(part) + 0.12 * Math.sin(part * Math.PI));
  });
  ladder.scale.y = full;
}

/** A ladder is gone: thrown down it falls and breaks, otherwise it is taken away. */
export async function unladder(
  context: AnimationContext,
  { hexside, why }: EventOf<'LadderRemoved'>,
): Promise<void> {
  const { clock, works, still } = context;
  const { middle } = edgeOf(context.plan, hexside);
  const ladder = works.ladder(hexside);
  if (ladder !== undefined && !still) {
    const { x, y } = ladder.position;
    const full = ladder.scale.x;
    await clock.run(RAISE, (part) => {
      if (ladder.destroyed) return;
      ladder.rotation += why === 'used' ? 0 : 0.06;
      ladder.scale.y = full * (1 - 0.7 * inOut(part));
      ladder.position.set(x, y + 0.25 * part);
      ladder.alpha = 1 - stretch(part, 0.6, 1);
    });
  }
  await showWorks(context);
  if (why === 'used') return flash(context, middle);
  await rubble(context, { at: middle, size: 0.35, towards: null, stones: 6, length: FALL });
}

/** A still mark that something is no longer there. */
function flash(context: AnimationContext, at: Point): Promise<void> {
  return film(context, {
    length: 200,
    poster: 1,
    draw: (part) => crossed(context.air, at, 0.26 * out(part), '#d9a863'),
  });
}

/** A tower rolls to its wall, and its bridge falls on it. */
export async function dock(
  context: AnimationContext,
  { tower, hexside }: EventOf<'TowerDocked'>,
): Promise<void> {
  const { counters, clock, after, still, plan } = context;
  const from = placeOf(context, tower);
  counters.moor(after.docks);
  const to = placeOf(context, tower);
  if (from !== null && to !== null && !still) {
    await clock.run(DOCK.roll, (part) => {
      const token = counters.token(tower);
      if (token !== undefined) counters.hold(token, between(from, to, inOut(part)), token.seat.size);
    });
  }
  await showWorks(context);
  const { middle } = edgeOf(plan, hexside);
  await rubble(context, { at: middle, size: 0.4, towards: null, stones: 4, length: DOCK.bridge });
}

/** Oil is poured from the wall on whoever stands before it, and burns. */
export async function pour(
  context: AnimationContext,
  { cauldron, hexside }: EventOf<'OilPoured'>,
): Promise<void> {
  const { p, q, middle } = edgeOf(context.plan, hexside);
  const from = placeOf(context, cauldron) ?? middle;
  await film(context, {
    length: POUR,
    poster: 0.7,
    stays: 300,
    draw: (part) => {
      const streams = [0.2, 0.42, 0.6, 0.82].map((along, i) => {
        const foot = between(p, q, along);
        const reach = out(stretch(part, i * 0.08, 0.85));
        const head = between(between(from, foot, 0.45), foot, reach);
        const neck = between(from, foot, 0.42);
        return [
          [neck[0] - 0.04, neck[1]],
          [head[0] - 0.11, head[1]],
          [head[0] - 0.05, head[1] + 0.14],
          [head[0] + 0.08, head[1] + 0.12],
          [head[0] + 0.1, head[1] - 0.02],
          [neck[0] + 0.05, neck[1]],
        ] as const;
      });
      inked(context.air, streams, '#5a3d12', 0.05, '#0d0804');
    },
  });
  await blaze(context, alongEdge(p, q));
}

/** Where fires spring up on a hexside: along it, and to both sides of it. */
function alongEdge(p: Point, q: Point): readonly Point[] {
  return [0.05, 0.22, 0.4, 0.6, 0.78, 0.95].map((along, i): Point => {
    const [x, y] = between(p, q, along);
    return [x + (i % 2 === 0 ? -0.17 : 0.17), y + 0.1];
  });
}

/** Fire springs up at these places, and sinks. */
export function blaze(context: AnimationContext, feet: readonly Point[]): Promise<void> {
  const ordered = feet.toSorted((a, b) => a[1] - b[1]);
  return film(context, {
    length: BLAZE,
    poster: 0.45,
    draw: (part) =>
      ordered.forEach((foot, i) => {
        const grown = Math.sin(Math.PI * stretch(part, i * 0.05, 1)) ** 0.6;
        const sway = 0.1 * Math.sin(part * 16 + i * 2);
        flame(context.air, foot, (0.5 + 0.16 * ((i * 7) % 3)) * grown, 0.17, sway);
      }),
  });
}

/** A hexside begins to burn and goes on burning. */
export async function light(context: AnimationContext, hexside: HexsideId): Promise<void> {
  const { p, q } = edgeOf(context.plan, hexside);
  await blaze(context, alongEdge(p, q));
  await showWorks(context);
}

/** The flames that burned have gone out: smoke drifts to the north-east. */
export async function quench(context: AnimationContext): Promise<void> {
  const out = context.after.flames.filter(({ burning }) => !burning);
  const feet = out.map(({ hexside }) => edgeOf(context.plan, hexside).middle);
  await showWorks(context);
  if (feet.length === 0) return;
  await film(context, {
    length: SMOKE,
    poster: 0.4,
    draw: (part) =>
      cloud(
        context.air,
        feet.flatMap(([x, y]) =>
          [0, 0.16, 0.32, 0.48].map((late) => {
            const age = stretch(part, late, late + 0.52);
            return { at: [x + age * 0.7, y - age * 0.9] as Point, wide: 0.24 * Math.sin(Math.PI * age) };
          }),
        ),
        ['#b9b3ac', '#857f78'],
      ),
  });
}

/** A trench is dug: earth flies, and fire springs up in it. */
export async function dig(context: AnimationContext, hex: HexId): Promise<void> {
  const at = spotOf(context, hex);
  await rubble(context, { at, size: 0.8, towards: null, stones: 12, length: FALL });
  await showWorks(context);
  const [x, y] = at;
  await blaze(context, [
    [x, y - 0.4],
    [x - 0.5, y],
    [x + 0.5, y],
    [x - 0.3, y + 0.45],
    [x + 0.34, y + 0.42],
  ]);
}

/** A head is taken away: a cloth is laid over it. */
export async function veil(context: AnimationContext, hex: HexId): Promise<void> {
  const [x, y] = spotOf(context, hex);
  const at: Point = [x + 0.68, y + 0.64];
  await film(context, {
    length: 360,
    poster: 0.5,
    draw: (part) =>
      inked(context.air, [circle(at, 0.3 * Math.sin(Math.PI * (0.2 + 0.8 * part)), 20)], '#f4ead0', 0.05),
  });
  await showWorks(context);
}
