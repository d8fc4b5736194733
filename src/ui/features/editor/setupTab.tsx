/** Set-up: where each force may be placed, who comes later, from where and when, and what has happened before. */
import type { EditorModel } from './editorModel.ts';
import { GroupsPanel } from './groupsPanel.tsx';
import { Hints } from './hints/hintList.tsx';
import { OpeningPanel } from './openingPanel.tsx';
import { SetupZones } from './setupZones.tsx';
import { Tools } from './tools.tsx';

interface TabProps {
  readonly model: EditorModel;
}

/** The left column while zones are drawn. */
export function SetupPalette({ model }: TabProps) {
  return (
    <>
      <SetupZones model={model} />
      <GroupsPanel model={model} />
      <Hints model={model} />
      <OpeningPanel model={model} />
      <Tools model={model} />
    </>
  );
}
