/** The bar above: what is worked on, the pages of the editor, and what can be done with all of it. */
import { EDITOR_PAGE, EDITOR_TABS } from '../../../i18n/editorWords.ts';
import { FrontIcon } from '../../parts/frontIcon.tsx';
import { Icon } from '../../parts/icon.tsx';
import { inWords } from '../../words/texts.ts';
import { TABS, type EditorModel } from './editorModel.ts';
import { whyNotPlayed } from './testPlay.ts';

interface BarProps {
  readonly model: EditorModel;
  readonly save: () => void;
  readonly play: () => void;
}

/** The bar. A button that cannot be had says why. */
export function TopBar({ model, save, play }: BarProps) {
  const history = model.history.value!;
  const whyNot = whyNotPlayed(model.problems.value);
  const lost = model.notKept.value;
  return (
    <header class="editor-top">
      <button type="button" class="editor-home" title={EDITOR_PAGE.shelf} onClick={() => void model.shut()}>
        <FrontIcon name="white-tower" />
        <span>
          <b>{EDITOR_PAGE.title}</b>
          <i>
            {inWords(history.now.title)} · {EDITOR_PAGE[`kept-${model.kept.value}`]}
          </i>
        </span>
      </button>
      <nav class="editor-tabs" role="tablist" aria-label={EDITOR_PAGE.title}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            data-mark={`tab-${tab}`}
            aria-selected={model.tab.value === tab}
            onClick={() => model.hold({ tab })}
          >
            {EDITOR_TABS[tab]}
          </button>
        ))}
      </nav>
      <div class="editor-acts">
        <Act
          icon="anticlockwise-rotation"
          label={EDITOR_PAGE.undo}
          off={history.past.length === 0}
          act={model.undo}
        />
        <Act
          icon="clockwise-rotation"
          label={EDITOR_PAGE.redo}
          off={history.future.length === 0}
          act={model.redo}
        />
        <button type="button" class="button" aria-keyshortcuts="Control+S" onClick={save}>
          <Icon name="save" />
          <span>{EDITOR_PAGE.save}</span>
        </button>
        <button type="button" class="button" onClick={() => model.hold({ dialog: 'export' })}>
          {EDITOR_PAGE.exports}
        </button>
        <button
          type="button"
          class="button"
          data-mark="share"
          onClick={() => model.hold({ dialog: 'share' })}
        >
          {EDITOR_PAGE.share}
        </button>
        <button
          type="button"
          class="button button-gold"
          data-mark="play"
          aria-disabled={whyNot !== null}
          title={whyNot ?? EDITOR_PAGE.playHelp}
          onClick={play}
        >
          {EDITOR_PAGE.play}
        </button>
      </div>
      {lost !== null && (
        <p class="editor-lost" role="alert">
          {EDITOR_PAGE[`lost-${lost}`]}
        </p>
      )}
    </header>
  );
}

interface ActProps {
  readonly icon: string;
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
}

function Act({ icon, label, off, act }: ActProps) {
  return (
    <button
      type="button"
      class="button editor-icon"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
