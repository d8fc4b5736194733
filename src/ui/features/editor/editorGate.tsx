/** The way into the editor: all of it is fetched when it is first opened. A battle that is tried out hides it and keeps it as it is. */
import { Coming, fetchedPart } from '../../parts/fetchedPart.tsx';
import { say } from '../../words/labels.ts';
import type { OpenBattle } from '../../store/openBattle.ts';
import type { SettingsModel } from '../../store/settingsModel.ts';
import './editorGate.css';

/** What the editor is told, and what it asks of the page. */
export interface EditorRoomProps {
  /** False while its battle is tried out at the table. */
  readonly shown: boolean;
  readonly settings: SettingsModel;
  /** Begins a game on the draft. */
  readonly play: (battle: OpenBattle) => void;
}

/** The editor, as soon as it is there. */
export const EditorGate = fetchedPart<EditorRoomProps>(
  () => import('./opened.ts').then(({ openEditor }) => openEditor()),
  undefined,
  <main class="title">
    <Coming />
  </main>,
);

/** Leads from a battle that is tried out back to its draft. */
export function BackToEditor({ leave }: Readonly<{ leave: () => void }>) {
  return (
    <button type="button" class="button button-gold back-to-editor" onClick={leave}>
      {say('backToEditor')}
    </button>
  );
}
