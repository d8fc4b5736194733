/** The windows over the table: one at a time, each fetched when it is first opened. */
import type { FunctionComponent } from 'preact';
import { Coming, fetchedPart } from '../parts/fetchedPart.tsx';
import { Modal } from '../parts/modal.tsx';
import type { WindowId } from '../commands/commandTable.ts';
import type { TableModel } from './tableModel.ts';
import { say, type PlainLabel } from '../words/labels.ts';

/** What stands in a window. */
export type WindowPage = FunctionComponent<Readonly<{ model: TableModel }>>;

interface WindowRow {
  readonly title: PlainLabel;
  readonly Page: WindowPage;
}

function windowOf(title: PlainLabel, fetch: () => Promise<Readonly<{ Page: WindowPage }>>): WindowRow {
  return { title, Page: fetchedPart(() => fetch().then(({ Page }) => Page), undefined, <Coming />) };
}

/** Every window; a new one is a row here, a name in `WindowId` and a command that opens it. */
const WINDOWS: Readonly<Record<WindowId, WindowRow>> = {
  help: windowOf('help', () => import('../features/help/help.tsx')),
  settings: windowOf('settings', () => import('../features/settings/settingsView.tsx')),
  games: windowOf('games', () => import('../features/savedGames/savedGamesView.tsx')),
  agree: windowOf('agree', () => import('../features/takeBack/agreementView.tsx')),
  record: windowOf('record', () => import('../features/analysis/record.tsx')),
  dice: windowOf('diceLog', () => import('../features/analysis/diceLog.tsx')),
  luck: windowOf('luck', () => import('../features/analysis/luck.tsx')),
  credits: windowOf('credits', () => import('../features/credits/credits.tsx')),
  statistics: windowOf('statistics', () => import('../features/analysis/statistics.tsx')),
  laboratory: windowOf('laboratory', () => import('../features/laboratory/opened.ts')),
  ask: windowOf('askTitle', () => import('./askingPage.tsx')),
  keys: windowOf('keysTitle', () => import('../features/keyBindings/keys.tsx')),
  siege: windowOf('siege', () => import('../features/strategic/roomView.tsx')),
};

/** The window that is open, if any. */
export function WindowGate({ model }: Readonly<{ model: TableModel }>) {
  const id = model.window.value;
  if (id === null) return null;
  const close = () => model.ask.command(id);
  const { title, Page } = WINDOWS[id];
  return (
    <Modal kind={id} title={say(title)} onLeave={close}>
      <button type="button" class="button modal-close" onClick={close}>
        {say('close')}
      </button>
      <Page model={model} />
    </Modal>
  );
}
