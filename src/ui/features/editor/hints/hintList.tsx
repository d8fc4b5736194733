/** The hints to the machine as sentences, the first before all; each can be opened and written anew, and its hexes are lit. */
import { EDITOR_FORM, EDITOR_HINTS, EDITOR_PAGE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { HintLine } from '../../../../scenario/hintSchema.ts';
import type { EditorModel } from '../editorModel.ts';
import { ProblemLines } from '../findings.tsx';
import { Panel } from '../palette.tsx';
import { freshHint, HINT_TYPES, type HintType } from './freshHint.ts';
import { HintForm } from './hintForm.tsx';
import { hintSentence } from './hintSentence.ts';
import '../events.css';

interface ListProps {
  readonly model: EditorModel;
}

/** All hints, and buttons for more. */
export function Hints({ model }: ListProps) {
  const { hints = [] } = model.drawn.value;
  return (
    <Panel title={EDITOR_HINTS.hints}>
      <p class="editor-note">{EDITOR_HINTS.help}</p>
      <ol class="editor-triggers">
        {hints.map((hint, at) => (
          <HintItem key={at} model={model} hint={hint} at={at} />
        ))}
      </ol>
      <div class="editor-choices">
        {HINT_TYPES.map((type) => (
          <AddHint key={type} model={model} type={type} />
        ))}
      </div>
    </Panel>
  );
}

function AddHint({ model, type }: ListProps & Readonly<{ type: HintType }>) {
  const document = model.drawn.value;
  const hint = freshHint(document, type, model.selected.value);
  return (
    <button
      type="button"
      class="button"
      aria-disabled={hint === null}
      title={hint === null ? EDITOR_PAGE.groupWhyNot : undefined}
      onClick={() => {
        if (hint === null) return model.refuse('nobody-chosen');
        const at = document.hints?.length ?? 0;
        if (model.act({ type: 'putHint', at: null, hint })) openHint(model, at);
      }}
    >
      {EDITOR_HINTS[`add-${type}`]}
    </button>
  );
}

/** Opens a hint; hexes and gates are then chosen on the map, not drawn. */
function openHint(model: EditorModel, at: number | null): void {
  model.hold({ hint: at, tool: 'select' });
}

function HintItem({ model, hint, at }: ListProps & Readonly<{ hint: HintLine; at: number }>) {
  const document = model.drawn.value;
  const isOpen = model.hint.value === at;
  const last = document.hints!.length - 1;
  const move = (to: number): void => {
    if (to < 0) return model.refuse('first-already');
    if (to > last) return model.refuse('last-already');
    if (!model.act({ type: 'moveHint', from: at, to })) return;
    const open = model.hint.peek();
    if (open === at || open === to) model.hold({ hint: open === at ? to : at });
  };
  const light = (): void => void model.hold({ litHint: at });
  const dim = (): void => void model.hold({ litHint: null });
  return (
    <li
      class={isOpen ? 'editor-opened' : undefined}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocusIn={light}
      onFocusOut={dim}
    >
      <p>{hintSentence(document, hint)}</p>
      <span class="editor-choices">
        <button
          type="button"
          class="button"
          aria-expanded={isOpen}
          onClick={() => openHint(model, isOpen ? null : at)}
        >
          {isOpen ? EDITOR_FORM.done : EDITOR_FORM.edit}
        </button>
        <button type="button" class="button" aria-disabled={at === 0} onClick={() => move(at - 1)}>
          {EDITOR_PAGE.earlier}
        </button>
        <button type="button" class="button" aria-disabled={at === last} onClick={() => move(at + 1)}>
          {EDITOR_FORM.later}
        </button>
        <button
          type="button"
          class="button"
          aria-label={fill(EDITOR_HINTS.remove, { number: at + 1 })}
          onClick={() => {
            if (model.act({ type: 'removeHint', at })) openHint(model, null);
            dim();
          }}
        >
          {EDITOR_PAGE.remove}
        </button>
      </span>
      <ProblemLines model={model} problems={problemsAt(model, at)} />
      {isOpen && <HintForm model={model} hint={hint} at={at} />}
    </li>
  );
}

/** What is wrong with a hint. */
function problemsAt(model: EditorModel, at: number): EditorModel['problems']['value'] {
  const path = `/hints/${at}`;
  return model.problems.value.filter(
    ({ place }) => place.at === 'part' && (place.path === path || place.path.startsWith(`${path}/`)),
  );
}
