/** The room of the editor: the list of drafts, or the battle that is worked on. It stays as it is while its battle is tried out. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { forkOf } from '../../../editor/fork.ts';
import { problemsWritten } from '../../../editor/problems/problems.ts';
import { readLink } from '../../../editor/share/link.ts';
import { openBoardOf, type EditorBoardPort } from './boardPort.ts';
import { askBeforeLeaving } from './early.ts';
import { Column } from './column.tsx';
import { Dialogs, Preview, type Received } from './dialogs.tsx';
import { openDrafts } from './drafts.ts';
import { EditorBoard } from './editorBoard.tsx';
import type { EditorRoomProps } from './editorGate.tsx';
import { EventsPage } from './events/eventList.tsx';
import { createEditor, type EditorModel } from './editorModel.ts';
import { saveDocument } from './exports.ts';
import { ForcesPalette } from './forcesTab.tsx';
import { listenToEditorKeys } from './keys.ts';
import { MapNotes } from './map/mapNotes.tsx';
import { MapPalette } from './mapTab.tsx';
import { playable } from './draftBattle.ts';
import { OptionsPage, VictoryPage } from './rulePages.tsx';
import { RightColumn } from './rightColumn.tsx';
import { SetupPalette } from './setupTab.tsx';
import { SheetSize } from './sheetSize.tsx';
import { StatusLine } from './statusLine.tsx';
import { whyNotPlayed } from './testPlay.ts';
import { TopBar } from './topBar.tsx';
import { TourCard } from './tour/tourCard.tsx';
import { createTour, type Tour } from './tour/tourModel.ts';
import { TrialsPage } from './trials/trialsPage.tsx';
import { Unkept } from './unkept.tsx';
import { Welcome } from './welcome.tsx';
import '../../parts/checkbox.css';
import './workspace.css';
import './small.css';
import './touch.css';

/** The room. */
export function EditorRoom({ shown, settings, play }: EditorRoomProps) {
  const model = useMemo(() => createEditor(openDrafts()), []);
  const tour = useMemo(() => createTour(model), [model]);
  const port = useMemo(() => openBoardOf(model, settings), [model, settings]);
  const [received, setReceived] = useState<Received | null>(null);
  useReceived(setReceived);
  useCare(model);
  const save = (): void => {
    const document = model.document.peek();
    if (document !== null) saveDocument(document);
  };
  useLayoutEffect(
    () => listenToEditorKeys(model, port, { save }, () => shown && model.document.peek() !== null),
    [model, port, shown],
  );
  const tryOut = (): void => {
    const document = model.document.peek();
    if (document === null) return;
    model.tellNotPlayed(whyNotPlayed(problemsWritten(document)));
    const battle = model.notPlayed.value === null ? playable(document) : null;
    if (battle === null) return;
    model.hasDone('played');
    void model.keep().then(() => play(battle));
  };
  const put = (edit: boolean): void => {
    const found = received?.ok === true ? received.document : null;
    setReceived(null);
    history.replaceState(null, '', '#editor');
    if (found === null) return;
    void model.open(edit ? forkOf(found) : found, null).then((isOpen) => isOpen && !edit && tryOut());
  };
  return (
    <div class="editor" hidden={!shown}>
      {model.document.value === null ? (
        <Welcome model={model} tour={tour} />
      ) : (
        <Workspace model={model} port={port} tour={tour} save={save} play={tryOut} />
      )}
      {received !== null && (
        <Preview
          received={received}
          whyNot={received.ok ? whyNotPlayed(problemsWritten(received.document)) : null}
          play={() => put(false)}
          edit={() => put(true)}
          leave={() => {
            setReceived(null);
            history.replaceState(null, '', '#editor');
          }}
        />
      )}
    </div>
  );
}

/** Takes a battle that comes by the address, now or later. */
function useReceived(take: (received: Received) => void): void {
  useLayoutEffect(() => {
    const look = (): void => {
      if (!location.hash.startsWith('#battle=')) return;
      const read = readLink(location.hash);
      take(read.ok ? { ok: true, document: read.value } : { ok: false, problem: read.problems[0]!.code });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
}

/** Nothing is lost with the page: what is not written yet is written when it is left or put out of sight, and what cannot be holds it. */
function useCare(model: EditorModel): void {
  useLayoutEffect(() => {
    const write = (): void => void model.keep();
    const stay = (close: BeforeUnloadEvent): void => {
      if (model.document.peek() !== null && model.kept.peek() === 'not') close.preventDefault();
    };
    const stopAsking = askBeforeLeaving((hash) => {
      if (model.document.peek() === null || model.kept.peek() === 'kept') return true;
      history.replaceState(null, '', '#editor');
      void model.shut(() => (location.hash = hash));
      return false;
    });
    window.addEventListener('pagehide', write);
    window.addEventListener('beforeunload', stay);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('beforeunload', stay);
      stopAsking();
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, [model]);
}

interface WorkspaceProps {
  readonly model: EditorModel;
  readonly port: EditorBoardPort;
  readonly tour: Tour;
  readonly save: () => void;
  readonly play: () => void;
}

/** A battle that is worked on. */
function Workspace({ model, port, tour, save, play }: WorkspaceProps) {
  const tab = model.tab.value;
  const onMap = tab === 'map' || tab === 'forces' || tab === 'setup';
  const looks = model.findings.value === tab || (tab === 'map' && model.selected.value !== null);
  return (
    <main class="editor-workspace" data-tab={tab} data-looks={looks} data-guided={tour.card.value !== null}>
      <TopBar model={model} save={save} play={play} />
      <Column key={tab} class="editor-left">
        {tab === 'map' && <MapPalette model={model} port={port} />}
        {tab === 'forces' && <ForcesPalette model={model} />}
        {tab === 'setup' && <SetupPalette model={model} />}
        {tab === 'events' && <EventsPage model={model} />}
        {tab === 'map' && <SheetSize model={model} />}
        {tab === 'map' && <MapNotes model={model} />}
        {tab === 'options' && <OptionsPage model={model} />}
        {tab === 'victory' && <VictoryPage model={model} />}
        {tab === 'trials' && <TrialsPage model={model} />}
      </Column>
      <div class="editor-middle" data-wide={onMap}>
        <TourCard model={model} tour={tour} />
        <EditorBoard model={model} port={port} />
        <StatusLine model={model} port={port} />
      </div>
      <RightColumn model={model} />
      <Dialogs model={model} />
      <Unkept model={model} save={save} />
    </main>
  );
}
