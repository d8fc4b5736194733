/** Places for the pieces of a block: those who stood somewhere stand there, whoever comes up gets a hex of his zone, and who finds none waits. */
import { hexNamed } from '../../../board/hex.ts';
import type { HexName } from '../../../board/mapFile.ts';
import { bears } from '../../../engine/facts/ground.ts';
import { kindOf } from '../../../scenario/readKinds.ts';
import type { PieceLine } from '../../../scenario/schema.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import { ROLES, type Figure } from '../figures.ts';
import type { Role } from '../terrain.ts';
import { captainOf, countersOf, dutyOf } from './counters.ts';
import { besideWalls, crewsOf } from './crews.ts';
import { pointsLeft, troopsLeft, type ArdaFight, type Standing } from './standing.ts';

/** Figures of a side in the line (H3). */
const LINE_LIMIT = 24;

/** The pieces of one side with their places, their kinds, and those that came up: they may be moved before the first turn. */
export interface Deployed {
  readonly role: Role;
  readonly pieces: readonly PieceLine[];
  readonly kinds: readonly KindSheet[];
  readonly fresh: readonly string[];
  /** Those of them that stay beside a wall. */
  readonly cauldrons: readonly string[];
}

/** The ids of the forces of a block, by role. */
export const FORCES: Readonly<Record<Role, string>> = { attack: 'attackers', defence: 'defenders' };

/** Who stands in a hex so far, and whether a unit and an engine do: one of each at most. */
type Stands = Map<HexName, Readonly<{ role: Role; unit: boolean; engine: boolean }>>;

/** A piece that has its place. */
interface Placed {
  readonly id: string;
  readonly sheet: KindSheet;
  readonly at: HexName;
  readonly lost: number;
  readonly oil: number | null;
}

/** Deploys both sides: first all that stand already, then whoever comes up, the defender before the attacker. */
export function deploy(fight: ArdaFight, standing: Standing): Readonly<Record<Role, Deployed>> {
  const stands: Stands = new Map();
  for (const role of ROLES) {
    for (const { id, sheet } of figuresUp(fight, standing, role).flatMap(countersOf)) {
      const post = postOf(standing, id);
      if (post !== null) take(stands, post, role, sheet);
    }
  }
  const defence = deploySide(fight, standing, stands, 'defence');
  return { defence, attack: deploySide(fight, standing, stands, 'attack') };
}

function deploySide(fight: ArdaFight, standing: Standing, stands: Stands, role: Role): Deployed {
  const placed = figuresUp(fight, standing, role).flatMap((figure) =>
    placesOf(fight, standing, stands, figure),
  );
  const crews = role === 'defence' ? crewsPlaced(fight, standing, stands) : [];
  const all = [...placed, ...crews];
  const cauldrons = crews.filter(({ oil }) => oil !== null).map(({ id }) => id);
  const here = placed.map(({ id }) => id).filter((id) => postOf(standing, id) !== null);
  return {
    role,
    pieces: all.map((one) => pieceOf(standing, role, one)),
    kinds: all.map(({ sheet }) => sheet),
    fresh: all.map(({ id }) => id).filter((id) => !here.includes(id)),
    cauldrons,
  };
}

/** The crews of the works, as many as find room; cauldrons beside a wall. */
function crewsPlaced(fight: ArdaFight, standing: Standing, stands: Stands): readonly Placed[] {
  const { field } = fight;
  const besides = besideWalls(field);
  return crewsOf(fight, standing).flatMap(({ id, sheet, oil }): readonly Placed[] => {
    const zone = oil === null ? field.inside : besides;
    const at = zone.find((hex) => mayStand(fight, stands, 'defence', sheet, hex));
    if (at === undefined) return [];
    take(stands, at, 'defence', sheet);
    return [{ id, sheet, at, lost: 0, oil }];
  });
}

/** The counters of a figure that stand or find a place, and its captain beside the first of them. */
function placesOf(fight: ArdaFight, standing: Standing, stands: Stands, figure: Figure): readonly Placed[] {
  const { role } = figure;
  const zone = role === 'defence' ? fight.field.inside : fight.field.lines;
  const counters = countersOf(figure).flatMap(({ id, sheet, steps }): readonly Placed[] => {
    const lost = standing.losses[id] ?? 0;
    const post = postOf(standing, id);
    const free = lost < steps ? zone.find((hex) => mayStand(fight, stands, role, sheet, hex)) : undefined;
    const at = post ?? free;
    if (at === undefined) return [];
    if (post === null) take(stands, at, role, sheet);
    return [{ id, sheet, at, lost: sheet.class === 'unit' ? lost : 0, oil: null }];
  });
  const captain = captainOf(figure);
  const [beside] = counters;
  if (captain === null || beside === undefined || standing.posts[captain.id]?.gone === true) return counters;
  const { id, sheet } = captain;
  const lost = standing.posts[id]?.lost ?? 0;
  return [...counters, { id, sheet, at: postOf(standing, id) ?? beside.at, lost, oil: null }];
}

function pieceOf({ posts }: Standing, role: Role, { id, sheet, at, lost, oil }: Placed): PieceLine {
  const disrupted = sheet.class === 'unit' && posts[id]?.disrupted === true;
  return {
    id,
    kind: sheet.id,
    force: FORCES[role],
    at,
    ...(oil === null ? {} : { oil }),
    ...(lost > 0 ? { lost } : {}),
    ...(disrupted ? { disrupted } : {}),
  };
}

function take(stands: Stands, at: HexName, role: Role, sheet: KindSheet): void {
  const { unit = false, engine = false } = stands.get(at) ?? {};
  const isUnit = sheet.class === 'unit';
  stands.set(at, { role, unit: unit || isUnit, engine: engine || !isUnit });
}

/** Who is up in this block: of those who fight whoever stands on the map already, then the strongest, as many as the line has; engines behind them. */
function figuresUp(fight: ArdaFight, standing: Standing, role: Role): readonly Figure[] {
  const isUp = (figure: Figure): boolean =>
    countersOf(figure).some(({ id }) => postOf(standing, id) !== null);
  const troops = troopsLeft(fight, standing, role);
  const line = [...troops.filter(isUp), ...troops.filter((one) => !isUp(one))].slice(0, LINE_LIMIT);
  const engines = fight.figures[role].filter(
    (figure) => dutyOf(figure.unit) === 'engine' && pointsLeft(figure, standing) > 0,
  );
  return [...line, ...engines];
}

/** Where a piece stood when the last block ended, or null. */
function postOf({ posts }: Standing, id: string): HexName | null {
  const post = posts[id];
  return post === undefined || post.gone || post.at === 'off' ? null : post.at;
}

/** No enemy, room for one of its class, and ground that bears it (2.7.1, 4.3). */
function mayStand(
  { field: { board } }: ArdaFight,
  stands: Stands,
  role: Role,
  sheet: KindSheet,
  at: HexName,
): boolean {
  const stand = stands.get(at);
  if (stand !== undefined && stand.role !== role) return false;
  if (sheet.class === 'unit' ? stand?.unit === true : stand?.engine === true) return false;
  return bears(board, kindOf(sheet), hexNamed(board, at)!);
}
