/** The windows over the table: one at a time, each fetched when it is first opened. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { Modal } from '../parts/modal.tsx';
import type { TableModel, WindowId } from './tableModel.ts';
import { say, type PlainLabel } from '../words/labels.ts';

/** What stands in a window. */
export type WindowPage = FunctionComponent<Readonly<{ model: TableModel }>>;

interface WindowRow {
  readonly title: PlainLabel;
  readonly fetch: () => Promise<Readonly<{ Page: WindowPage }>>;
}

/** Every window; a new one is a row here, a name in `WindowId` and a command that opens it. */
const WINDOWS: Readonly<Record<WindowId, WindowRow>> = {
  help: { title: 'help', fetch: () => import('../features/help/help.tsx') },
  settings: { title: 'settings', fetch: () => import('../features/settings/settingsView.tsx') },
  games: { title: 'games', fetch: () => import('../features/savedGames/savedGamesView.tsx') },
  agree: { title: 'agree', fetch: () => import('../features/takeBack/agreementView.tsx') },
  record: { title: 'record', fetch: () => import('../features/analysis/record.tsx') },
  dice: { title: 'diceLog', fetch: () => import('../features/analysis/diceLog.tsx') },
  luck: { title: 'luck', fetch: () => import('../features/analysis/luck.tsx') },
  credits: { title: 'credits', fetch: () => import('../features/credits/credits.tsx') },
  statistics: { title: 'statistics', fetch: () => import('../features/analysis/statistics.tsx') },
  ask: { title: 'askTitle', fetch: () => import('../features/screenReader/questionsView.tsx') },
  keys: { title: 'keysTitle', fetch: () => import('../features/keyBindings/keys.tsx') },
  siege: { title: 'siege', fetch: () => import('../features/strategic/roomView.tsx') },
};

/** A component is a function, so the signal keeps it in a box. */
const fetched = signal<Partial<Record<WindowId, Readonly<{ Page: WindowPage }>>>>({});

/** The window that is open, if any. */
export function WindowGate({ model }: Readonly<{ model: TableModel }>) {
  const id = model.window.value;
  useEffect(() => {
    if (id === null || fetched.peek()[id] !== undefined) return;
    void WINDOWS[id].fetch().then((pages) => (fetched.value = { ...fetched.peek(), [id]: pages }));
  }, [id]);
  if (id === null) return null;
  const close = () => model.ask.command(id);
  const found = fetched.value[id];
  return (
    <Modal kind={id} title={say(WINDOWS[id].title)} onLeave={close}>
      <button type="button" class="button modal-close" onClick={close}>
        {say('close')}
      </button>
      {found === undefined ? <p>{say('windowWait')}</p> : <found.Page model={model} />}
    </Modal>
  );
}
