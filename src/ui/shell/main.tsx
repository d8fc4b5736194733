/** Where the program begins in the browser: the title stands at once, the table is fetched behind it, and the board behind both. */
import { computed } from '@preact/signals';
import { render } from 'preact';
import { Front } from './front.tsx';
import { BackToEditor, EditorGate } from '../features/editor/editorGate.tsx';
import { followEditorAddress } from '../features/editor/early.ts';
import { listenForBook } from '../features/help/early.ts';
import { lazyTable } from './lazyTable.ts';
import { facesOfTitle } from './titleFaces.ts';
import { followLooks } from '../store/looks.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import { ErrorBoundary } from '../features/errorBoundary/errorBoundary.tsx';
import { listenToFailures, openFailures } from '../features/errorBoundary/failures.ts';
import { UpdateNotice } from '../features/serviceWorker/updateNotice.tsx';
import { keepVersions } from '../features/serviceWorker/versions.ts';
import { FIRST_BATTLE } from '../games/scenarioCards.ts';
import { draftingOf, lastDraft } from '../features/seats/drafting.ts';
import { openSettings } from '../features/settings/settings.ts';
import { listenForSiege } from '../features/strategic/early.ts';
import { followLanguage } from '../words/speaking.ts';

const failures = openFailures();
listenToFailures(failures);
const settings = openSettings();
followLooks(settings);
// Not awaited at the top: a language may ask for words that lie in this very file, which would wait for itself.
void Promise.all([followLanguage(settings, failures.catch), facesOfTitle()]).then(openPage);

/** The page, in its language from the first letter on. */
function openPage(): void {
  const drafting = draftingOf(lastDraft(FIRST_BATTLE));
  const { front, loaded, waits, open } = lazyTable(
    settings,
    drafting,
    () => import('./tablePage.tsx').then(({ loadTable }) => loadTable(settings, drafting)),
    failures.catch,
  );

  const aims = computed(() => (loaded.value?.store.chosen.value.aim ?? null) !== null);
  const versions = keepVersions(aims);

  const editing = followEditorAddress();
  const atTable = computed(() => loaded.value?.model.screen.value === 'table');
  /** Tries a draft of the editor out, as soon as there is a table. */
  const tryOut = (battle: OpenBattle): void => void open().then(() => loaded.peek()?.begin(battle));

  function Page() {
    return (
      <>
        {(!editing.value || atTable.value) && (
          <Front front={front} within={loaded.value?.within ?? null} waits={waits} />
        )}
        {editing.value && <EditorGate shown={!atTable.value} settings={front.settings} play={tryOut} />}
        {editing.value && atTable.value && <BackToEditor leave={() => front.ask.command('new-game')} />}
        {versions.waiting.value && <UpdateNotice takeOver={versions.takeOver} later={versions.later} />}
      </>
    );
  }

  render(
    <ErrorBoundary failures={failures} table={loaded}>
      <Page />
    </ErrorBoundary>,
    document.getElementById('root')!,
  );
  listenForSiege(loaded, () => front.ask.command('siege'));
  listenForBook(
    () => settings.peek().keys,
    loaded,
    () => front.ask.command('help'),
  );
  requestAnimationFrame(() => setTimeout(() => void open(), 0));
}
