/** Where an event takes place, so that the eye can be led there when it looks elsewhere. */
import type { GameEvent } from '../../engine/event.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Box } from '../../paint/geometry/sheet.ts';
import { edgeOf } from '../plan.ts';
import { placeOf, spotOf, type AnimationContext } from './context.ts';

/** The one place that an event is about; null for what concerns many, or only marks a counter. */
export function placeOfEvent(context: AnimationContext, event: GameEvent): Point | null {
  const { plan } = context;
  if (event.type === 'UnitActed' || event.type === 'DecisionOwed' || event.type === 'RallyTried') return null;
  if ('path' in event) return spotOf(context, event.path.at(-1)!);
  if ('work' in event) return edgeOf(plan, plan.board.works[event.work]!.hexside).middle;
  if ('hexside' in event) return edgeOf(plan, event.hexside).middle;
  if ('hex' in event) return spotOf(context, event.hex);
  if ('hexes' in event) return spotOf(context, event.hexes[0]!);
  if ('to' in event) return spotOf(context, event.to);
  const piece = pieceOf(event);
  return piece === null ? null : placeOf(context, piece);
}

function pieceOf(event: GameEvent): PieceId | null {
  if ('defender' in event) return event.defender;
  if ('target' in event && event.target !== null) return event.target;
  if ('caster' in event) return event.caster;
  if ('unit' in event) return event.unit;
  if ('personage' in event) return event.personage;
  if ('engine' in event) return event.engine;
  if ('leader' in event) return event.leader;
  if (event.type === 'PieceRemoved' || event.type === 'PieceRefreshed' || event.type === 'StepRestored')
    return event.piece;
  return 'cauldron' in event ? event.cauldron : null;
}

/** Whether a place lies in a box. */
export function isWithin({ x0, y0, x1, y1 }: Box, [x, y]: Point): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}
