/** From block to block (4.4): events and cards before a block, and how the fight stands when it is over. */
import type { BlockEnd, Die } from '../../siege.ts';
import { type Both, type Seat, SEATS } from '../brief/brief.ts';
import { figureOf, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { ranksOf } from './block.ts';
import type { BlockAccount } from './blockAccount.ts';
import { closeBlock, lossesOn } from './closings.ts';
import { driveOn } from './driveOn.ts';
import { omensOf, type Omens } from './events.ts';
import { order } from './formations.ts';
import { pointsOf } from './leadership.ts';
import { lossesAfter, pieceId, wearSteps } from './losses.ts';
import { callRolls } from './rollCall.ts';
import { leadersOf, type Fight, type Standing } from './standing.ts';
import type { BlockSway } from './sways.ts';

/** A fight as it stands when its first block begins: the dice of events have been thrown (4.5). */
export function afterOmens(fight: Fight, standing: Standing): Standing {
  const { hits, eagles } = omensOf(fight.brief);
  const struck = SEATS.reduce((now, seat) => lossesOn(fight, now, seat, hits[seat] * STEPS_OF_HIT), standing);
  return eagles === null ? struck : drivenOff(fight, struck, eagles);
}

/** The Eagles kill so many Nazgûl, and none of the others comes into this battle. */
function drivenOff(fight: Fight, standing: Standing, { on, killed }: NonNullable<Omens['eagles']>): Standing {
  const flyers = leadersOf(fight, standing, on).filter((id) => figureOf(id).type === 'nazgul');
  const dead = flyers.slice(0, killed).map((id) => [pieceId(id), 1] as const);
  return {
    ...standing,
    losses: { ...standing.losses, ...Object.fromEntries(dead) },
    out: [...standing.out, ...flyers.slice(killed).map(pieceId)],
  };
}

/** A fight with the cards of its next block played: pre-attacks and hits that were bought have fallen on the lines (4.4). */
export function openBlock(fight: Fight, standing: Standing, sways: Both<BlockSway>): Standing {
  const ranks = ranksOf(fight, standing, sways);
  return SEATS.reduce((now, seat) => lossesOn(fight, now, seat, sways[seat].before), { ...standing, ranks });
}

/** A block that is over: how the fight stands, and how it came to that from its last blow on. */
export interface BlockOver {
  readonly standing: Standing;
  readonly account: BlockAccount;
}

/**
 * How a fight stands after a block, and how it came to that: `standing` is the fight as it was opened. The rolls are called and leaders drive on, by this die, and
 * cards close the block. Whoever still stands is in order again; what fell without steps of its own is out until the battle ends.
 */
export function afterBlock(
  fight: Fight,
  standing: Standing,
  sways: Both<BlockSway>,
  end: BlockEnd,
  die: Die,
): BlockOver {
  const units = SEATS.flatMap((seat) => order(fight.link, seat));
  const counters = new Set(units.flatMap((id) => [`${pieceId(id)}-a`, `${pieceId(id)}-b`]));
  const here = Object.entries(end.pieces);
  const struck = here.filter(([id, { gone }]) => gone && !counters.has(id)).map(([id]) => id);
  const posts = here.flatMap(([id, post]) =>
    post.gone ? [] : [[id, { ...post, disrupted: false }] as const],
  );
  const before = standing.losses;
  const fallen = lossesAfter(before, end, units);
  const { losses: called, calls } = callRolls(fight, { before, fought: fallen, ranks: standing.ranks }, die);
  const after: Standing = {
    ...standing,
    number: standing.number + 1,
    ranks: ranksOf(fight, standing, sways),
    losses: called,
    posts: Object.fromEntries(posts),
    out: [...standing.out, ...struck],
    works: end,
  };
  const points = (seat: Seat): number => pointsOf(fight, standing, seat, sways[seat]);
  const led = {
    before,
    fought: fallen,
    points: { attacker: points('attacker'), defender: points('defender') },
  };
  const closings = { attacker: sways.attacker.closings, defender: sways.defender.closings };
  const { standing: driven, drives } = driveOn(fight, after, led, die);
  const closed = closeBlock(fight, driven, { before, struck }, closings);
  return {
    standing: closed,
    account: { before, fought: fallen, calls, called, drives, driven: driven.losses, closed: closed.losses },
  };
}

/** A fight after an elite was driven on with whips: exactly one hit less (A6). */
export function pressElite(standing: Standing, elite: FigureId): Standing {
  return { ...standing, losses: wearSteps(standing.losses, elite, STEPS_OF_HIT) };
}
