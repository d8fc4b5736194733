/** Hexes and pieces as the lines of a document name them. */
import { hexNamed, type HexId } from '../../board/hex.ts';
import { lookUp } from '../../kernel/lookUp.ts';
import type { WhoLine } from '../../scenario/eventSchema.ts';
import type { HintLine } from '../../scenario/hintSchema.ts';
import type { PieceLine, SetupLine } from '../../scenario/schema.ts';
import type { ScenarioDocument } from '../document.ts';

/** The hexes of a zone of the scenario or else of its map, as they are written; null where none is called so. */
export function zoneNamed({ zones, map }: ScenarioDocument, name: string): readonly string[] | null {
  return lookUp(zones, name) ?? lookUp(map.inline.zones, name) ?? null;
}

/** The hexes of a region that are on the map; zones by their names. */
export function hexesOfRegion(
  document: ScenarioDocument,
  region: string | readonly string[],
): readonly HexId[] {
  const zone = (name: string): readonly string[] =>
    /^\d+$/.test(name) ? [name] : (zoneNamed(document, name) ?? []);
  const names = typeof region === 'string' ? zone(region) : region.flatMap(zone);
  return [...new Set(names.flatMap((name) => hexNamed(document.map.inline, name) ?? []))];
}

/** The hexes and zones of which a hint speaks; of a level or a gate it speaks otherwise. */
export function regionsOfHint(hint: HintLine): readonly (string | readonly string[])[] {
  if (hint.type === 'reserve') return [hint.hexes];
  return 'hexes' in hint.objective ? [hint.objective.hexes] : [];
}

/** The pieces that a line of the set-up speaks of: "all" are those of the force that no other line names. */
export function membersOfSetup({ setup, pieces }: ScenarioDocument, line: SetupLine): readonly PieceLine[] {
  const named = new Set(setup.flatMap((one) => (one.pieces === 'all' ? [] : one.pieces)));
  return pieces.filter(({ id, force }) =>
    line.pieces === 'all' ? force === line.force && !named.has(id) : line.pieces.includes(id),
  );
}

/** The line of the set-up that speaks of a piece, if one does. */
export function setupOf(document: ScenarioDocument, piece: PieceLine): SetupLine | null {
  return document.setup.find((line) => membersOfSetup(document, line).includes(piece)) ?? null;
}

/** The pieces to whom everything applies that is said of them (2.21). */
export function piecesMeant({ pieces, sides }: ScenarioDocument, who: WhoLine): readonly PieceLine[] {
  const forces = new Set(sides.find(({ id }) => id === who.side)?.forces.map(({ id }) => id));
  return pieces.filter(
    ({ id, force, kind }) =>
      (who.side === undefined || forces.has(force)) &&
      (who.force === undefined || who.force === force) &&
      (who.kind === undefined || who.kind === kind) &&
      (who.pieces === undefined || who.pieces.includes(id)),
  );
}
