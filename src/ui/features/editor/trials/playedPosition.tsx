/** The position of a recorded game at one of its moments. */
import { useState } from 'preact/hooks';
import type { Position } from '../../../../editor/dryRun/position.ts';
import { EDITOR_RUNS, EDITOR_TESTS as SAID } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { phaseName } from '../eventTerms.ts';
import type { EditorModel } from '../editorModel.ts';
import { RecordField } from './recordField.tsx';
import { notToldWords } from './runWords.ts';

interface PlayedProps {
  readonly model: EditorModel;
  readonly put: (position: Position) => void;
}

/** A position that was played: the recorded game, and the moment at which one of its phases began. */
export function PlayedPosition({ model, put }: PlayedProps) {
  const [at, setAt] = useState(0);
  const { trials } = model;
  const shown = trials.moments.value;
  const none = trials.record.value === null;
  return (
    <details class="editor-who">
      <summary>{SAID.fromGame}</summary>
      <RecordField model={model} />
      <button
        type="button"
        class="button editor-wide"
        aria-disabled={none}
        onClick={() => void (none ? model.refuse('no-record') : trials.askMoments())}
      >
        {shown?.type === 'running' ? EDITOR_RUNS.running : SAID.moments}
      </button>
      {shown !== null && shown.type !== 'running' && shown.type !== 'told' && (
        <p class="editor-trouble" role="status">
          {notToldWords(shown)}
        </p>
      )}
      {shown?.type === 'told' && (
        <>
          <label class="editor-row" title={SAID.momentHelp}>
            {SAID.moment}
            <select value={at} onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}>
              {shown.moments.map(({ turn, phase }, number) => (
                // Moments are told apart by their order.
                <option key={number} value={number}>
                  {fill(SAID.momentLine, { turn, phase: phaseName(model.drawn.value, phase) })}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="button editor-wide"
            onClick={() => {
              const moment = shown.moments[at];
              if (moment !== undefined) put(moment.position);
            }}
          >
            {SAID.take}
          </button>
          <p class="editor-note">{SAID.positionNote}</p>
        </>
      )}
    </details>
  );
}
