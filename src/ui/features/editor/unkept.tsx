/** Before a battle is left that the browser does not keep: why, and the way to lose nothing. */
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { Modal } from '../../parts/modal.tsx';
import type { EditorModel } from './editorModel.ts';
import './dialogs.css';

interface UnkeptProps {
  readonly model: EditorModel;
  readonly save: () => void;
}

/** The window, while something waits for a word of the author. */
export function Unkept({ model, save }: UnkeptProps) {
  const go = model.waiting.value;
  if (go === null) return null;
  const why = model.notKept.value;
  const stay = (): void => {
    model.stay();
  };
  return (
    <Modal kind="editor" title={EDITOR_PAGE.unkept} onLeave={stay}>
      {why !== null && <p class="editor-trouble">{EDITOR_PAGE[`lost-${why}`]}</p>}
      <p>{EDITOR_PAGE.unkeptHelp}</p>
      <div class="modal-buttons">
        <button type="button" class="button" onClick={go}>
          {EDITOR_PAGE.leaveUnkept}
        </button>
        <button type="button" class="button" onClick={stay}>
          {EDITOR_PAGE.stay}
        </button>
        <button type="button" class="button button-gold" onClick={save}>
          {EDITOR_PAGE.save}
        </button>
      </div>
    </Modal>
  );
}
