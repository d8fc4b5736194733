/** Another id or name for something, wherever the document speaks of it. */
import { id as idSchema } from '../../scenario/parts.ts';
import type { CommandOf, Renamed } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { refuse, renamedKeys, readLine, type Edited } from '../edited.ts';
import { changeInHints } from './hints.ts';
import { changeInTests } from './tests.ts';
import { changeInTriggers } from './triggerNames.ts';

/** Renames; refused where nothing has the old name, or something the new one. */
export function rename(document: ScenarioDocument, { what, from, to }: CommandOf<'rename'>): Edited {
  const names = NAMES[what](document);
  if (!names.includes(from)) return refuse('no-such-name', from);
  if (from === to) return refuse('no-change');
  if (names.includes(to)) return refuse('name-taken', to);
  if (what === 'zone') {
    if (to.trim() === '' || /^\d+$/.test(to)) return refuse('no-such-name', to);
  } else {
    const read = readLine(idSchema, to);
    if (!read.ok) return read;
  }
  return { ok: true, document: renamedIn(document, what, from, to) };
}

/** The names of a sort that a document gives. */
const NAMES: Readonly<Record<Renamed, (document: ScenarioDocument) => readonly string[]>> = {
  piece: ({ pieces }) => pieces.map(({ id }) => id),
  kind: ({ kinds }) => kinds.map(({ id }) => id),
  side: ({ sides }) => sides.map(({ id }) => id),
  force: ({ sides }) => sides.flatMap(({ forces }) => forces.map(({ id }) => id)),
  group: ({ groups }) => groups.map(({ id }) => id),
  zone: ({ zones, map }) => [...Object.keys(zones), ...Object.keys(map.inline.zones)],
  trigger: ({ triggers }) => triggers.map(({ id }) => id),
  variable: ({ variables = [] }) => variables.map(({ id }) => id),
};

/** A document in which something has another name. */
export function renamedIn(
  document: ScenarioDocument,
  what: Renamed,
  from: string,
  to: string,
): ScenarioDocument {
  const name = (one: string): string => (one === from ? to : one);
  const renameLine = <T extends Readonly<{ id: string }>>(line: T): T =>
    line.id === from ? { ...line, id: to } : line;
  switch (what) {
    case 'piece':
      return {
        ...changeInTests(changeInHints(document, { piece: name }), { piece: name }),
        pieces: document.pieces.map(renameLine),
        setup: document.setup.map((line) =>
          line.pieces === 'all' ? line : { ...line, pieces: line.pieces.map(name) },
        ),
        groups: document.groups.map((group) => ({ ...group, pieces: group.pieces.map(name) })),
        triggers: changeInTriggers(document.triggers, 'piece', name),
      };
    case 'kind':
      return {
        ...document,
        kinds: document.kinds.map(renameLine),
        pieces: document.pieces.map((piece) => ({ ...piece, kind: name(piece.kind) })),
        triggers: changeInTriggers(document.triggers, 'kind', name),
      };
    case 'side':
      return {
        ...changeInTests(changeInHints(document, { side: name }), { side: name }),
        sides: document.sides.map(renameLine),
        groups: document.groups.map((group) => ({ ...group, side: name(group.side) })),
        triggers: changeInTriggers(document.triggers, 'side', name),
      };
    case 'force':
      return {
        ...changeInTests(changeInHints(document, { force: name }), { force: name }),
        sides: document.sides.map((side) => ({ ...side, forces: side.forces.map(renameLine) })),
        pieces: document.pieces.map((piece) => ({ ...piece, force: name(piece.force) })),
        setup: document.setup.map((line) => ({ ...line, force: name(line.force) })),
        triggers: changeInTriggers(document.triggers, 'force', name),
        ...(document.opening === undefined
          ? {}
          : { opening: { ...document.opening, tracks: renamedKeys(document.opening.tracks, name) } }),
      };
    case 'group':
      return {
        ...document,
        groups: document.groups.map(renameLine),
        triggers: changeInTriggers(document.triggers, 'group', name),
      };
    case 'zone':
      return zoneRenamed(document, name);
    case 'trigger':
      return { ...document, triggers: changeInTriggers(document.triggers.map(renameLine), 'trigger', name) };
    case 'variable':
      return {
        ...document,
        variables: document.variables?.map(renameLine),
        triggers: changeInTriggers(document.triggers, 'variable', name),
      };
  }
}

function zoneRenamed(document: ScenarioDocument, name: (zone: string) => string): ScenarioDocument {
  const map = document.map.inline;
  const region = (one: string | string[]): string | string[] =>
    typeof one === 'string' ? name(one) : one.map(name);
  return {
    ...changeInHints(document, { region }),
    map: { inline: { ...map, zones: renamedKeys(map.zones, name) } },
    zones: renamedKeys(document.zones, name),
    setup: document.setup.map((line) => ({ ...line, zone: region(line.zone) })),
    groups: document.groups.map((group) => ({ ...group, zone: region(group.zone) })),
    triggers: changeInTriggers(document.triggers, 'zone', name),
  };
}
