/** The tests of the author: each holds or says why not, can be opened and written anew, and is taken away. */
import { useState } from 'preact/hooks';
import { EDITOR_FORM, EDITOR_PAGE, EDITOR_TESTS as SAID } from '../../../../i18n/editorWords.ts';
import type { DocumentProblem } from '../../../../editor/problems/problems.ts';
import type { EditorModel } from '../editorModel.ts';
import { ProblemLines } from '../findings.tsx';
import { Panel } from '../palette.tsx';
import { TestForm } from './testForm.tsx';
import { freshTest } from './testLines.ts';
import '../events.css';

interface PanelProps {
  readonly model: EditorModel;
}

/** The panel. */
export function TestsPanel({ model }: PanelProps) {
  const { tests = [] } = model.drawn.value;
  /** The test that is open, by its id. */
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Panel title={SAID.title}>
      <p class="editor-note">{SAID.help}</p>
      <ol class="editor-triggers">
        {tests.map((test, at) => (
          <li key={test.id} class={open === test.id ? 'editor-opened' : undefined}>
            <p>
              <b>{test.id}</b>
            </p>
            <span class="editor-choices">
              <button
                type="button"
                class="button"
                aria-expanded={open === test.id}
                aria-label={`${open === test.id ? EDITOR_FORM.done : EDITOR_FORM.edit}: ${test.id}`}
                onClick={() => openTest(open === test.id ? null : test.id)}
              >
                {open === test.id ? EDITOR_FORM.done : EDITOR_FORM.edit}
              </button>
              <button
                type="button"
                class="button"
                aria-label={`${EDITOR_PAGE.remove}: ${test.id}`}
                onClick={() => model.act({ type: 'removeTest', id: test.id })}
              >
                {EDITOR_PAGE.remove}
              </button>
            </span>
            <Verdict model={model} at={at} />
            {open === test.id && <TestForm model={model} test={test} at={at} renamed={setOpen} />}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button editor-wide"
        onClick={() => {
          const test = freshTest(model.drawn.peek());
          if (model.act({ type: 'putTest', at: null, test })) openTest(test.id);
        }}
      >
        {SAID.add}
      </button>
    </Panel>
  );

  /** Hexes and works are then chosen on the map, not drawn. */
  function openTest(id: string | null): void {
    setOpen(id);
    model.hold({ tool: 'select' });
  }
}

/** Whether a test holds; nothing until it is known. */
function Verdict({ model, at }: PanelProps & Readonly<{ at: number }>) {
  const faults = model.problems.value.filter((problem) => isOf(problem, at));
  if (faults.length > 0) return <ProblemLines model={model} problems={faults} />;
  return model.checked.value ? <p class="editor-note editor-fine">{SAID.holds}</p> : null;
}

function isOf({ place }: DocumentProblem, at: number): boolean {
  const path = `/tests/${at}`;
  return place.at === 'part' && (place.path === path || place.path.startsWith(`${path}/`));
}
