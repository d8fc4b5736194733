/** The hexes and hexsides of which a trigger or a hint speaks: they are lit on the board while its sentence is pointed at. */
import { hexNamed, type HexId } from '../../../../board/hex.ts';
import type { Pair } from '../../../../editor/command.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { zoneNamed } from '../../../../editor/problems/regions.ts';
import { TRIGGER_FIELDS } from '../../../../editor/edit/triggerNames.ts';
import type { HintLine } from '../../../../scenario/hintSchema.ts';
import type { TriggerLine } from '../../../../scenario/triggerSchema.ts';

export interface LitPlaces {
  readonly hexes: readonly HexId[];
  readonly sides: readonly Pair[];
}

/** The zones and hexes of a trigger, its works, levels, the zones by which its groups come, and where its pieces stand. */
export function placesOfTrigger(document: ScenarioDocument, trigger: TriggerLine): LitPlaces {
  return placesOf(document, [trigger.when, trigger.if, trigger.then]);
}

/** What a hint to the machine speaks of: the same of it. */
export function placesOfHint(document: ScenarioDocument, hint: HintLine): LitPlaces {
  return placesOf(document, [hint]);
}

function placesOf(document: ScenarioDocument, parts: readonly unknown[]): LitPlaces {
  const hexes = new Set<HexId>();
  const sides = new Set<Pair>();
  const map = document.map.inline;
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      const hex = hexNamed(map, name);
      if (hex !== null) hexes.add(hex);
    }
  };
  const addNamed = (key: string, value: string): void => {
    if (isOf('zone', key)) add(hexesOf(document, value));
    if (isOf('hexside', key)) sides.add(value);
    if (isOf('piece', key)) add(document.pieces.filter(({ id }) => id === value).map(({ at }) => at));
    if (isOf('kind', key)) add(document.pieces.filter(({ kind }) => kind === value).map(({ at }) => at));
    const group = isOf('group', key) ? document.groups.find(({ id }) => id === value) : undefined;
    if (group !== undefined) add([group.zone].flat().flatMap((one) => hexesOf(document, one)));
  };
  const visit = (key: string, value: unknown): void => {
    if (key === 'text' || value === null) return;
    if (typeof value === 'string') addNamed(key, value);
    else if (typeof value === 'number' && key === 'level')
      for (const hex of hexesOfLevel(map.levels, value)) hexes.add(hex);
    else if (Array.isArray(value)) for (const item of value) visit(key, item);
    else if (typeof value === 'object') for (const [inner, item] of Object.entries(value)) visit(inner, item);
  };
  for (const part of parts) visit('', part);
  return { hexes: [...hexes].toSorted((a, b) => a - b), sides: [...sides] };
}

function isOf(what: keyof typeof TRIGGER_FIELDS, key: string): boolean {
  return (TRIGGER_FIELDS[what] as readonly string[]).includes(key);
}

/** A zone of the scenario or of its map, or a hex by its number. */
function hexesOf(document: ScenarioDocument, name: string): readonly string[] {
  return zoneNamed(document, name) ?? [name];
}

function hexesOfLevel(lines: readonly string[], level: number): readonly HexId[] {
  return [...lines.join('')].flatMap((letter, hex) => (letter === String(level) ? [hex as HexId] : []));
}
