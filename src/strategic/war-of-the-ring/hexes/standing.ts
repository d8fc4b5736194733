/** A fight on hexes between two of its blocks: who is in it, what was lost, and how everything stands. */
import type { BlockEnd, PieceEnd } from '../../siege.ts';
import { sumOf } from '../armies.ts';
import type { Both, Seat, SiegeBrief } from '../brief.ts';
import { CHARACTERS } from '../facts.ts';
import type { SiegeLink } from '../link.ts';
import { isUnit } from '../roster.ts';
import { bornLosses, UNRANKED, type Ranks } from './formations.ts';
import type { HexGround } from './ground.ts';
import { pieceId, type Losses } from './losses.ts';

/** A battle on its ground. */
export interface Fight {
  /** As the armies stand when the events before the first round are played. */
  readonly brief: SiegeBrief;
  readonly link: SiegeLink;
  readonly ground: HexGround;
  /** The seat whose Gandalf the White gave up his own leadership, so that the Nazgûl across lead and frighten nobody; or null. */
  readonly whiteRider: Seat | null;
}

/** What of the fortress has changed. */
export type Works = Pick<BlockEnd, 'breached' | 'taken' | 'lostLevels' | 'ladders'>;

/** How a fight stands before one of its blocks. */
export interface Standing {
  /** The number of that block, from 1. */
  readonly number: number;
  readonly ranks: Both<Ranks>;
  readonly losses: Losses;
  /** Pieces on the map at the end of the last block. */
  readonly posts: Readonly<Record<string, PieceEnd>>;
  /** Pieces without steps of a figure that are out until the battle ends: leaders, characters, engines, households. */
  readonly out: readonly string[];
  /** Characters whom a card has killed for good (B9). */
  readonly fallen: readonly string[];
  /** Null before the first block. */
  readonly works: Works | null;
}

/** A fight that begins. Gandalf the White gives up his leadership where the Nazgûl across are worth two or more, as in every table of odds. */
export function fightOn(brief: SiegeBrief, link: SiegeLink, ground: HexGround): Fight {
  return { brief, link, ground, whiteRider: riderAgainst(brief) };
}

function riderAgainst({ attacker, defender }: SiegeBrief): Seat | null {
  const rides = (own: typeof attacker, enemy: typeof attacker): boolean => {
    const king = CHARACTERS.find(({ id }) => id === 'witch-king' && enemy.characters.includes(id));
    const led = sumOf(enemy.figures, 'nazgul') + (king?.leadership ?? 0);
    return own.characters.includes('gandalf-white') && led >= 2;
  };
  if (rides(attacker, defender)) return 'attacker';
  return rides(defender, attacker) ? 'defender' : null;
}

/** How a fight stands before its first block: wear is on the counters, nobody stands anywhere yet. */
export function mustered({ link }: Pick<Fight, 'link'>): Standing {
  return {
    number: 1,
    ranks: { attacker: UNRANKED, defender: UNRANKED },
    losses: bornLosses(link),
    posts: {},
    out: [],
    fallen: [],
    works: null,
  };
}

/** The characters of a seat who are still in the battle. */
export function peopleOf({ link }: Fight, { out, fallen }: Standing, seat: Seat): readonly string[] {
  return link[seat].characters.filter((id) => !out.includes(id) && !fallen.includes(id));
}

/** The leaders and Nazgûl of a seat who are still in the battle. */
export function leadersOf({ link }: Fight, { out, losses }: Standing, seat: Seat): readonly string[] {
  return link[seat].figures.filter((id) => {
    const piece = pieceId(id);
    return !isUnit(id) && !out.includes(piece) && losses[piece] === undefined;
  });
}
