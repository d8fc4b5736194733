/** Zones of set-up and groups that come later, as commands. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Command, ForceLine } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { lookUp } from '../../../kernel/lookUp.ts';
import type { GroupLine, PieceLine, TriggerLine } from '../../../scenario/schema.ts';
import { freeId } from './kinds.ts';

interface Made {
  /** The zone that is to be drawn now. */
  readonly name: string;
  readonly commands: readonly Command[];
}

/** A zone for all pieces of a force that no other zone names, or for some of them, with the hexes in which they stand. */
export function newSetup(
  document: ScenarioDocument,
  { id, name }: ForceLine,
  ids: readonly string[] | 'all' = 'all',
): Made {
  const zone = freeZone(document, `${id}-set-up`);
  const isMeant = (piece: PieceLine): boolean =>
    ids === 'all' ? piece.force === id : ids.includes(piece.id);
  const hexes = document.pieces.filter((piece) => isMeant(piece) && piece.at !== 'off').map(({ at }) => at);
  const pieces = ids === 'all' ? 'all' : [...ids];
  // A piece is of one zone: whoever gets another leaves that in which he was named.
  const leaving = document.setup.flatMap((line, at): readonly Command[] => {
    if (line.pieces === 'all') return [];
    const staying = line.pieces.filter((piece) => !pieces.includes(piece));
    return staying.length === line.pieces.length
      ? []
      : [{ type: 'putSetup', at, line: { ...line, pieces: staying } }];
  });
  return {
    name: zone,
    commands: [
      ...leaving,
      { type: 'putZone', of: 'scenario', name: zone, hexes: [...new Set(hexes)].toSorted() },
      { type: 'putSetup', at: null, line: { force: id, pieces, zone, name } },
    ],
  };
}

/** Pieces leave the map and come back together, from the hexes in which they stand, on the second turn. */
export function newGroup(document: ScenarioDocument, ids: readonly string[]): Made {
  const pieces = document.pieces.filter(({ id }) => ids.includes(id));
  const side = document.sides.find(({ forces }) => forces.some(({ id }) => id === pieces[0]?.force));
  const taken = new Set([...document.groups.map(({ id }) => id), ...document.triggers.map(({ id }) => id)]);
  const id = freeId(`group-${document.groups.length + 1}`, taken);
  const zone = freeZone(document, `${id}-entry`);
  const name = { en: `Group ${document.groups.length + 1}`, de: `Gruppe ${document.groups.length + 1}` };
  const when = side?.role === 'defender' ? 'defenderMoves' : 'besiegerMoves';
  const turn = Math.min(document.turns.last, document.turns.first + 1);
  return {
    name: zone,
    commands: [
      {
        type: 'putZone',
        of: 'scenario',
        name: zone,
        hexes: [...new Set(pieces.map(({ at }) => at))].toSorted(),
      },
      { type: 'movePieces', ids, at: 'off' },
      { type: 'putGroup', at: null, group: { id, name, side: side?.id ?? '', pieces: [...ids], zone } },
      {
        type: 'putTrigger',
        at: null,
        trigger: {
          id: `${id}-comes`,
          when,
          if: [{ type: 'turn', from: turn, to: TO_THE_END }],
          then: { type: 'arrive', group: id, credit: 0 },
        },
      },
      // Before the verdicts: of those the order counts.
      { type: 'moveTrigger', from: document.triggers.length, to: 0 },
    ],
  };
}

/** A trigger that lets a group come: in some turns and perhaps by a die, or by something else as well. */
export type GroupArrival = Readonly<{ at: number; trigger: TriggerLine }> &
  (
    | Readonly<{ type: 'schedule'; from: number; to: number; least: number; credit: number }>
    | Readonly<{ type: 'event' }>
  );
export type Schedule = Extract<GroupArrival, { type: 'schedule' }>;

/** The last turn that any battle may have: an arrival until then goes on to the end. */
export const TO_THE_END = 99;

/** Every trigger by which a group may come, in the order in which they are asked. `least` 0 = without a die. */
export function arrivalsOf({ triggers, turns }: ScenarioDocument, group: string): readonly GroupArrival[] {
  return triggers.flatMap((trigger, at): readonly GroupArrival[] => {
    const { then, when, roll } = trigger;
    if (then.type === 'effects' && then.effects.some((one) => one.type === 'arrive' && one.group === group))
      return [{ type: 'event', at, trigger }];
    if (then.type !== 'arrive' || then.group !== group) return [];
    const [first, ...others] = trigger.if;
    if (typeof when !== 'string' || others.length > 0 || (first !== undefined && first.type !== 'turn'))
      return [{ type: 'event', at, trigger }];
    const { from, to } = first ?? { from: turns.first, to: TO_THE_END };
    return [{ type: 'schedule', at, trigger, from, to, least: roll?.atLeast ?? 0, credit: then.credit }];
  });
}

/** The schedule with other turns, another die or another credit. The last turn is never before the first. */
export function withSchedule(
  arrival: Schedule,
  part: Partial<Pick<Schedule, 'from' | 'to' | 'least' | 'credit'>>,
): Command {
  const { at, trigger, from, to, least, credit } = { ...arrival, ...part };
  const { roll: _, ...plain } = trigger;
  const ends = part.to === undefined ? Math.max(from, to) : to;
  const begins = part.from === undefined ? Math.min(from, to) : from;
  return {
    type: 'putTrigger',
    at,
    trigger: {
      ...plain,
      if: [{ type: 'turn', from: begins, to: ends }],
      ...(least === 0 ? {} : { roll: { atLeast: least } }),
      then: { ...(trigger.then as Extract<TriggerLine['then'], { type: 'arrive' }>), credit },
    },
  };
}

/** One arrival more for a group: in the turns after those of its schedules so far. */
export function newArrival(document: ScenarioDocument, { id, side }: GroupLine): Command {
  const { turns } = document;
  const taken = new Set(document.triggers.map((trigger) => trigger.id));
  const role = document.sides.find((one) => one.id === side)?.role;
  const ends = arrivalsOf(document, id).flatMap((one) =>
    one.type === 'schedule' ? [one.to === TO_THE_END ? one.from : one.to] : [],
  );
  const from = Math.min(turns.last, Math.max(turns.first, ...ends) + 1);
  return {
    type: 'putTrigger',
    at: null,
    trigger: {
      id: freeId(`${id}-comes`, taken),
      when: role === 'defender' ? 'defenderMoves' : 'besiegerMoves',
      if: [{ type: 'turn', from, to: TO_THE_END }],
      then: { type: 'arrive', group: id, credit: 0 },
    },
  };
}

/** The edges of the map by which a group may enter. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type MapEdge = (typeof EDGES)[number];

/** The hexes along an edge of the map, by their printed numbers. */
export function hexesOfEdge({ map }: ScenarioDocument, edge: MapEdge): readonly string[] {
  const { columns, rows } = map.inline;
  const along = edge === 'north' || edge === 'south' ? columns : rows;
  return Array.from({ length: along }, (_, step) => {
    const row = edge === 'north' ? 0 : edge === 'south' ? rows - 1 : step;
    const column = edge === 'west' ? 0 : edge === 'east' ? columns - 1 : step;
    return hexName(map.inline, (row * columns + column) as HexId);
  });
}

/** The edge that is the whole entry of a group, or null where it was drawn. */
export function edgeOf(document: ScenarioDocument, { zone }: GroupLine): MapEdge | null {
  const hexes = typeof zone === 'string' ? lookUp(document.zones, zone) : undefined;
  const entry = hexes?.toSorted().join(' ');
  return EDGES.find((edge) => hexesOfEdge(document, edge).toSorted().join(' ') === entry) ?? null;
}

/** Lets a group enter by the whole of an edge. A zone of the map, which others may mean too, stays as it is. */
export function enterBy(document: ScenarioDocument, group: GroupLine, edge: MapEdge): Command {
  const { zone } = group;
  const hexes = hexesOfEdge(document, edge);
  const isOwn = typeof zone === 'string' && Object.hasOwn(document.zones, zone);
  if (isOwn) return { type: 'putZone', of: 'scenario', name: zone, hexes };
  const name = freeZone(document, `${group.id}-entry`);
  return {
    type: 'all',
    commands: [
      { type: 'putZone', of: 'scenario', name, hexes },
      { type: 'putGroup', at: document.groups.indexOf(group), group: { ...group, zone: name } },
    ],
    label: 'putZone',
  };
}

/** The pieces of a group: those that are new leave the map. */
export function withMembers(document: ScenarioDocument, group: GroupLine, ids: readonly string[]): Command {
  const put: Command = {
    type: 'putGroup',
    at: document.groups.indexOf(group),
    group: { ...group, pieces: [...ids] },
  };
  const leaving = ids.filter((id) => !group.pieces.includes(id));
  return leaving.length === 0
    ? put
    : { type: 'all', commands: [{ type: 'movePieces', ids: leaving, at: 'off' }, put], label: 'putGroup' };
}

function freeZone({ zones, map }: ScenarioDocument, stem: string): string {
  return freeId(stem, new Set([...Object.keys(zones), ...Object.keys(map.inline.zones)]));
}
