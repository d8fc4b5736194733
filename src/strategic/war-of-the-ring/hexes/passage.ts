/** From block to block (4.4): events and cards before a block, and how the fight stands when it is over. */
import type { BlockEnd } from '../../siege.ts';
import { type Both, SEATS } from '../brief/brief.ts';
import { figureOf, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { ranksOf } from './block.ts';
import { closeBlock, lossesOn, type FoughtBlock } from './closings.ts';
import { omensOf, type Omens } from './events.ts';
import { order } from './formations.ts';
import { lossesAfter, pieceId, wearSteps } from './losses.ts';
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

/** How a fight stands after a block: `standing` is the fight as it was opened. What fell without steps of its own is out until the battle ends. */
export function afterBlock(
  fight: Fight,
  standing: Standing,
  sways: Both<BlockSway>,
  end: BlockEnd,
): Standing {
  const units = SEATS.flatMap((seat) => order(fight.link, seat));
  const counters = new Set(units.flatMap((id) => [`${pieceId(id)}-a`, `${pieceId(id)}-b`]));
  const here = Object.entries(end.pieces);
  const struck = here.filter(([id, { gone }]) => gone && !counters.has(id)).map(([id]) => id);
  const after: Standing = {
    ...standing,
    number: standing.number + 1,
    ranks: ranksOf(fight, standing, sways),
    losses: lossesAfter(standing.losses, end, units),
    posts: Object.fromEntries(here.filter(([, { gone }]) => !gone)),
    out: [...standing.out, ...struck],
    works: end,
  };
  const fought: FoughtBlock = { before: standing.losses, struck };
  const closings = { attacker: sways.attacker.closings, defender: sways.defender.closings };
  return closeBlock(fight, after, fought, closings);
}

/** A fight after an elite was driven on with whips: exactly one hit less (A6). */
export function pressElite(standing: Standing, elite: FigureId): Standing {
  return { ...standing, losses: wearSteps(standing.losses, elite, STEPS_OF_HIT) };
}
