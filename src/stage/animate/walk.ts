/** Counters that go from hex to hex (2.7, 2.8.9-2.8.12): the ground shakes under beasts, and horses raise dust. */
import { directionTo, type HexId } from '../../board/hex.ts';
import type { Gait, PieceId } from '../../engine/battle.ts';
import { between, distance, type Point } from '../../paint/geometry/curve.ts';
import { ALONE } from '../layers/seats.ts';
import { easeInOut, easeOut } from './clock.ts';
import { hoofDust } from './dust.ts';
import { film } from './film.ts';
import { drawRuled } from './inkwork.ts';
import { tremble } from './quake.ts';
import { placeOf, spotOf, type AnimationContext } from './context.ts';

const PER_HEX = 130;
const PER_ROAD_HEX = 80;
const LONGEST = 1100;
const SET_DOWN = 180;
/** How long the way of a counter is shown to those who do not see it go. */
const WAY_STAYS = 1500;

/** Goes along a path that starts with the hex left; an engine that is pushed comes along. */
export async function walk(
  context: AnimationContext,
  pieces: readonly PieceId[],
  path: readonly HexId[],
): Promise<void> {
  const places = path.map((hex) => spotOf(context, hex));
  const end = path.at(-1)!;
  if (context.still) {
    for (const id of pieces) context.counters.amend(id, { at: end });
    return showWay(context, places);
  }
  await go(context, pieces, places, timesOf(context, path));
  for (const id of pieces) context.counters.amend(id, { at: end });
  if (pieces.some((id) => gaitOf(context, id) === 'beast')) await tremble(context);
}

/** A personage or several change their hex without a way of their own: they go straight. */
export async function follow(
  context: AnimationContext,
  pieces: readonly PieceId[],
  to: HexId,
): Promise<void> {
  const { counters } = context;
  const afoot = pieces.filter((id) => counters.hexOf(id) !== null && counters.hexOf(id) !== to);
  const from = afoot.map((id) => placeOf(context, id)!);
  if (afoot.length > 0 && !context.still) {
    await context.clock.run(PER_HEX * 1.5, (part) =>
      afoot.forEach((id, i) => {
        const token = counters.token(id);
        if (token === undefined) return;
        counters.hold(token, between(from[i]!, spotOf(context, to), easeInOut(part)), token.seat.size);
      }),
    );
  }
  for (const id of pieces) counters.amend(id, { at: to });
}

/** A counter is put on the map. */
export async function setDown(context: AnimationContext, id: PieceId, hex: HexId): Promise<void> {
  const { counters, clock, still } = context;
  counters.amend(id, { at: hex });
  const token = counters.token(id);
  if (token === undefined) return;
  const [x, y] = [token.sprite.position.x, token.sprite.position.y];
  await clock.run(SET_DOWN, (part) => {
    token.sprite.alpha = Math.min(1, part * 2);
    if (still) return;
    counters.hold(token, [x, y - 0.3 * (1 - easeOut(part))], token.seat.size * (1.25 - 0.25 * easeOut(part)));
  });
}

async function go(
  context: AnimationContext,
  pieces: readonly PieceId[],
  places: readonly Point[],
  times: readonly number[],
): Promise<void> {
  const { counters, air, clock } = context;
  const tokens = pieces.flatMap((id) => counters.token(id) ?? []);
  const whole = times.at(-1)!;
  if (tokens.length === 0 || whole === 0) return;
  const dusty = pieces.map((id) => gaitOf(context, id)).find((gait) => gait === 'horse' || gait === 'beast');
  const dust = dusty === undefined ? null : hoofDust(dusty, places, times);
  await clock.run(Math.min(LONGEST, whole), (part) => {
    const at = placeAt(places, times, easeInOut(part) * whole);
    for (const token of tokens) {
      const { dx, dy, size } = tokens.length === 1 ? ALONE : token.seat;
      counters.hold(token, [at[0] + dx, at[1] + dy], size * (1 + 0.06 * Math.sin(part * Math.PI)));
    }
    air.clear();
    dust?.draw(air, easeInOut(part));
  });
  if (dust !== null) await clock.run(dust.settles, (part) => dust.settle(air, part));
  air.clear();
}

/** The way that was gone, with a footfall in every hex. */
function showWay(context: AnimationContext, places: readonly Point[]): Promise<void> {
  const gone = places.reduce((sum, place, i) => sum + (i === 0 ? 0 : distance(places[i - 1]!, place)), 0);
  if (gone === 0) return Promise.resolve();
  return film(context, {
    length: 0,
    poster: 1,
    stays: WAY_STAYS,
    draw: () => drawRuled(context.air, [places], '#fff6e0', 0.1),
  });
}

function gaitOf({ battle }: AnimationContext, id: PieceId): Gait | null {
  const { kind } = battle.pieces[id]!;
  return kind.class === 'unit' ? kind.gait : null;
}

function timesOf({ plan: { board } }: AnimationContext, path: readonly HexId[]): readonly number[] {
  const times = [0];
  for (let i = 1; i < path.length; i++) {
    const direction = directionTo(board, path[i - 1]!, path[i]!);
    const onRoad = direction !== null && board.road[path[i - 1]! * 6 + direction] === 1;
    times.push(times[i - 1]! + (onRoad ? PER_ROAD_HEX : PER_HEX));
  }
  return times;
}

/** Where something is on its way at a moment of it. */
export function placeAt(places: readonly Point[], times: readonly number[], now: number): Point {
  const next = times.findIndex((time) => time >= now && time > 0);
  if (next < 0) return places.at(-1)!;
  const [from, to] = [times[next - 1]!, times[next]!];
  return between(places[next - 1]!, places[next]!, (now - from) / (to - from));
}
