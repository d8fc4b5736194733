/** A fight on hexes between two of its blocks: who is in it, what was lost, and how everything stands. */
import type { BlockEnd, PieceEnd } from '../../siege.ts';
import type { Setting, BattleSide } from '../battle/terms.ts';
import { type Both, type Seat, type SiegeBrief, SEATS } from '../brief/brief.ts';
import { type SiegeLink } from '../ledger/link.ts';
import { figureOf, isUnit, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { bornLosses, order, UNRANKED, type Ranks } from './formations.ts';
import type { HexGround } from './ground.ts';
import { pieceId, stepsLeft, type Losses } from './losses.ts';

/** A battle on its ground. */
export interface Fight {
  /** As the armies stand when the events before the first round are played. */
  readonly brief: SiegeBrief;
  readonly link: SiegeLink;
  readonly ground: HexGround;
  /** Of the strategic battle behind it. */
  readonly setting: Setting;
  /** The seat whose Gandalf the White gave up his own leadership, so that the Nazgûl across lead and frighten nobody; or null. */
  readonly whiteRider: Seat | null;
}

/** What of the fortress has changed. */
export type Works = Pick<BlockEnd, 'breached' | 'taken' | 'lostLevels' | 'ladders' | 'closed'>;

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

/** A fight that begins, with the battle behind it as it stands when its first round does: Gandalf the White has chosen by then. */
export function fightOn(
  brief: SiegeBrief,
  link: SiegeLink,
  ground: HexGround,
  { setting, sides }: Readonly<{ setting: Setting; sides: Both<BattleSide> }>,
): Fight {
  const whiteRider = SEATS.find((seat) => sides[seat].spent.includes('gandalf-white')) ?? null;
  return { brief, link, ground, setting, whiteRider };
}

/** How a fight stands before its first block: wear is on the counters, nobody stands anywhere yet. */
export function openingStanding({ link }: Pick<Fight, 'link'>): Standing {
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

/** The steps of every figure of a fight, by figure: what goes back over the border (C5). */
export function stepsNow(
  { link }: Pick<Fight, 'link'>,
  { losses }: Pick<Standing, 'losses'>,
): Readonly<Record<FigureId, number>> {
  const figures = SEATS.flatMap((seat) => link[seat].figures);
  return Object.fromEntries(figures.map((id) => [id, stepsLeft(id, losses)]));
}

/** The units of a seat that live. */
export function unitsLeft({ link }: Fight, { losses }: Standing, seat: Seat): readonly FigureId[] {
  return order(link, seat).filter((id) => stepsLeft(id, losses) > 0);
}

/** The elites of a seat that are more than a regular still: those that an attacker may reduce to press on (A2, A6). */
export function elitesLeft(fight: Fight, standing: Standing, seat: Seat): readonly FigureId[] {
  return unitsLeft(fight, standing, seat).filter(
    (id) => figureOf(id).type === 'elite' && stepsLeft(id, standing.losses) > STEPS_OF_HIT,
  );
}
