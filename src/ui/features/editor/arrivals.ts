/** Zones of set-up and groups that come later, as commands. */
import type { Command, ForceLine } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { freeId } from './kinds.ts';

interface Made {
  /** The zone that is to be drawn now. */
  readonly name: string;
  readonly commands: readonly Command[];
}

/** A zone for all pieces of a force, with the hexes in which they stand. */
export function newSetup(document: ScenarioDocument, { id, name }: ForceLine): Made {
  const zone = freeZone(document, `${id}-set-up`);
  const hexes = document.pieces.filter(({ force, at }) => force === id && at !== 'off').map(({ at }) => at);
  return {
    name: zone,
    commands: [
      { type: 'putZone', of: 'scenario', name: zone, hexes: [...new Set(hexes)].toSorted() },
      { type: 'putSetup', at: null, line: { force: id, pieces: 'all', zone, name } },
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
        at: 0,
        trigger: {
          id: `${id}-comes`,
          when,
          if: [{ type: 'turn', from: turn, to: 99 }],
          then: { type: 'arrive', group: id, credit: 0 },
        },
      },
    ],
  };
}

/** When a group comes, and the command that lets it come on another turn. */
export function arrivalOf({ triggers }: ScenarioDocument, group: string) {
  const at = triggers.findIndex(({ then }) => then.type === 'arrive' && then.group === group);
  const trigger = triggers[at];
  const turn = trigger?.if.find((one) => one.type === 'turn');
  if (trigger === undefined || turn?.type !== 'turn') return null;
  const onTurn = (from: number): Command => ({
    type: 'putTrigger',
    at,
    trigger: {
      ...trigger,
      if: trigger.if.map((one) => (one === turn ? { ...turn, from, to: Math.max(from, turn.to) } : one)),
    },
  });
  return { turn: turn.from, onTurn };
}

function freeZone({ zones, map }: ScenarioDocument, stem: string): string {
  return freeId(stem, new Set([...Object.keys(zones), ...Object.keys(map.inline.zones)]));
}
