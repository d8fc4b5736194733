/** One block a hex: who is its face, and what it tells of the others there. Read from the state as the viewer may see it. */
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { BlockLook, BlockSign } from '../counters/block.ts';
import { pieceLook, type LookContext } from '../pieceLook.ts';
import type { HexPlace } from './seats.ts';

/** Everybody in a hex, the face of its block first. */
export type Companies = ReadonlyMap<PieceId, readonly PieceId[]>;

/** Units before engines, engines before captains. */
const RANK = { unit: 0, engine: 1, cauldron: 1, personage: 2 } as const;
const STRENGTHS = 'EDCBA';

/** The same pieces in the middle of their hexes; all but the face of each hex stand under it. */
export function blockSeats(
  battle: Battle,
  seats: ReadonlyMap<PieceId, HexPlace>,
): Readonly<{ seats: ReadonlyMap<PieceId, HexPlace>; companies: Companies }> {
  const there = new Map<HexId, PieceId[]>();
  for (const [id, { hex }] of seats) there.set(hex, [...(there.get(hex) ?? []), id]);
  const companies = new Map<PieceId, readonly PieceId[]>();
  const placed = new Map<PieceId, HexPlace>();
  for (const [hex, ids] of there) {
    const company = ids.toSorted((a, b) => rankOf(battle, a) - rankOf(battle, b));
    company.forEach((id, i) => {
      companies.set(id, i === 0 ? company : [id]);
      placed.set(id, { hex, dx: 0, dy: 0, size: 1, height: i === 0 ? 1 : 0, led: false, under: i > 0 });
    });
  }
  return { seats: placed, companies };
}

/** The look of the block of a company; nobody but a face tells of others. */
export function blockLook(sight: LookContext, company: readonly PieceId[]): BlockLook {
  const [face, ...others] = company as readonly [PieceId, ...PieceId[]];
  const { side, force } = sight.battle.pieces[face]!;
  const looks = company.map((id) => pieceLook(sight, id));
  const ratings = looks.flatMap((seen) => (seen.type === 'leader' ? [seen.look.rating] : []));
  const behind = others.map((id) => sight.battle.pieces[id]!.kind.class);
  return {
    side,
    colour: sight.battle.forces[force]!.colour,
    sign: signOf(sight, face),
    behind: behind.includes('unit')
      ? 'unit'
      : behind.includes('engine') || behind.includes('cauldron')
        ? 'engine'
        : null,
    captain: ratings.length === 0 ? null : Math.max(...ratings),
    done: looks.some(({ look }) => look.done) && !company.some((id) => sight.hints.ready.has(id)),
    stark: sight.stark,
  };
}

/** A reduced E is still an E; whoever has no strength in melee shows that of his missiles as rings (2.4.1). */
function signOf(sight: LookContext, id: PieceId): BlockSign {
  const seen = pieceLook(sight, id);
  switch (seen.type) {
    case 'engine':
      return { type: 'engine', engine: seen.look.engine };
    case 'leader':
      return { type: 'captain' };
    case 'unit': {
      const { melee, missile } = seen.look.code;
      const letter = (melee ?? missile ?? 'E').charAt(0).toUpperCase();
      return { type: 'pips', filled: melee !== null, count: STRENGTHS.indexOf(letter) + 1 };
    }
  }
}

function rankOf(battle: Battle, id: PieceId): number {
  return RANK[battle.pieces[id]!.kind.class];
}
