/** Sides, their forces, where they are set up and who comes later (2.0.3, 2.5, 2.6). */
import { groupSchema, setupSchema, sideSchema } from '../../scenario/schema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, isSame, refuse, readLine, withLine, withoutLine, type Edited } from '../edited.ts';

/** Adds a side, or replaces the one at a place. */
export function putSide(document: ScenarioDocument, { at, side }: CommandOf<'putSide'>): Edited {
  const read = readLine(sideSchema, side);
  if (!read.ok) return read;
  const twin = document.sides.findIndex(({ id }) => id === side.id);
  if (twin >= 0 && twin !== at) return refuse('name-taken', side.id);
  const sides = withLine(document.sides, at, read.line);
  if (sides === null) return refuse('nothing-there');
  return isSame(sides, document.sides) ? refuse('no-change') : change(document, { sides: [...sides] });
}

/** Takes a side away; refused while a piece is of one of its forces. */
export function removeSide(document: ScenarioDocument, { id }: CommandOf<'removeSide'>): Edited {
  const side = document.sides.find((one) => one.id === id);
  if (side === undefined) return refuse('no-such-name', id);
  const forces = new Set(side.forces.map((force) => force.id));
  const used = document.pieces.find(({ force }) => forces.has(force));
  if (used !== undefined) return refuse('still-used', used.id);
  return change(document, { sides: document.sides.filter((one) => one !== side) });
}

/** Adds a force to a side, or replaces the force of this id there. */
export function putForce(document: ScenarioDocument, { side, force }: CommandOf<'putForce'>): Edited {
  const at = document.sides.findIndex(({ id }) => id === side);
  const before = document.sides[at];
  if (before === undefined) return refuse('no-such-name', side);
  if (document.sides.some((one) => one !== before && one.forces.some(({ id }) => id === force.id)))
    return refuse('name-taken', force.id);
  const known = before.forces.findIndex(({ id }) => id === force.id);
  const forces = known < 0 ? [...before.forces, force] : before.forces.with(known, force);
  return putSide(document, { type: 'putSide', at, side: { ...before, forces } });
}

/** Takes a force away; refused while a piece is of it. */
export function removeForce(document: ScenarioDocument, { id }: CommandOf<'removeForce'>): Edited {
  const used = document.pieces.find(({ force }) => force === id);
  if (used !== undefined) return refuse('still-used', used.id);
  if (!document.sides.some(({ forces }) => forces.some((force) => force.id === id)))
    return refuse('no-such-name', id);
  const sides = document.sides.map((side) => ({
    ...side,
    forces: side.forces.filter((force) => force.id !== id),
  }));
  return change(document, { sides });
}

/** Says where pieces may be set up, in a new line or instead of one. */
export function putSetup(document: ScenarioDocument, { at, line }: CommandOf<'putSetup'>): Edited {
  const read = readLine(setupSchema, line);
  if (!read.ok) return read;
  const setup = withLine(document.setup, at, read.line);
  if (setup === null) return refuse('nothing-there');
  return isSame(setup, document.setup) ? refuse('no-change') : change(document, { setup: [...setup] });
}

/** Takes a line of the set-up away. */
export function removeSetup(document: ScenarioDocument, { at }: CommandOf<'removeSetup'>): Edited {
  const setup = withoutLine(document.setup, at);
  return setup === null ? refuse('nothing-there') : change(document, { setup: [...setup] });
}

/** Says who comes later and by which hexes, in a new group or instead of one. */
export function putGroup(document: ScenarioDocument, { at, group }: CommandOf<'putGroup'>): Edited {
  const read = readLine(groupSchema, group);
  if (!read.ok) return read;
  const twin = document.groups.findIndex(({ id }) => id === group.id);
  if (twin >= 0 && twin !== at) return refuse('name-taken', group.id);
  const groups = withLine(document.groups, at, read.line);
  if (groups === null) return refuse('nothing-there');
  return isSame(groups, document.groups) ? refuse('no-change') : change(document, { groups: [...groups] });
}

/** Takes a group away, with the triggers that let it arrive. */
export function removeGroup(document: ScenarioDocument, { id }: CommandOf<'removeGroup'>): Edited {
  if (!document.groups.some((group) => group.id === id)) return refuse('no-such-name', id);
  return change(document, {
    groups: document.groups.filter((group) => group.id !== id),
    triggers: document.triggers.filter(({ then }) => then.type !== 'arrive' || then.group !== id),
  });
}
