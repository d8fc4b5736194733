/** Case 2.5.1: whether everybody who waits for the set-up can find a hex: whoever never could would be in no battle at all. */
import type { Board } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import { DEFENDER, type Group, type PieceId, type SetupZone } from '../engine/battle.ts';
import { mayBegin } from '../engine/facts/ground.ts';
import { OFF_MAP } from '../engine/place.ts';
import { pointer, type ReportProblem } from './problems.ts';
import { takesPlaceOf, type Stander } from './readPieces.ts';

/** A piece that its owner may place, and the zone in which he may. */
interface Placed {
  readonly stander: Stander;
  readonly zone: SetupZone;
}

/**
 * Reports every piece that waits for the set-up while no hex of its zone bears it, or while others must have all that do: they
 * may change places within their zones, whoever has none stays where he is, and of the enemy only those are in the way who
 * stand there whatever he does. Who comes with a group waits for nothing here (2.6).
 */
export function checkRoom(
  setup: readonly SetupZone[],
  groups: readonly Group[],
  standers: readonly Stander[],
  board: Board,
  report: ReportProblem,
): void {
  const zones = new Map(setup.flatMap((zone) => zone.pieces.map((piece) => [piece, zone] as const)));
  const late = new Set(groups.flatMap(({ pieces }) => pieces));
  const waiting = standers.flatMap((stander): readonly Placed[] => {
    const zone = zones.get(stander.piece.id);
    const waits = stander.place === OFF_MAP && !late.has(stander.piece.id);
    return waits && zone !== undefined && zone.hexes.size > 0 ? [{ stander, zone }] : [];
  });
  if (waiting.length === 0) return;
  const places = placesOn(board, standers, zones);
  for (const placed of waiting) {
    const isBorne = bearsSomewhere(places, placed);
    if (isBorne && places.settle(placed)) continue;
    const path = pointer(['pieces', placed.stander.index]);
    report(path, 'no-room-for-setup', isBorne ? tooFewSentence(placed) : barredSentence(placed));
  }
}

function bearsSomewhere(places: Places, { stander, zone }: Placed): boolean {
  for (const hex of zone.hexes) if (places.bear(stander, hex)) return true;
  return false;
}

function barredSentence({ stander: { piece }, zone }: Placed): string {
  const wall = piece.kind.class === 'cauldron' ? ' with a wall, tower or gate at hand' : '';
  return `${piece.name} waits to be set up, but no hex${wall} of its zone (${zone.name.en}) bears it; widen the zone or change its ground [2.5.1, 4.3]`;
}

function tooFewSentence({ stander: { piece }, zone }: Placed): string {
  return `${piece.name} waits to be set up, but others need every hex of its zone (${zone.name.en}) that bears it; widen the zone [2.5.1, 2.7.1]`;
}

interface Places {
  /** Whether a piece could be put in a hex if nobody stood there who may be put elsewhere. */
  readonly bear: (stander: Stander, hex: HexId) => boolean;
  /** Finds a hex for a piece that waits, others of its own side changing theirs for it; whether there is one. */
  readonly settle: (placed: Placed) => boolean;
}

function placesOn(
  board: Board,
  standers: readonly Stander[],
  zones: ReadonlyMap<PieceId, SetupZone>,
): Places {
  const standing = new Map<HexId, Stander[]>();
  const held = { unit: nobodyYet(), engine: nobodyYet() };
  const slotOf = ({ piece }: Stander) => held[piece.kind.class === 'unit' ? 'unit' : 'engine'];
  for (const stander of standers) {
    if (stander.place === null || stander.place < 0) continue;
    const hex = stander.place as HexId;
    standing.set(hex, [...(standing.get(hex) ?? []), stander]);
    const zone = zones.get(stander.piece.id);
    if (zone !== undefined && stander.piece.kind.class !== 'personage')
      slotOf(stander).holders.set(hex, { stander, zone });
  }
  // The defender sets up first (2.5.1): those of the besieger stand where they begin, those of the defender may have gone.
  const inTheWay = (other: Stander, { piece }: Stander): boolean => {
    const stays = !zones.has(other.piece.id);
    if (other.piece.side !== piece.side) return stays || piece.side === DEFENDER;
    return stays && takesPlaceOf(other.piece.kind, piece.kind);
  };
  const bear = (stander: Stander, hex: HexId): boolean => {
    if (!mayBegin(board, stander.piece.kind, hex)) return false;
    return !(standing.get(hex) ?? []).some((other) => inTheWay(other, stander));
  };
  const settle = (placed: Placed): boolean =>
    placed.stander.piece.kind.class === 'personage' || settleIn(slotOf(placed.stander), placed, bear);
  return { bear, settle };
}

function nobodyYet(): Held {
  return { holders: new Map(), full: new Set() };
}

/** A link of a chain of changes: somebody who looks for a hex, and who takes the hex that he leaves; null for the one who waits and leaves none. */
interface Change {
  readonly who: Placed;
  readonly leaves: Readonly<{ hex: HexId; to: Change }> | null;
}

/** Who has which hex of those that hold one of a class, and the hexes from which no chain of changes leads to a free one any more. */
interface Held {
  readonly holders: Map<HexId, Placed>;
  readonly full: Set<HexId>;
}

/** One more piece among those who have a hex each, along the shortest chain of changes (a matching that grows by one). */
function settleIn({ holders, full }: Held, placed: Placed, bear: Places['bear']): boolean {
  const seen = new Set<HexId>();
  const ahead: Change[] = [{ who: placed, leaves: null }];
  for (const change of ahead) {
    for (const hex of change.who.zone.hexes) {
      if (full.has(hex) || seen.has(hex) || !bear(change.who.stander, hex)) continue;
      seen.add(hex);
      const holder = holders.get(hex);
      if (holder === undefined) {
        moveUp(holders, hex, change);
        return true;
      }
      ahead.push({ who: holder, leaves: { hex, to: change } });
    }
  }
  for (const hex of seen) full.add(hex);
  return false;
}

function moveUp(holders: Map<HexId, Placed>, free: HexId, last: Change): void {
  holders.set(free, last.who);
  for (let { leaves } = last; leaves !== null; { leaves } = leaves.to) holders.set(leaves.hex, leaves.to.who);
}
