/** The windows of the editor: the link, the exports, and a battle that came by a link. */
import { useMemo, useState } from 'preact/hooks';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { PAPERS, type PaperName } from '../../../editor/print/paper.ts';
import { LONGEST_LINK, previewOf, writeLink, type LinkProblem } from '../../../editor/share/link.ts';
import { fill } from '../../../i18n/fill.ts';
import { locale } from '../../../i18n/language.ts';
import { EDITOR_PAGE, LINK_PROBLEMS } from '../../../i18n/editorWords.ts';
import { Modal } from '../../parts/modal.tsx';
import type { EditorModel } from './editorModel.ts';
import { EXPORTS, PICTURE_SIZES, type Export, type ExportWish, type PictureSize } from './exports.ts';
import { Choice, Tick } from './map/fields.tsx';
import { previewPicture } from './previewPicture.ts';
import './dialogs.css';

interface DialogProps {
  readonly model: EditorModel;
}

/** The window that is open, if one is. */
export function Dialogs({ model }: DialogProps) {
  switch (model.dialog.value) {
    case 'share':
      return <Share model={model} />;
    case 'export':
      return <Exports model={model} />;
    default:
      return null;
  }
}

function Share({ model }: DialogProps) {
  const link = `${location.href.replace(/#.*$/, '')}#${writeLink(model.drawn.value)}`;
  const [copied, setCopied] = useState(false);
  const tooLong = link.length > LONGEST_LINK + 200;
  const noteShared = (): void => void model.hasDone('shared');
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => {
        setCopied(true);
        noteShared();
      },
      // No leave to write: the text stands there to be copied by hand.
      () => setCopied(false),
    );
  return (
    <Modal kind="editor" title={EDITOR_PAGE.share} onLeave={() => model.hold({ dialog: null })}>
      <p>{EDITOR_PAGE.shareHelp}</p>
      {tooLong && <p class="editor-trouble">{EDITOR_PAGE.linkTooLong}</p>}
      <textarea
        class="editor-link"
        readOnly
        rows={4}
        aria-label={EDITOR_PAGE.linkText}
        title={EDITOR_PAGE.shareHelp}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onCopy={noteShared}
      />
      <p class="editor-note">{fill(EDITOR_PAGE.linkLength, { letters: link.length })}</p>
      <div class="modal-buttons">
        <button type="button" class="button" onClick={() => model.hold({ dialog: null })}>
          {EDITOR_PAGE.close}
        </button>
        <button type="button" class="button button-gold" data-mark="copy" onClick={copy}>
          {copied ? EDITOR_PAGE.copied : EDITOR_PAGE.copy}
        </button>
      </div>
    </Modal>
  );
}

/** How an export stands: at work, or why there is no file. */
type Exporting = 'working' | 'failed' | 'notFetched' | null;

function Exports({ model }: DialogProps) {
  const [state, setState] = useState<Exporting>(null);
  const [size, setSize] = useState<PictureSize>('large');
  const [counters, setCounters] = useState(true);
  const [paper, setPaper] = useState<PaperName>('a4');
  const hand = async (run: Export['run']): Promise<void> => {
    setState('working');
    setState(await endOf(run, model.drawn.value, { size, counters, paper }));
  };
  return (
    <Modal kind="editor" title={EDITOR_PAGE.exports} onLeave={() => model.hold({ dialog: null })}>
      <ul class="editor-list">
        {EXPORTS.map(({ id, run }) => (
          <li key={id}>
            <button type="button" class="editor-open" onClick={() => void hand(run)}>
              <b>{EDITOR_PAGE[`export-${id}`]}</b>
              <span>{EDITOR_PAGE[`export-${id}-help`]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Choice
        label={EDITOR_PAGE.pictureSize}
        help={EDITOR_PAGE.pictureSizeHelp}
        value={size}
        choices={PICTURE_SIZES.map((one) => [one, EDITOR_PAGE[`size-${one}`]])}
        settled={setSize}
      />
      <Tick
        label={EDITOR_PAGE.pictureCounters}
        help={EDITOR_PAGE.pictureCountersHelp}
        checked={counters}
        settled={setCounters}
      />
      <Choice
        label={EDITOR_PAGE.paper}
        help={EDITOR_PAGE.paperHelp}
        value={paper}
        choices={PAPERS.map((one) => [one, EDITOR_PAGE[`paper-${one}`]])}
        settled={setPaper}
      />
      <p role="status" class={state === 'working' ? 'editor-note' : 'editor-trouble'} hidden={state === null}>
        {state !== null && EDITOR_PAGE[EXPORTING[state]]}
      </p>
      <div class="modal-buttons">
        <button type="button" class="button" onClick={() => model.hold({ dialog: null })}>
          {EDITOR_PAGE.close}
        </button>
      </div>
    </Modal>
  );
}

const EXPORTING = { working: 'exporting', failed: 'exportFailed', notFetched: 'exportNotFetched' } as const;

/** Whether the file was handed over; what writes it may have to be fetched first. */
async function endOf(run: Export['run'], document: ScenarioDocument, wish: ExportWish): Promise<Exporting> {
  try {
    return (await run(document, wish)) ? null : 'failed';
  } catch (problem) {
    // Whatever a browser cannot fetch, it answers with this.
    if (problem instanceof TypeError) return 'notFetched';
    throw problem;
  }
}

/** What came by a link, before anything of it is played: its texts as text, and figures. */
export type Received =
  Readonly<{ ok: true; document: ScenarioDocument }> | Readonly<{ ok: false; problem: LinkProblem['code'] }>;

interface ReceivedProps {
  readonly received: Received;
  /** Why it cannot be played; null where it can. */
  readonly whyNot: string | null;
  readonly play: () => void;
  readonly edit: () => void;
  readonly leave: () => void;
}

/** The preview of a battle that came by a link. */
export function Preview({ received, whyNot, play, edit, leave }: ReceivedProps) {
  const picture = useMemo(
    () => (received.ok ? previewPicture(received.document, locale()) : null),
    [received],
  );
  if (!received.ok)
    return (
      <Modal kind="editor" title={EDITOR_PAGE.received} onLeave={leave}>
        <p class="editor-trouble">{LINK_PROBLEMS[received.problem]}</p>
        <div class="modal-buttons">
          <button type="button" class="button" onClick={leave}>
            {EDITOR_PAGE.leave}
          </button>
        </div>
      </Modal>
    );
  const { title, summary, columns, rows, turns, sides, madeFrom, mark } = previewOf(
    received.document,
    locale(),
  );
  return (
    <Modal kind="editor" title={EDITOR_PAGE.received} onLeave={leave}>
      <h3 class="editor-preview-title">{title}</h3>
      <p>{summary}</p>
      {picture !== null && (
        <img class="editor-preview-map" src={picture} alt={fill(EDITOR_PAGE.previewMap, { title })} />
      )}
      <ul class="editor-facts">
        <li>{fill(EDITOR_PAGE.previewSize, { columns, rows, turns })}</li>
        {sides.map(({ name, pieces }) => (
          <li key={name}>{fill(EDITOR_PAGE.previewSide, { name, pieces })}</li>
        ))}
        {madeFrom !== null && <li>{fill(EDITOR_PAGE.previewFrom, madeFrom)}</li>}
        <li>{fill(EDITOR_PAGE.previewMark, { mark })}</li>
      </ul>
      {whyNot !== null && <p class="editor-trouble">{whyNot}</p>}
      <p class="editor-note">{EDITOR_PAGE.previewSafe}</p>
      <div class="modal-buttons">
        <button type="button" class="button" onClick={leave}>
          {EDITOR_PAGE.leave}
        </button>
        <button type="button" class="button" onClick={edit}>
          {EDITOR_PAGE.openInEditor}
        </button>
        <button type="button" class="button button-gold" disabled={whyNot !== null} onClick={play}>
          {EDITOR_PAGE.playIt}
        </button>
      </div>
    </Modal>
  );
}
