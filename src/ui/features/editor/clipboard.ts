/** Copy and paste: what a stroke covers becomes text on the clipboard and a copy in the hand, also for another document or window. */
import type { ScenarioDocument } from '../../../editor/document.ts';
import { turnedRegion } from '../../../editor/tools/region.ts';
import { copyText, readRegion } from '../../../editor/tools/regionText.ts';
import { mirrors, TURN_RIGHT } from '../../../editor/tools/symmetry.ts';
import type { EditorModel } from './editorModel.ts';
import type { Drag, Grip } from './grip.ts';
import { hexesOfDrag } from './strokes.ts';

export const CLIPBOARD_KEYS = { copy: 'C', turn: '.', mirror: 'M' } as const;

/** The next stroke copies; whoever only looked drags a rectangle. */
export function takeCopying(model: EditorModel): void {
  model.hold({ ink: { type: 'copy' } });
  if (model.tool.value === 'select' || model.tool.value === 'brush') model.hold({ tool: 'rectangle' });
}

/** Copies what a stroke covered and takes the copy in hand; the text is what goes on the clipboard. */
export function copyStroke(
  model: EditorModel,
  document: ScenarioDocument,
  grip: Grip,
  drag: Drag,
): string | null {
  const hexes = hexesOfDrag(document.map.inline, grip, drag);
  if (hexes.length === 0) return null;
  const text = copyText(document, hexes);
  takeText(model, text);
  return text;
}

/** Takes a copy in hand that came as text. What is none is refused, and told. */
export function takeText(model: EditorModel, text: string): void {
  const read = readRegion(text);
  if (!read.ok) return model.refuse(read.refusal.code, read.refusal.what);
  model.refuse(null);
  model.hold({ ink: { type: 'paste', region: read.region }, tool: 'brush' });
}

/** Turns the copy in hand by 60 degrees, or mirrors it left and right. */
export function turnCopy(model: EditorModel, how: 'turn' | 'mirror'): void {
  const ink = model.ink.value;
  if (ink.type !== 'paste') return;
  const turn = how === 'turn' ? TURN_RIGHT : mirrors(ink.region.orientation).upright;
  model.hold({ ink: { type: 'paste', region: turnedRegion(ink.region, turn) } });
}
