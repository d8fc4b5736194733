/** The page of trials: what must hold, and what machines make of the battle. */
import type { EditorModel } from '../editorModel.ts';
import { SeriesPanel } from './seriesPanel.tsx';
import { TestsPanel } from './testsPanel.tsx';

/** The left column while the battle is tried out. */
export function TrialsPage({ model }: Readonly<{ model: EditorModel }>) {
  return (
    <>
      <SeriesPanel model={model} />
      <TestsPanel model={model} />
    </>
  );
}
