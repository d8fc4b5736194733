/** Counters that go from hex to hex (2.7, 2.8.9-2.8.12). */
import { directionTo, type HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import { between, type Point } from '../../paint/geometry/curve.ts';
import { ALONE } from '../layers/seats.ts';
import { inOut, out } from './clock.ts';
import { spotOf, type Theatre } from './theatre.ts';

const PER_HEX = 130;
const PER_ROAD_HEX = 80;
const LONGEST = 1100;
const SET_DOWN = 180;

/** Goes along a path that starts with the hex left; an engine that is pushed comes along. */
export async function walk(
  theatre: Theatre,
  pieces: readonly PieceId[],
  path: readonly HexId[],
): Promise<void> {
  const { counters, clock } = theatre;
  const tokens = pieces.flatMap((id) => counters.token(id) ?? []);
  const places = path.map((hex) => spotOf(theatre, hex));
  const times = timesOf(theatre, path);
  const whole = times.at(-1)!;
  if (tokens.length > 0 && whole > 0) {
    await clock.run(Math.min(LONGEST, whole), (part) => {
      const at = placeAt(places, times, inOut(part) * whole);
      for (const token of tokens) {
        const { dx, dy, size } = tokens.length === 1 ? ALONE : token.seat;
        counters.hold(token, [at[0] + dx, at[1] + dy], size * (1 + 0.06 * Math.sin(part * Math.PI)));
      }
    });
  }
  const end = path.at(-1)!;
  for (const id of pieces) counters.amend(id, { at: end });
}

/** A counter is put on the map. */
export async function setDown(theatre: Theatre, id: PieceId, hex: HexId): Promise<void> {
  const { counters, clock } = theatre;
  counters.amend(id, { at: hex });
  const token = counters.token(id);
  if (token === undefined) return;
  const [x, y] = [token.sprite.position.x, token.sprite.position.y];
  await clock.run(SET_DOWN, (part) => {
    token.sprite.alpha = Math.min(1, part * 2);
    counters.hold(token, [x, y - 0.3 * (1 - out(part))], token.seat.size * (1.25 - 0.25 * out(part)));
  });
}

function timesOf({ plan: { board } }: Theatre, path: readonly HexId[]): readonly number[] {
  const times = [0];
  for (let i = 1; i < path.length; i++) {
    const direction = directionTo(board, path[i - 1]!, path[i]!);
    const onRoad = direction !== null && board.road[path[i - 1]! * 6 + direction] === 1;
    times.push(times[i - 1]! + (onRoad ? PER_ROAD_HEX : PER_HEX));
  }
  return times;
}

function placeAt(places: readonly Point[], times: readonly number[], now: number): Point {
  const next = times.findIndex((time) => time >= now && time > 0);
  if (next < 0) return places.at(-1)!;
  const [from, to] = [times[next - 1]!, times[next]!];
  return between(places[next - 1]!, places[next]!, (now - from) / (to - from));
}
