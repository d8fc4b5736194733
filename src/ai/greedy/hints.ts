/** What the author of a battle tells the machine: places worth keeping, places to take in time, pieces to keep back. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type MachineHint,
  type PieceId,
  type Side,
} from '../../engine/battle.ts';
import { hexOf, isOrdered, standingAt, unitKind } from '../../engine/facts/pieces.ts';
import { perBattle } from '../../engine/memory.ts';
import type { GameState } from '../../engine/state.ts';
import { FAR, gaitOf, toHexes } from './fields.ts';
import type { Mind, Posting } from './mind.ts';

/** What it is worth to stand where a hint wants somebody, in points: more than a blow, for the author knows why. */
const POST = 60;
/** What a half point nearer to it is worth; and where the time for a place to be taken runs out. */
const NEARER = 1.5;
const IN_HASTE = 6;
/** What each half point costs that a reserve is away from its place. */
const AWAY = 20;
/** Enemies so near to a place come to it in a turn, in hexes. */
const NEAR = 4;

/** What a hex is worth. */
type Worth = (hex: HexId) => number;
type Post = Extract<MachineHint, { type: 'hold' | 'take' }>;
type Reserve = Extract<MachineHint, { type: 'reserve' }>;

const NONE: readonly MachineHint[] = [];

const bySide = perBattle(({ hints = NONE }) =>
  [DEFENDER, BESIEGER].map((side) => hints.filter((hint) => hint.side === side)),
);

/** The hints that a side is given. */
export function hintsFor(battle: Battle, side: Side): readonly MachineHint[] {
  return bySide(battle)[side]!;
}

/** Whether a piece is kept back now. */
export function isKeptBack(mind: Mind, piece: PieceId): boolean {
  return mind.hints.length > 0 && postingOf(mind).kept.has(piece);
}

/** What a hint makes a hex worth to a piece, besides all else; null where none concerns it now. Of several the first counts, a reserve before all. */
export function hintedWorth(mind: Mind, piece: PieceId): Worth | null {
  if (mind.hints.length === 0) return null;
  const { kept, posts } = postingOf(mind);
  const reserve = kept.get(piece);
  if (reserve !== undefined) {
    const way = wayToHint(mind, reserve, reserve.hexes, piece);
    return (hex) => -AWAY * way[hex]!;
  }
  const post = posts.get(piece);
  if (post === undefined) return null;
  const way = wayToHint(mind, post, post.objective.hexes, piece);
  const nearer = post.type === 'take' && isPressed(mind, post, piece, way) ? IN_HASTE : NEARER;
  return (hex) => (way[hex] === 0 ? POST : -nearer * way[hex]!);
}

/** What it is worth to begin in a hex: a reserve in its place, and somebody in each place that is to be held. Null where no hint says. */
export function hintedStart({ battle, state, hints, side }: Mind, piece: PieceId): Worth | null {
  for (const hint of hints) {
    if (hint.type === 'take' || !concerns(battle, hint, piece)) continue;
    if (hint.type === 'reserve') return (hex) => -AWAY * far(battle, hint.hexes, hex);
    const hexes = new Set(hint.objective.hexes);
    const isManned = battle.pieces.some(({ id, side: whose, kind }) => {
      const hex = hexOf(state, id);
      return whose === side && kind.class === 'unit' && hex !== null && hexes.has(hex);
    });
    if (!isManned && unitKind(battle, piece) !== null) return (hex) => (hexes.has(hex) ? POST : 0);
  }
  return null;
}

function concerns(battle: Battle, hint: MachineHint, piece: PieceId): boolean {
  if (hint.type === 'reserve') return hint.pieces.has(piece);
  const { side, force } = battle.pieces[piece]!;
  return side === hint.side && (hint.force === null || force === hint.force);
}

/** Who is kept back, and who goes to which place, as things stand. */
function postingOf(mind: Mind): Posting {
  const { state, memory } = mind;
  if (memory.posting?.state === state) return memory.posting;
  const kept = keptBack(mind);
  memory.posting = { state, kept, posts: postsOf(mind, kept) };
  return memory.posting;
}

/** The pieces that are kept back, each with the first hint that says so. */
function keptBack({ battle, state, hints }: Mind): ReadonlyMap<PieceId, Reserve> {
  const kept = new Map<PieceId, Reserve>();
  for (const hint of hints) {
    if (hint.type !== 'reserve' || !isBack(battle, state, hint)) continue;
    for (const piece of hint.pieces) if (!kept.has(piece)) kept.set(piece, hint);
  }
  return kept;
}

/** Whether a reserve is still kept back: before its turn, and while no enemy is within reach of its place or of one of its pieces. */
function isBack(battle: Battle, state: GameState, hint: Reserve): boolean {
  if (hint.until !== null && state.turn >= hint.until) return false;
  const { reach } = hint;
  if (reach === null) return true;
  const stands = [...hint.pieces].flatMap((id) => {
    const { at } = state.pieces[id]!;
    return at < 0 ? [] : [at as HexId];
  });
  const watched = [...hint.hexes, ...stands];
  return !battle.pieces.some(({ id, side, kind }) => {
    const { at } = state.pieces[id]!;
    return (
      side !== hint.side && kind.class === 'unit' && at >= 0 && far(battle, watched, at as HexId) <= reach
    );
  });
}

/** Who goes to which place: the nearest who are free, as many as it needs; the author's first hint has the first choice. */
function postsOf(mind: Mind, kept: ReadonlyMap<PieceId, Reserve>): ReadonlyMap<PieceId, Post> {
  const { battle, state, side } = mind;
  const posts = new Map<PieceId, Post>();
  const free = battle.pieces.flatMap(({ id, side: whose, kind }) =>
    whose === side && kind.class === 'unit' && isOrdered(battle, state, id) && !kept.has(id) ? [id] : [],
  );
  for (const hint of mind.hints) {
    if (hint.type === 'reserve' || !isOpen(mind, hint)) continue;
    const ways = free.flatMap((id) => {
      if (posts.has(id) || !concerns(battle, hint, id)) return [];
      const way = wayToHint(mind, hint, hint.objective.hexes, id)[state.pieces[id]!.at]!;
      return way === FAR ? [] : [{ id, way }];
    });
    const nearest = ways.toSorted((a, b) => a.way - b.way || a.id - b.id);
    for (const { id } of nearest.slice(0, countNeeded(mind, hint))) posts.set(id, hint);
  }
  return posts;
}

/** Whether a place still matters: a level until it is lost or taken, one to be taken until its turn is over. */
function isOpen({ state, side }: Mind, hint: Post): boolean {
  const { level } = hint.objective;
  const isHeld = level !== null && state.levels[level] === side;
  return hint.type === 'hold' ? level === null || isHeld : !isHeld && state.turn <= hint.by;
}

/** How many a place needs: to be held one more than the enemies that are near, to be taken twice as many as they, and two at least. */
function countNeeded({ battle, state, enemy }: Mind, { type, objective }: Post): number {
  const foes = battle.pieces.filter(
    ({ id, side }) =>
      side === enemy &&
      isOrdered(battle, state, id) &&
      far(battle, objective.hexes, standingAt(state, id)) <= NEAR,
  ).length;
  return type === 'hold' ? Math.min(objective.hexes.length, foes + 1) : Math.max(2, 2 * foes);
}

/** Whether a unit comes too late to a place unless it goes now: a turn of grace, no more. */
function isPressed(
  { battle, state }: Mind,
  { by }: Extract<MachineHint, { type: 'take' }>,
  unit: PieceId,
  way: Uint16Array,
): boolean {
  const { movement } = unitKind(battle, unit)!;
  return by - state.turn - Math.ceil(way[state.pieces[unit]!.at]! / movement) < 1;
}

/** The way of a piece to the hexes of a hint. */
function wayToHint(mind: Mind, hint: MachineHint, hexes: readonly HexId[], piece: PieceId): Uint16Array {
  const gait = gaitOf(mind, piece);
  return toHexes(mind, `hint ${mind.hints.indexOf(hint)} ${gait}`, gait, () => hexes);
}

function far({ board }: Battle, hexes: readonly HexId[], from: HexId): number {
  return hexes.reduce((least, hex) => Math.min(least, distance(board, from, hex)), Infinity);
}
