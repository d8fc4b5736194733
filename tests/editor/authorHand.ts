/** What the hands of a recorded author have in common: the editor, what was typed for later, and how a command is given. */
import type { Command } from '../../src/editor/command.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { createEditor, type EditorModel } from '../../src/ui/features/editor/editorModel.ts';
import { takeInk } from '../../src/ui/features/editor/takeInk.ts';

/** An editor whose drafts are all kept, and read by nobody. */
export function newEditor(): EditorModel {
  return createEditor({
    list: () => Promise.resolve({ drafts: [], notRead: null }),
    keep: () => Promise.resolve({ type: 'kept', draft: 1 }),
    remove: () => Promise.resolve(true),
  } as unknown as Parameters<typeof createEditor>[0]);
}

export interface Author {
  readonly model: EditorModel;
  force: string;
  zoneName: string;
  sheet: { columns: number; rows: number; orientation: 'pointy' | 'flat' };
}

/** Does one input with its words; null, or why it could not be done. */
export type Hand = (author: Author, words: readonly string[]) => string | null;

export function document(model: EditorModel): ScenarioDocument {
  return model.document.peek()!;
}

export function act(model: EditorModel, command: Command): string | null {
  return model.act(command) ? null : (model.refusal.peek()?.code ?? 'it changes nothing');
}

export function take(model: EditorModel, ink: EditorModel['ink']['value']): null {
  takeInk(model, ink);
  return null;
}

export function set<T, K extends keyof T>(on: T, key: K, value: T[K]): null {
  on[key] = value;
  return null;
}
