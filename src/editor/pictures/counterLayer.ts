/** The pieces of a battle on its map, as they stand before the first turn. */
import type { PieceLine } from '../../scenario/schema.ts';
import type { ScenarioDocument } from '../document.ts';
import { COUNTER, counterFace, type CounterFace } from './counterFaces.ts';
import { middleOf, type Plan } from './plan.ts';
import { element, escapeMarkup, figure, layer } from './svg.ts';

/** Side of a counter, in hexes; stacked ones are shoved by so much. */
const SIDE = 0.62;
const SHOVE = 0.05;

/** The counters that begin on the map, stacked where several stand in a hex. */
export function counterLayer(
  plan: Plan,
  document: ScenarioDocument,
  inWords: (name: PieceName) => string,
): string {
  const stacks = new Map<string, PieceLine[]>();
  for (const piece of document.pieces) stacks.set(piece.at, [...(stacks.get(piece.at) ?? []), piece]);
  return layer(
    'counters',
    [...stacks].flatMap(([at, pieces]) => {
      const middle = middleOf(plan, at);
      if (middle === null) return [];
      return pieces.flatMap((piece, height) => {
        const shown = faceOf(document, piece, inWords);
        if (shown === null) return [];
        const shove = (height - (pieces.length - 1) / 2) * SHOVE - SIDE / 2;
        const [x, y] = [middle[0] + shove * plan.wide, middle[1] + (shove + 0.05) * plan.wide];
        const scale = (SIDE * plan.wide) / COUNTER;
        const transform = `translate(${figure(x)} ${figure(y)}) scale(${scale.toFixed(5)})`;
        const title = element('title', {}, escapeMarkup(`${shown.name} ${at}`));
        return [
          element('g', { id: `piece-${piece.id}`, class: shown.role, transform }, title, counterFace(shown)),
        ];
      });
    }),
  );
}

/** A name of a kind in the languages of its file. */
export type PieceName = Readonly<Record<string, string>> & Readonly<{ en: string }>;

/** The face that a piece begins with; null where its kind or its force is not in the file. */
export function faceOf(
  { kinds, sides }: ScenarioDocument,
  piece: PieceLine,
  inWords: (name: PieceName) => string,
): CounterFace | null {
  const kind = kinds.find(({ id }) => id === piece.kind);
  const side = sides.find(({ forces }) => forces.some(({ id }) => id === piece.force));
  if (kind === undefined || side === undefined) return null;
  const { colour, device } = side.forces.find(({ id }) => id === piece.force)!;
  return { kind, role: side.role, colour, device, name: inWords(kind.name), face: piece.lost ?? 0 };
}
