/** The table, fetched behind the title page: what is asked for there waits until it is loaded. */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { FrontModel } from './front.tsx';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import type { Settings } from '../store/settingsModel.ts';
import type { TableModel } from './tableModel.ts';
import { scenarioCards } from '../games/scenarioCards.ts';
import { settingsModel } from '../features/settings/settings.ts';

/** What is fetched: at least the model of the page. */
interface FetchedTable {
  readonly model: TableModel;
}

export interface LazyTable<Loaded extends FetchedTable> {
  readonly front: FrontModel;
  /** Null until the table is loaded. */
  readonly loaded: ReadonlySignal<Loaded | null>;
  /** Something that was asked for waits. */
  readonly waits: ReadonlySignal<boolean>;
  /** Fetches the table, where that has not been done. */
  open(): Promise<void>;
}

/** A title page that answers at once. `fetch` = loads the table; `failed` = somebody waits for a table that cannot be had. */
export function lazyTable<Loaded extends FetchedTable>(
  settings: Signal<Settings>,
  drafting: DraftModel,
  fetch: () => Promise<Loaded>,
  failed: (why: unknown) => void,
): LazyTable<Loaded> {
  const loaded = signal<Loaded | null>(null);
  const asked = signal<readonly ((model: TableModel) => void)[]>([]);
  let coming: Promise<void> | null = null;

  const open = async (): Promise<void> => {
    coming ??= fetch().then((table) => {
      loaded.value = table;
    });
    try {
      await coming;
    } catch (why) {
      coming = null;
      if (asked.peek().length > 0) failed(why);
    }
    const [now, all] = [loaded.peek(), asked.peek()];
    asked.value = [];
    if (now !== null) for (const one of all) one(now.model);
  };

  /** Asks the table, now or as soon as it is there. */
  const ask = (what: (model: TableModel) => void): void => {
    const now = loaded.peek();
    if (now !== null) return what(now.model);
    asked.value = [...asked.peek(), what];
    void open();
  };

  return {
    loaded,
    open,
    waits: computed(() => asked.value.length > 0),
    front: {
      title: computed(
        () => loaded.value?.model.title.value ?? { scenarios: scenarioCards(), kept: undefined },
      ),
      lessons: { waiting: computed(() => loaded.value?.model.lessons.waiting.value ?? null) },
      drafting,
      table: computed(() => loaded.value?.model ?? null),
      unfold: () => ask(({ seating }) => seating.unfold()),
      settings: settingsModel(settings),
      ask: {
        begin: () => ask(({ seating }) => seating.begin()),
        resume: () => ask((model) => model.ask.resume()),
        command: (id) => ask((model) => model.ask.command(id)),
        open: (file) => ask((model) => model.ask.open(file)),
        openCase: (cite) => ask((model) => model.ask.openCase(cite)),
      },
    },
  };
}
