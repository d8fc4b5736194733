/** A battle on its field between two of its blocks: who is in it, what was lost, and how everything stands. */
import type { ArdaBrief } from '../brief.ts';
import { figuresIn, ROLES, type Figure } from '../figures.ts';
import type { BlockEnd, PieceEnd } from '../../siege.ts';
import type { Sides } from '../targeted.ts';
import type { Role } from '../terrain.ts';
import { countersOf, dutyOf, type Counter } from './counters.ts';
import type { ArdaField } from './ground.ts';
import { hasAncient, siegeHexsides, type WorksLeft } from './walls.ts';

/** A battle on its field. */
export interface ArdaFight {
  readonly brief: ArdaBrief;
  readonly start: Sides;
  readonly field: ArdaField;
  readonly figures: Readonly<Record<Role, readonly Figure[]>>;
}

/** How a fight stands before one of its blocks. */
export interface Standing {
  /** Blocks that were fought. */
  readonly fought: number;
  /** Steps that were lost: of counters by their ids, of walls and fire by those of their figures. */
  readonly losses: Readonly<Record<string, number>>;
  /** Pieces as they were at the end of the last block. */
  readonly posts: Readonly<Record<string, PieceEnd>>;
  readonly works: Pick<BlockEnd, 'breached' | 'taken' | 'lostLevels' | 'ladders'>;
}

/** A battle of these sides on a field. */
export function fightOn(brief: ArdaBrief, start: Sides, field: ArdaField): ArdaFight {
  const figures = {
    attack: figuresIn('attack', start.attack),
    defence: figuresIn('defence', start.defence),
  };
  return { brief, start, field, figures };
}

/** Before the first block. */
export const UNFOUGHT: Standing = {
  fought: 0,
  losses: {},
  posts: {},
  works: { breached: [], taken: [], lostLevels: [], ladders: [] },
};

/** The hit points that a figure has left: one that has a step left on any counter stands (H6). */
export function pointsLeft(figure: Figure, { losses }: Standing): number {
  const lost = bearersOf(figure).reduce((sum, { id }) => sum + (losses[id] ?? 0), 0);
  return figure.unit.hitPoints - Math.floor(lost / 2);
}

/** The hit points of every figure. */
export function pointsNow({ figures }: ArdaFight, standing: Standing): Readonly<Record<string, number>> {
  const all = ROLES.flatMap((role) => figures[role]);
  return Object.fromEntries(all.map((figure) => [figure.id, pointsLeft(figure, standing)]));
}

/** The figures of a side that fight and have a hit point left. */
export function troopsLeft(fight: ArdaFight, standing: Standing, role: Role): readonly Figure[] {
  return fight.figures[role].filter(
    (figure) => dutyOf(figure.unit) === 'troops' && pointsLeft(figure, standing) > 0,
  );
}

/** The works of the defender that stand. */
export function worksLeft({ figures, start }: ArdaFight, standing: Standing): WorksLeft {
  const points = (id: string): number =>
    figures.defence
      .filter(({ unit }) => unit.id === id)
      .reduce((sum, figure) => sum + pointsLeft(figure, standing), 0);
  return { ancient: hasAncient(start.defence), walls: points('wall'), fortress: points('fortress') };
}

/** How a fight stands after a block that ended so: what its pieces lost, what engines and fire did to the walls in the first, and the end of whatever nobody serves any more. */
export function afterBlock(fight: ArdaFight, before: Standing, end: BlockEnd): Standing {
  const { pieces, breached, taken, lostLevels, ladders } = end;
  const all = ROLES.flatMap((role) => fight.figures[role]);
  const losses = { ...before.losses };
  for (const { id, steps } of all.flatMap(bearersOf)) {
    const piece = pieces[id];
    if (piece !== undefined) losses[id] = piece.gone ? steps : piece.lost;
  }
  const fought: Standing = {
    fought: before.fought + 1,
    losses,
    posts: pieces,
    works: { breached, taken, lostLevels, ladders },
  };
  return withoutUnserved(fight, before.fought === 0 ? afterSiege(fight, fought) : fought);
}

/** Walls first, then a fortress, and that only if it goes down at once, for it is whole again every round (R30); fire burns once. */
function afterSiege({ figures }: ArdaFight, standing: Standing): Standing {
  const losses = { ...standing.losses };
  const besiegers = figures.attack.filter((figure) => isAtTheWall(figure, standing));
  let owed = siegeHexsides(besiegers);
  const works = ['wall', 'fortress'].flatMap((id) => figures.defence.filter(({ unit }) => unit.id === id));
  for (const { id, unit } of works) {
    const paid = Math.min(owed, unit.hitPoints);
    owed -= paid;
    if (unit.id === 'wall' || paid === unit.hitPoints) losses[id] = 2 * paid;
  }
  const fires = ROLES.flatMap((role) => figures[role]).filter(({ unit }) => dutyOf(unit) === 'fire');
  for (const { id, unit } of fires) losses[id] = 2 * unit.hitPoints;
  return { ...standing, losses };
}

/** Whoever stood in the block and stands yet; fire is laid in any case. */
function isAtTheWall(figure: Figure, standing: Standing): boolean {
  if (dutyOf(figure.unit) === 'fire') return true;
  return countersOf(figure).some(({ id }) => standing.posts[id]?.gone === false);
}

/** Engines and walls fall with the last who could serve them, if there is an enemy to take them. */
function withoutUnserved(fight: ArdaFight, standing: Standing): Standing {
  const losses = { ...standing.losses };
  const here = (role: Role): boolean => troopsLeft(fight, standing, role).length > 0;
  for (const [role, enemy] of [
    ['attack', 'defence'],
    ['defence', 'attack'],
  ] as const) {
    if (here(role) || !here(enemy)) continue;
    for (const { id, steps } of fight.figures[role].flatMap(bearersOf)) losses[id] = steps;
  }
  return { ...standing, losses };
}

/** Whatever bears the hit points of a figure: its counters, or the figure itself where it has none. */
function bearersOf(figure: Figure): readonly Pick<Counter, 'id' | 'steps'>[] {
  const counters = countersOf(figure);
  return counters.length > 0 ? counters : [{ id: figure.id, steps: 2 * figure.unit.hitPoints }];
}
