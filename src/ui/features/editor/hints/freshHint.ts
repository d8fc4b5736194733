/** Hints as they are first laid down: about what is chosen on the map, so that none is half a hint. */
import { hexName } from '../../../../board/hex.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import type { HintLine, ObjectiveLine } from '../../../../scenario/hintSchema.ts';
import type { Selected } from '../editorModel.ts';
import { choicesOf } from '../fields/choices.ts';
import { piecesIn } from '../hexOfDraft.ts';

export type HintType = HintLine['type'];
export const HINT_TYPES: readonly HintType[] = ['hold', 'take', 'reserve'];

/** A new hint of a type, about the hex or gate that is chosen; null for a reserve of which nobody is chosen. */
export function freshHint(
  document: ScenarioDocument,
  type: HintType,
  chosen: Selected | null,
): HintLine | null {
  const pieces = chosen?.type === 'hex' ? piecesIn(document, chosen.hex) : [];
  const side = sideOf(document, pieces[0]?.force, type === 'take' ? 'besieger' : 'defender');
  if (type !== 'reserve') return hintOf(type, { side }, objectiveFor(document, chosen), document);
  const [first] = pieces;
  if (first === undefined) return null;
  const own = pieces.filter(({ force }) => sideOf(document, force, 'defender') === side);
  return { type, side, pieces: own.map(({ id }) => id), hexes: [first.at], until: secondTurn(document) };
}

/** A hint of another type to the same, about the same place. */
export function hintInstead(document: ScenarioDocument, hint: HintLine, type: HintType): HintLine {
  const { side, force } = hint;
  const whose = { side, ...(force === undefined ? {} : { force }) };
  if (type === hint.type) return hint;
  if (type !== 'reserve') {
    const objective = hint.type === 'reserve' ? { hexes: hint.hexes } : hint.objective;
    return hintOf(type, whose, objective, document);
  }
  const objective = hint.type === 'reserve' ? { hexes: hint.hexes } : hint.objective;
  const hexes = 'hexes' in objective ? objective.hexes : [someHex(document)];
  return { type, ...whose, hexes, until: secondTurn(document) };
}

/** What is to be held or taken, by another sort of objective. */
export function objectiveInstead(
  document: ScenarioDocument,
  sort: 'hexes' | 'level' | 'gate',
  chosen: Selected | null,
): ObjectiveLine | null {
  const named = chosenObjective(document, chosen);
  if (named !== null && sort in named) return named;
  if (sort === 'hexes') return { hexes: [someHex(document)] };
  const [first] = choicesOf(document, sort, { type: 'objective' });
  if (first === undefined) return null;
  return sort === 'level' ? { level: Number(first.value) } : { gate: String(first.value) };
}

interface Whose {
  readonly side: string;
  readonly force?: string;
}

function hintOf(
  type: 'hold' | 'take',
  whose: Whose,
  objective: ObjectiveLine,
  { turns }: ScenarioDocument,
): HintLine {
  return type === 'hold' ? { type, ...whose, objective } : { type, ...whose, objective, by: turns.last };
}

/** The second turn: whoever waits for the first does not wait. */
function secondTurn({ turns }: ScenarioDocument): number {
  return Math.min(turns.last, turns.first + 1);
}

function sideOf(
  { sides }: ScenarioDocument,
  force: string | undefined,
  role: 'defender' | 'besieger',
): string {
  const own = sides.find(({ forces }) => forces.some(({ id }) => id === force));
  return (own ?? sides.find((side) => side.role === role) ?? sides[0])?.id ?? '';
}

/** What is chosen on the map, else the outermost level of the city, else some hex. */
function objectiveFor(document: ScenarioDocument, chosen: Selected | null): ObjectiveLine {
  return (
    chosenObjective(document, chosen) ??
    objectiveInstead(document, 'level', null) ?? { hexes: [someHex(document)] }
  );
}

function chosenObjective(document: ScenarioDocument, chosen: Selected | null): ObjectiveLine | null {
  if (chosen?.type === 'hex') return { hexes: [hexName(document.map.inline, chosen.hex)] };
  if (chosen?.type === 'zone') return { hexes: chosen.name };
  if (chosen?.type !== 'side') return null;
  const gates = choicesOf(document, 'gate', { type: 'objective' });
  return gates.some(({ value }) => value === chosen.pair) ? { gate: chosen.pair } : null;
}

/** A hex in the middle of the sheet, to be chosen anew. */
function someHex({ map: { inline: map } }: ScenarioDocument): string {
  const middle = Math.floor(map.rows / 2) * map.columns + Math.floor(map.columns / 2);
  return hexName(map, middle as never);
}
