/** What stands on the sheet of a map beside its hexes: its name, its notes, what is only painted. */
import { decorSchema } from '../../scenario/mapSchema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { changeMap, isSame, refuse, readLine, type Edited } from '../edited.ts';

/** Replaces what is only painted. */
export function setDecor(document: ScenarioDocument, { decor }: CommandOf<'setDecor'>): Edited {
  const read = readLine(decorSchema, decor);
  if (!read.ok) return read;
  if (isSame(read.line, document.map.inline.decor)) return refuse('no-change');
  return changeMap(document, { decor: read.line });
}

/** Names the map. */
export function nameMap(document: ScenarioDocument, { name }: CommandOf<'nameMap'>): Edited {
  return name === document.map.inline.name ? refuse('no-change') : changeMap(document, { name });
}

/** Writes a note on the map, or takes it away. */
export function noteMap(document: ScenarioDocument, { field, text }: CommandOf<'noteMap'>): Edited {
  const { [field]: before, ...map } = document.map.inline;
  if (text === (before ?? null)) return refuse('no-change');
  const inline = text === null ? map : { ...map, [field]: text };
  return { ok: true, document: { ...document, map: { inline } } };
}

/** Writes a note on what a kind of hexside is on this map, or takes it away; the last one takes the list with it. */
export function noteHexsideKind(
  document: ScenarioDocument,
  { kind, text }: CommandOf<'noteHexsideKind'>,
): Edited {
  const { hexsideKinds = {}, ...map } = document.map.inline;
  const { [kind]: before, ...others } = hexsideKinds;
  if (text === (before ?? null)) return refuse('no-change');
  const kinds = text === null ? others : { ...hexsideKinds, [kind]: text };
  const inline = Object.keys(kinds).length === 0 ? map : { ...map, hexsideKinds: kinds };
  return { ok: true, document: { ...document, map: { inline } } };
}
