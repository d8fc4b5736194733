/** The door of the table: the title page stands before it, and what is asked for there waits until the table is laid. */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { FrontModel } from './front.tsx';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import type { Settings } from '../store/settingsModel.ts';
import type { TableModel } from './tableModel.ts';
import { scenarioCards } from '../games/scenarioCards.ts';
import { settingsModel } from '../features/settings/settings.ts';

/** Who has come through: at least the model of the page. */
interface FetchedTable {
  readonly model: TableModel;
}

export interface Door<House extends FetchedTable> {
  readonly front: FrontModel;
  /** Null until the table is laid. */
  readonly house: ReadonlySignal<House | null>;
  /** Something that was asked for waits. */
  readonly waits: ReadonlySignal<boolean>;
  /** Fetches the table, where that has not been done. */
  open(): Promise<void>;
}

/** A title page that answers at once. `fetch` = lays the table; `failed` = somebody waits for a table that cannot be had. */
export function doorTo<House extends FetchedTable>(
  settings: Signal<Settings>,
  drafting: DraftModel,
  fetch: () => Promise<House>,
  failed: (why: unknown) => void,
): Door<House> {
  const house = signal<House | null>(null);
  const asked = signal<readonly ((model: TableModel) => void)[]>([]);
  let coming: Promise<void> | null = null;

  const open = async (): Promise<void> => {
    coming ??= fetch().then((laid) => {
      house.value = laid;
    });
    try {
      await coming;
    } catch (why) {
      coming = null;
      if (asked.peek().length > 0) failed(why);
    }
    const [now, all] = [house.peek(), asked.peek()];
    asked.value = [];
    if (now !== null) for (const one of all) one(now.model);
  };

  /** Asks the table, now or as soon as it is there. */
  const ask = (what: (model: TableModel) => void): void => {
    const now = house.peek();
    if (now !== null) return what(now.model);
    asked.value = [...asked.peek(), what];
    void open();
  };

  return {
    house,
    open,
    waits: computed(() => asked.value.length > 0),
    front: {
      title: computed(
        () => house.value?.model.title.value ?? { scenarios: scenarioCards(), kept: undefined },
      ),
      lessons: { waiting: computed(() => house.value?.model.lessons.waiting.value ?? null) },
      drafting,
      table: computed(() => house.value?.model ?? null),
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
