/** The way in for files: a battle or a map of ours, or a map of Tiled, with what belongs to it. */
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { causeOf } from '../../loading/causes.ts';
import { Modal } from '../../parts/modal.tsx';
import type { EditorModel } from './editorModel.ts';
import { FileButton } from './fileButton.tsx';
import type { OpenedFiles } from './openFiles.ts';
import './dialogs.css';

interface OpeningProps {
  readonly model: EditorModel;
  readonly told: (trouble: string | null) => void;
}

type Taken = Extract<OpenedFiles, { ok: true }>;

const ACCEPTED =
  '.json,.tmx,.tmj,.tsx,.tsj,.xml,application/json,application/xml,text/xml,application/x-tiled-tmx';

/** The button; what was left out of a map is told before it is opened. */
export function OpeningFiles({ model, told }: OpeningProps) {
  const [taken, take] = useState<Taken | null>(null);
  const open = async (files: readonly File[]): Promise<void> => {
    told(null);
    const opened = await readFiles(files);
    if (!opened.ok) told(opened.told);
    else if (opened.notes.length > 0) take(opened);
    else void model.open(opened.document, null);
  };
  return (
    <>
      <FileButton
        label={EDITOR_PAGE.openFile}
        accept={ACCEPTED}
        several
        opened={(files) => void open(files)}
      />
      <p class="editor-note">{EDITOR_PAGE.openFileHelp}</p>
      {taken !== null && (
        <Modal
          kind="editor"
          title={fill(EDITOR_PAGE.takenOver, { name: taken.name })}
          onLeave={() => take(null)}
        >
          <p>{fill(EDITOR_PAGE.takenNotes, { count: taken.notes.length })}</p>
          <ul class="editor-taken" tabIndex={0}>
            {taken.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <div class="modal-buttons">
            <button type="button" class="button" onClick={() => take(null)}>
              {EDITOR_PAGE.close}
            </button>
            <button
              type="button"
              class="button button-gold"
              onClick={() => void model.open(taken.document, null)}
            >
              {EDITOR_PAGE.openMap}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}

/** Reads the files; what reads them is fetched for the first. */
async function readFiles(files: readonly File[]): Promise<OpenedFiles> {
  try {
    const { openFiles } = await import('./openFiles.ts');
    return await openFiles(files);
  } catch (why) {
    if (causeOf(why) !== 'unreachable') throw why;
    return { ok: false, told: EDITOR_PAGE.notFetched };
  }
}
