/** The pieces of one side in one block: counters of its line, leaders, characters, engines, and the households of heroes. */
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { Both, Seat } from '../brief/brief.ts';
import { characterOf } from '../facts.ts';
import { figureOf, type FigureId } from '../roster.ts';
import { HOUSEHOLD_COUNTERS } from '../dials.ts';
import { ENGINE_KINDS, engineNamed, enginesOf, type Emplaced } from './engines.ts';
import { lineLimit, type Ranks } from './formations.ts';
import { unitKind, type Bearing, type UnitType } from './kinds.ts';
import { pieceId, standingCounters } from './losses.ts';
import { CAPTAIN, MOST_POINTS, NAZGUL, PEOPLE, personKind, WITCH_KING } from './people.ts';
import { leadersOf, peopleOf, type Fight, type Standing } from './standing.ts';
import type { BlockSway } from './sways.ts';

/** A piece of a block before it has a place. */
export interface Token {
  readonly id: string;
  readonly sheet: KindSheet;
  readonly lost: number;
  /** Where its engine is emplaced; null for all that is set up by hand. */
  readonly emplaced: readonly string[] | null;
}

/** One side in one block. */
export interface Part {
  readonly fight: Fight;
  readonly standing: Standing;
  readonly seat: Seat;
  readonly ranks: Both<Ranks>;
  readonly sway: BlockSway;
}

function bearing({ fight: { link }, seat, sway: { letters } }: Part): Bearing {
  if (link.mode !== 'assault') return { mounted: true, at: 'open', letters };
  return { mounted: false, at: seat === 'defender' ? 'wall' : 'foot of the wall', letters };
}

function unitSheet(part: Part, unit: FigureId, type?: UnitType): KindSheet {
  const figure = figureOf(unit);
  return unitKind(figure.nation, type ?? (figure.type as UnitType), bearing(part));
}

/** The unit counters of a side: those of its line, then the households. */
export function unitTokens(part: Part): readonly Token[] {
  const { standing, seat, ranks } = part;
  const { line } = ranks[seat];
  const counters = line.flatMap((unit) =>
    standingCounters(unit, standing.losses).map((id) => ({
      id,
      sheet: unitSheet(part, unit),
      lost: standing.losses[id] ?? 0,
      emplaced: null,
    })),
  );
  return [...counters, ...households(part)];
}

/** A hero who adds a die brings counters of his own while the line is short of its limit (B2, 4.3); no figure stands behind them, and they are not replaced. */
function households(part: Part): readonly Token[] {
  const { fight, standing, seat, ranks, sway } = part;
  const { line } = ranks[seat];
  const [first] = line;
  if (first === undefined) return [];
  const room = Math.max(0, lineLimit(sway) - line.length);
  const heroes = peopleOf(fight, standing, seat)
    .filter((id) => (characterOf(id)?.combatStrengthBonus ?? 0) > 0 && !sway.resting.includes(id))
    .slice(0, room);
  const ids = heroes.flatMap((hero) =>
    Array.from({ length: HOUSEHOLD_COUNTERS }, (_, index) => `household-${hero}-${index + 1}`),
  );
  const here = (id: string): boolean =>
    standing.number === 1 ? true : standing.posts[id] !== undefined && !standing.out.includes(id);
  return ids.filter(here).map((id) => ({
    id,
    sheet: unitSheet(part, first, 'regular'),
    lost: standing.posts[id]?.lost ?? 0,
    emplaced: null,
  }));
}

/** Leaders, Nazgûl and characters of a side, but for whom a card keeps out. */
export function peopleTokens({ fight, standing, seat, sway }: Part): readonly Token[] {
  const cowed = fight.whiteRider !== null && fight.whiteRider !== seat;
  const leaders = leadersOf(fight, standing, seat).map((figure) => ({
    id: pieceId(figure),
    person: figureOf(figure).type === 'nazgul' ? NAZGUL : CAPTAIN,
  }));
  const characters = peopleOf(fight, standing, seat).flatMap((id) => {
    const person = PEOPLE[id];
    return person === undefined || sway.resting.includes(id) ? [] : [{ id, person }];
  });
  return [...leaders, ...characters].map(({ id, person }) => {
    const post = standing.posts[id];
    const points = post?.magic ?? (id === WITCH_KING ? kingsPoints(fight, seat) : person.points);
    const spells = cowed ? person.spells.filter((spell) => spell !== 'fear') : person.spells;
    return {
      id,
      sheet: personKind({ ...person, spells }, points, sway.ratings),
      lost: post?.lost ?? 0,
      emplaced: null,
    };
  });
}

/** The Witch-king has a point more for each Nazgûl that came with him (4.3). */
function kingsPoints({ link }: Fight, seat: Seat): number {
  const nazgul = link[seat].figures.filter((id) => figureOf(id).type === 'nazgul').length;
  return Math.min(MOST_POINTS, PEOPLE[WITCH_KING]!.points + nazgul);
}

/** Engines and cauldrons of a side: built for the first block, afterwards those that are left where they stand. */
export function engineTokens({ fight, standing, seat, ranks }: Part): readonly Token[] {
  if (standing.number === 1) {
    return enginesOf(fight, ranks)[seat].map(({ id, kind, at }) =>
      engine(id, kind, at === 'zone' ? null : at),
    );
  }
  return Object.keys(standing.posts).flatMap((id) => {
    const known = engineNamed(id);
    return known === null || known.seat !== seat ? [] : [engine(id, known.kind, null)];
  });
}

function engine(id: string, kind: Emplaced['kind'], emplaced: Token['emplaced']): Token {
  return { id, sheet: ENGINE_KINDS.find((sheet) => sheet.id === kind)!, lost: 0, emplaced };
}
