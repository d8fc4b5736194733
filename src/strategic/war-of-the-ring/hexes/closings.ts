/** What combat cards do when a block is over (4.4): hits added and taken back, and who does not come back. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { opponent, type Both, type Seat, SEATS } from '../brief/brief.ts';
import { characterOf } from '../facts.ts';
import { figureOf, isUnit, STEPS_OF_HIT } from '../roster.ts';
import { order, stepsLost } from './formations.ts';
import { healSteps, pieceId, wornInOrder, type Losses } from './losses.ts';
import { leadersOf, peopleOf, unitsLeft, type Fight, type Standing } from './standing.ts';

/** What one side does at the end of a block. */
export type Closing =
  /** Steps the enemy loses: in any case, if he was hit, if he was hit more often, if he has half as many units. */
  | Readonly<{ type: 'strike'; steps: number; when: 'always' | 'hit' | 'out-hit' | 'two to one' }>
  /** Steps given back if the enemy scored so many hits. */
  | Readonly<{ type: 'heal'; steps: number; hits: number }>
  /** Steps of its own that buy steps of the enemy's. */
  | Readonly<{ type: 'onslaught'; price: number; steps: number }>
  /** A leader dies for one hit, or, where there is none, a companion for as many as his level. */
  | Readonly<{ type: 'heroic death' }>
  /** Who was struck down in this block is dead. */
  | Readonly<{ type: 'kill'; whom: 'minion' | 'nazgul or minion' | 'leader or companion' }>;

/** A block that was fought: how it stood before, and who was struck down in it. */
export interface FoughtBlock {
  readonly before: Losses;
  readonly struck: readonly string[];
}

/** How a fight stands after the cards of both sides have closed its block, the attacker's first. */
export function closeBlock(
  fight: Fight,
  after: Standing,
  fought: FoughtBlock,
  closings: Both<readonly Closing[]>,
): Standing {
  const hits = {
    attacker: hitsOn(fight, after, fought, 'defender'),
    defender: hitsOn(fight, after, fought, 'attacker'),
  };
  let standing = after;
  for (const seat of SEATS) {
    for (const closing of closings[seat]) {
      standing = closedBy({ fight, fought, seat, hits }, standing, closing);
    }
  }
  return standing;
}

/** Whole hits that a side took in the fighting. */
function hitsOn({ link }: Fight, { losses }: Standing, { before }: FoughtBlock, seat: Seat): number {
  return Math.floor(stepsLost(link, seat, before, losses) / STEPS_OF_HIT);
}

interface Close {
  readonly fight: Fight;
  readonly fought: FoughtBlock;
  readonly seat: Seat;
  /** Hits scored by each side. */
  readonly hits: Both<number>;
}

function closedBy(close: Close, standing: Standing, closing: Closing): Standing {
  const { seat } = close;
  const enemy = opponent(seat);
  switch (closing.type) {
    case 'strike':
      return strikes(close, standing, closing.when)
        ? lossesOn(close.fight, standing, enemy, closing.steps)
        : standing;
    case 'heal':
      return close.hits[enemy] < closing.hits ? standing : mend(close, standing, closing.steps);
    case 'onslaught':
      return lossesOn(
        close.fight,
        lossesOn(close.fight, standing, seat, closing.price),
        enemy,
        closing.steps,
      );
    case 'heroic death':
      return close.hits[enemy] === 0 ? standing : sacrifice(close, standing);
    case 'kill':
      return kill(close, standing, closing.whom);
    default:
      return assertNever(closing);
  }
}

function strikes(
  { fight, seat, hits }: Close,
  standing: Standing,
  when: Extract<Closing, { readonly type: 'strike' }>['when'],
): boolean {
  const enemy = opponent(seat);
  const alive = (whose: Seat): number => unitsLeft(fight, standing, whose).length;
  switch (when) {
    case 'always':
      return true;
    case 'hit':
      return hits[seat] > 0;
    case 'out-hit':
      return hits[seat] > hits[enemy];
    case 'two to one':
      return alive(seat) >= 2 * alive(enemy);
    default:
      return assertNever(when);
  }
}

/** A fight after a side has lost so many steps by cards or events: they fall on its line first, in the usual order. */
export function lossesOn({ link }: Fight, standing: Standing, seat: Seat, steps: number): Standing {
  const { line } = standing.ranks[seat];
  const others = order(link, seat).filter((id) => !line.includes(id));
  return { ...standing, losses: wornInOrder(standing.losses, [...line, ...others], steps) };
}

function mend({ fight, fought, seat }: Close, standing: Standing, steps: number): Standing {
  const units = order(fight.link, seat);
  return { ...standing, losses: healSteps(standing.losses, fought.before, units, steps) };
}

function sacrifice(close: Close, standing: Standing): Standing {
  const { fight, seat, hits } = close;
  const leader = leadersOf(fight, standing, seat).find((id) => figureOf(id).type === 'leader');
  if (leader !== undefined) {
    const dead = { ...standing, losses: { ...standing.losses, [pieceId(leader)]: 1 } };
    return mend(close, dead, STEPS_OF_HIT);
  }
  const [companion] = peopleOf(fight, standing, seat);
  if (companion === undefined) return standing;
  const level = characterOf(companion)?.level;
  const worth = Math.min(typeof level === 'number' ? level : 1, hits[opponent(seat)]);
  return mend(close, { ...standing, fallen: [...standing.fallen, companion] }, STEPS_OF_HIT * worth);
}

/** The first of those who were struck down in this block and whom the card may kill. */
function kill(
  { fight, fought, seat }: Close,
  standing: Standing,
  whom: Extract<Closing, { readonly type: 'kill' }>['whom'],
): Standing {
  const enemy = opponent(seat);
  const figure = fight.link[enemy].figures.find(
    (id) => !isUnit(id) && whom !== 'minion' && fought.struck.includes(pieceId(id)),
  );
  if (figure !== undefined) {
    return { ...standing, losses: { ...standing.losses, [pieceId(figure)]: 1 } };
  }
  const character = fight.link[enemy].characters.find((id) => fought.struck.includes(id));
  return character === undefined ? standing : { ...standing, fallen: [...standing.fallen, character] };
}
