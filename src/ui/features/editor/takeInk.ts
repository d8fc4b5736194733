/** Taking something in hand. */
import type { EditorModel } from './editorModel.ts';
import type { BrushInk } from './grip.ts';

/** Takes something in hand; who only looked takes a brush with it. */
export function takeInk(model: EditorModel, ink: BrushInk): void {
  model.hold({ ink });
  if (model.tool.value === 'select') model.hold({ tool: 'brush' });
}
