/** A dry run on the page of events: the recorded game that is chosen, how far it went, and at each event when it would have come about. */
import { fill } from '../../../../i18n/fill.ts';
import { EDITOR_RUNS as SAID } from '../../../../i18n/editorWords.ts';
import type { EditorModel } from '../editorModel.ts';
import { Panel } from '../palette.tsx';
import { RecordField } from '../trials/recordField.tsx';
import { accountWords, endWords, notToldWords } from '../trials/runWords.ts';

interface PanelProps {
  readonly model: EditorModel;
}

/** The panel. */
export function DryRunPanel({ model }: PanelProps) {
  const { trials } = model;
  const running = trials.dryRun.value?.type === 'running';
  const none = trials.record.value === null;
  return (
    <Panel title={SAID.dryRun}>
      <p class="editor-note">{SAID.dryRunHelp}</p>
      <RecordField model={model} />
      <button
        type="button"
        class="button button-gold editor-wide"
        aria-disabled={running || none}
        onClick={() => void (running || none || trials.run())}
      >
        {running ? SAID.running : SAID.run}
      </button>
      {none && <p class="editor-note">{SAID.recordHelp}</p>}
      <div role="status">
        <Outcome model={model} />
      </div>
    </Panel>
  );
}

function Outcome({ model }: PanelProps) {
  const shown = model.trials.dryRun.value;
  if (shown === null || shown.type === 'running') return null;
  if (shown.type !== 'ran') return <p class="editor-trouble">{notToldWords(shown)}</p>;
  const { run, document } = shown;
  return (
    <>
      <p class={run.end.type === 'whole' ? 'editor-note editor-fine' : 'editor-note'}>
        {endWords(document, run)}
      </p>
      {run.fresh > 0 && <p class="editor-note">{fill(SAID.fresh, { count: run.fresh })}</p>}
      {document !== model.document.value && <p class="editor-note">{SAID.stale}</p>}
    </>
  );
}

/** What the dry run says of one event; nothing where there was none. */
export function DryRunLine({ model, id }: PanelProps & Readonly<{ id: string }>) {
  const shown = model.trials.dryRun.value;
  const account = shown?.type === 'ran' ? shown.accounts.get(id) : undefined;
  if (shown?.type !== 'ran' || account === undefined) return null;
  return <p class="editor-account">{accountWords(shown.document, id, account)}</p>;
}
