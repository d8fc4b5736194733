/** A brief for Arda while it is put together: its document, and every change that the form makes of it. Nothing is refused; the game reads what comes of it. */
import type { FightSeat } from '../../../../strategic/siege.ts';
import type { BriefJson } from '../briefs.ts';

/** So many of a unit, in the order of the document. */
export type UnitCounts = readonly (readonly [unit: string, count: number])[];

/** Units that a document brings for a side; whatever else stands there is passed over. */
export function unitsIn(document: BriefJson, seat: FightSeat): UnitCounts {
  const units = Object.entries(partOf(sideOf(document, seat), 'units'));
  return units.flatMap(([id, count]) => (typeof count === 'number' ? [[id, count] as const] : []));
}

/** The terrains that a document names. */
export function terrainsIn({ terrain }: BriefJson): readonly string[] {
  return Array.isArray(terrain) ? terrain.filter((one) => typeof one === 'string') : [];
}

/** A text of a document; empty where it has none. */
export function textIn(document: BriefJson, key: 'territory' | 'from'): string {
  const text = document[key];
  return typeof text === 'string' ? text : '';
}

/** With so many of a unit; with none of it, it is not named any more. */
export function withCount(document: BriefJson, seat: FightSeat, unit: string, count: number): BriefJson {
  const side = sideOf(document, seat);
  const { [unit]: _before, ...others } = partOf(side, 'units');
  const units = { ...partOf(side, 'units'), [unit]: count };
  if (count > 0) return { ...document, [seat]: { ...side, units } };
  const { order } = side;
  const kept = Array.isArray(order) ? { order: order.filter((one) => one !== unit) } : {};
  return { ...document, [seat]: { ...side, units: others, ...kept } };
}

/** With another territory: whoever came from beside the old one comes from nowhere in particular. */
export function withTerritory(document: BriefJson, territory: string): BriefJson {
  return { ...withFrom(document, ''), territory };
}

/** With the territory from which the attacker comes; '' = not said. */
export function withFrom(document: BriefJson, from: string): BriefJson {
  const { from: _before, ...others } = document;
  return from === '' ? others : { ...others, from };
}

/** With a terrain more, or without it. */
export function withTerrain(document: BriefJson, terrain: string): BriefJson {
  const now = terrainsIn(document);
  const next = now.includes(terrain) ? now.filter((one) => one !== terrain) : [...now, terrain];
  return { ...document, terrain: next };
}

function sideOf(document: BriefJson, seat: FightSeat): BriefJson {
  return partOf(document, seat);
}

function partOf(whole: BriefJson, key: string): BriefJson {
  const part = whole[key];
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as BriefJson) : {};
}
