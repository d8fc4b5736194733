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
import { easeInOut, easeOut } from './clock.ts';
import { rubble } from './dust.ts';
import { sink } from './fate.ts';
import { film, stretch } from './film.ts';
import { drawCross, drawInked } from './inkwork.ts';
import { inWords } from './papers.ts';
import { stone } from './shots.ts';
import { crack, ram } from './strike.ts';
import { placeOf, spotOf, type AnimationContext, showWorks } from './context.ts';
import { blaze } from './fire.ts';

const BREACH = 1200;
const FALL = 420;
const DOCK = { roll: 420, bridge: 300 } as const;
const RAISE = 320;

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
    ladder.scale.y = full * (0.15 + 0.85 * easeOut(part) + 0.12 * Math.sin(part * Math.PI));
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
      ladder.scale.y = full * (1 - 0.7 * easeInOut(part));
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
    draw: (part) => drawCross(context.air, at, 0.26 * easeOut(part), '#d9a863'),
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
      if (token !== undefined) counters.hold(token, between(from, to, easeInOut(part)), token.seat.size);
    });
  }
  await showWorks(context);
  const { middle } = edgeOf(plan, hexside);
  await rubble(context, { at: middle, size: 0.4, towards: null, stones: 4, length: DOCK.bridge });
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
      drawInked(context.air, [circle(at, 0.3 * Math.sin(Math.PI * (0.2 + 0.8 * part)), 20)], '#f4ead0', 0.05),
  });
  await showWorks(context);
}
