/** Before anything is open: drafts, a blank sheet, a battle of the game, a file. */
import { useEffect, useState } from 'preact/hooks';
import { blankDocument } from '../../../editor/blank.ts';
import { forkOf } from '../../../editor/fork.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE, EDITOR_TOUR } from '../../../i18n/editorWords.ts';
import { download } from '../../games/files.ts';
import { fetchBattle } from '../../games/fetching.ts';
import { UNOPENED } from '../../games/scenarioCards.ts';
import { inWords } from '../../words/texts.ts';
import type { DraftList } from './drafts.ts';
import { openedDraft } from './openedDraft.ts';
import type { EditorModel } from './editorModel.ts';
import { Figure } from './figure.tsx';
import { OpeningFiles } from './openingFiles.tsx';
import { Panel } from './palette.tsx';
import { fetchSample, SAMPLES } from './shippedFiles.ts';
import type { Tour } from './tour/tourModel.ts';
import { TOUR_STEPS } from './tour/tourSteps.ts';
import './welcome.css';

interface WelcomeProps {
  readonly model: EditorModel;
}

/** The drafts of the author, and what a new one begins with. */
export function Welcome({ model, tour }: WelcomeProps & Readonly<{ tour: Tour }>) {
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <main class="editor-welcome">
      <header>
        <h1>{EDITOR_PAGE.title}</h1>
        <p>{EDITOR_PAGE.welcome}</p>
        <TourWays model={model} tour={tour} />
        <a class="button" href="#">
          {EDITOR_PAGE.leave}
        </a>
      </header>
      {trouble !== null && (
        <p class="editor-trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="editor-drafts">
        <Blank model={model} />
        <Drafts model={model} told={setTrouble} />
        <Shipped model={model} told={setTrouble} />
      </div>
    </main>
  );
}

/** The tour from its beginning, on a sheet of its own; and on from where it was left, on the draft that was touched last. */
function TourWays({ model, tour }: WelcomeProps & Readonly<{ tour: Tour }>) {
  const place = tour.place.value;
  const begin = async (): Promise<void> => {
    if (await model.open(blankDocument(TOUR_SHEET), null)) tour.begin();
  };
  const resume = async (): Promise<void> => {
    const { drafts } = await model.drafts();
    const [last] = drafts.flatMap(({ draft, document }) => {
      const opened = openedDraft(document);
      return opened === null ? [] : [{ draft, opened }];
    });
    if (await model.open(last?.opened ?? blankDocument(TOUR_SHEET), last?.draft ?? null)) tour.resume();
  };
  return (
    <>
      {place !== null && (
        <button type="button" class="button button-gold" onClick={() => void resume()}>
          {fill(EDITOR_TOUR.goOn, { n: place.step + 1, of: TOUR_STEPS.length })}
        </button>
      )}
      <button
        type="button"
        class={`button ${place === null ? 'button-gold' : ''}`}
        onClick={() => void begin()}
      >
        {EDITOR_TOUR.begin}
      </button>
    </>
  );
}

/** The sheet of the tour: small enough to be seen whole. */
const TOUR_SHEET = { columns: 12, rows: 9, orientation: 'pointy' } as const;

function Blank({ model }: WelcomeProps) {
  const [columns, setColumns] = useState(20);
  const [rows, setRows] = useState(20);
  const [orientation, setOrientation] = useState<'pointy' | 'flat'>('pointy');
  const size = (value: number): number => Math.min(200, Math.max(1, Math.round(value) || 1));
  return (
    <Panel title={EDITOR_PAGE.blank}>
      <form
        class="editor-form"
        onSubmit={(submit) => {
          submit.preventDefault();
          void model.open(blankDocument({ columns, rows, orientation }), null);
        }}
      >
        <Figure
          label={EDITOR_PAGE.columns}
          help={EDITOR_PAGE.columnsHelp}
          least={1}
          most={200}
          value={columns}
          typed={(count) => setColumns(size(count))}
        />
        <Figure
          label={EDITOR_PAGE.rows}
          help={EDITOR_PAGE.rowsHelp}
          least={1}
          most={200}
          value={rows}
          typed={(count) => setRows(size(count))}
        />
        <label class="editor-row" title={EDITOR_PAGE.orientationHelp}>
          {EDITOR_PAGE.orientation}
          <select
            value={orientation}
            onChange={({ currentTarget }) => setOrientation(currentTarget.value as 'flat')}
          >
            <option value="pointy">{EDITOR_PAGE.pointy}</option>
            <option value="flat">{EDITOR_PAGE.flat}</option>
          </select>
        </label>
        <button type="submit" class="button button-gold editor-wide">
          {EDITOR_PAGE.begin}
        </button>
      </form>
    </Panel>
  );
}

interface TellingProps extends WelcomeProps {
  readonly told: (trouble: string | null) => void;
}

function Drafts({ model, told }: TellingProps) {
  const [drafts, setDrafts] = useState<DraftList | null>(null);
  const look = (): void => void model.drafts().then(setDrafts);
  useEffect(look, [model]);
  return (
    <Panel title={EDITOR_PAGE.drafts}>
      {drafts?.notRead === null && drafts.drafts.length === 0 && (
        <p class="editor-note">{EDITOR_PAGE.noDrafts}</p>
      )}
      {drafts !== null && drafts.notRead !== null && (
        <p class="editor-trouble">{EDITOR_PAGE[`lost-${drafts.notRead}`]}</p>
      )}
      <ul class="editor-list">
        {drafts?.drafts.map((draft) => (
          <li key={draft.draft}>
            <button
              type="button"
              class="editor-open"
              onClick={() => {
                const document = openedDraft(draft.document);
                if (document === null) told(fill(EDITOR_PAGE.damagedDraft, { title: draft.title }));
                else void model.open(document, draft.draft);
              }}
            >
              <b>{draft.title}</b>
              <span>{new Date(draft.touched).toLocaleString()}</span>
            </button>
            <button
              type="button"
              class="button"
              aria-label={fill(EDITOR_PAGE.takeAway, { what: draft.title })}
              onClick={() => void model.removeDraft(draft.draft).then(look)}
            >
              {EDITOR_PAGE.remove}
            </button>
          </li>
        ))}
        {drafts?.damaged.map(({ draft, raw }) => (
          <li key={draft}>
            <span class="editor-note">{fill(EDITOR_PAGE.damagedEntry, { draft })}</span>
            <button
              type="button"
              class="button"
              onClick={() => download(`draft-${draft}.json`, JSON.stringify(raw))}
            >
              {EDITOR_PAGE.save}
            </button>
            <button type="button" class="button" onClick={() => void model.removeDraft(draft).then(look)}>
              {EDITOR_PAGE.remove}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Shipped({ model, told }: TellingProps) {
  return (
    <Panel title={EDITOR_PAGE.fromBattle}>
      <OpeningFiles model={model} told={told} />
      <ul class="editor-list">
        {UNOPENED.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              class="editor-open"
              onClick={() =>
                void fetchBattle(id, null).then(
                  (found) => found.ok && model.open(forkOf(found.value.document), null),
                  () => told(EDITOR_PAGE.notFetched),
                )
              }
            >
              <b>{inWords(title)}</b>
            </button>
          </li>
        ))}
        {SAMPLES.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              class="editor-open"
              onClick={() =>
                void fetchSample(id).then(
                  (document) => model.open(forkOf(document), null),
                  () => told(EDITOR_PAGE.notFetched),
                )
              }
            >
              <b>{title}</b>
              <span>{EDITOR_PAGE.sample}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
