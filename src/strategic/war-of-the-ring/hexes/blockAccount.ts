/** How a block came to its hits (C2, B3), told to whoever lost them: of the very dice that decided it, nothing is reckoned again. */
import type { Said } from '../../said.ts';
import { inSharedWords } from '../../reading.ts';
import { NO_FIGURES, nationsIn, figuresOf } from '../armies.ts';
import type { BattleSide } from '../battle/terms.ts';
import { opponent, type Both, type NationCounts, type Seat, SEATS } from '../brief/brief.ts';
import type { SiegeLink } from '../ledger/link.ts';
import { STEPS_OF_HIT } from '../roster.ts';
import { ring } from '../said.ts';
import { figureName, figuresName } from '../wording.ts';
import type { Drive } from './driveOn.ts';
import { order, stepsLost } from './formations.ts';
import type { Losses } from './losses.ts';
import type { UnitCalled } from './rollCall.ts';

/** A block from its opening to its close: what was lost at each moment, and the dice between them. */
export interface BlockAccount {
  /** When its first blow could fall: cards before it have acted. */
  readonly before: Losses;
  readonly fought: Losses;
  readonly calls: readonly UnitCalled[];
  readonly called: Losses;
  /** How the leaders of each side drove on, and the losses after it. */
  readonly drives: Both<Drive>;
  readonly driven: Losses;
  /** When cards have closed it. */
  readonly closed: Losses;
}

/** A block that is told: the fight before its cards acted, and both armies of the strategic battle before and after it. */
export interface ToldBlock {
  readonly link: SiegeLink;
  readonly account: BlockAccount;
  readonly began: Losses;
  readonly sides: Readonly<Record<'before' | 'after', Both<Pick<BattleSide, 'army'>>>>;
}

/** What a block came to, side by side: steps lost, the roll-call, the leaders across, cards, and the hits and figures of it all. */
export function accountLines(block: ToldBlock): readonly Said[] {
  return SEATS.flatMap((seat) => linesOf(block, seat));
}

function linesOf(block: ToldBlock, seat: Seat): readonly Said[] {
  const { link, account } = block;
  const { before, fought, calls, driven, closed, drives } = account;
  const own = new Set(order(link, seat));
  const stepsBetween = (from: Losses, to: Losses): number => stepsLost(link, seat, from, to);
  const byCards = stepsBetween(block.began, before) + stepsBetween(driven, closed);
  return [
    ring({ say: 'blockLost', seat, steps: stepsBetween(before, fought), hit: STEPS_OF_HIT }),
    ...rollLines(calls.filter(({ unit }) => own.has(unit))),
    ...driveLines(drives[opponent(seat)], opponent(seat)),
    ...(byCards === 0 ? [] : [cardsLine(byCards)]),
    costLine(block, seat, stepsBetween(block.began, closed)),
  ];
}

function rollLines(calls: readonly UnitCalled[]): readonly Said[] {
  if (calls.length === 0) return [];
  const told = calls.map(({ unit, part, face, isHit }) =>
    ring({
      say: 'rollCalled',
      figure: figureName(unit),
      part,
      hit: STEPS_OF_HIT,
      face,
      isHit: isHit ? 'yes' : 'no',
    }),
  );
  const all = told.reduceRight((rest, first) => inSharedWords({ say: 'andThen', first, rest }));
  return [ring({ say: 'rollsCalled', calls: all })];
}

function driveLines(drive: Drive, seat: Seat): readonly Said[] {
  if (drive.type === 'drove') {
    const { faces, hitsOn, hits } = drive;
    return [ring({ say: 'leadersDrove', seat, dice: faces.length, hitsOn, faces: faces.join(' '), hits })];
  }
  if (drive.why === 'nobody leads') return [];
  return [ring({ say: 'leadersHeld', seat, why: drive.why === 'nobody hurt' ? 'unhurt' : 'scored' })];
}

function cardsLine(steps: number): Said {
  return ring({ say: 'cardsInBlock', steps: Math.abs(steps), way: steps > 0 ? 'more' : 'back' });
}

function costLine({ sides }: ToldBlock, seat: Seat, steps: number): Said {
  return ring({
    say: 'blockCost',
    hits: Math.floor(steps / STEPS_OF_HIT),
    over: steps % STEPS_OF_HIT,
    before: figuresName(unitsAlone(sides.before[seat].army.figures)),
    after: figuresName(unitsAlone(sides.after[seat].army.figures)),
  });
}

/** The army units among counts: leaders are no steps. */
function unitsAlone(counts: NationCounts): NationCounts {
  const units = nationsIn(counts).map((nation) => {
    const { regular, elite } = figuresOf(counts, nation);
    return [nation, { ...NO_FIGURES, regular, elite }];
  });
  return Object.fromEntries(units) as NationCounts;
}
