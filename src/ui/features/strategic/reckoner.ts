/** The client of the worker that counts odds: what is wanted now is counted first, and what is wanted no more is left. */
import { signal, type Signal } from '@preact/signals';
import { onDemand } from '../../../workers/onDemand.ts';
import { openWorker } from '../../../workers/openWorker.ts';
import type { Workplace } from '../../../workers/workplace.ts';
import type { BriefJson } from './briefs.ts';
import type { FromReckoner, Reckoned, ToReckoner } from './messages.ts';
import script from './worker.ts?worker&url';

/** Where odds are counted. */
export type Counter = Workplace<ToReckoner, FromReckoner>;

export interface Reckoner {
  /** From now on these briefs are wanted, the first of them first, and before them what dice would have made of a result; others are forgotten unless they are known. */
  want(documents: readonly BriefJson[], result?: BriefJson | null): void;
  /** What is known of a brief; null while it is counted. Whoever reads it hears of it when it is known. */
  known(document: BriefJson): Reckoned | null;
  /** The chance that the place has fallen after each of several actions; null while it is counted. It is counted of the first that is wanted. */
  fallen(document: BriefJson): readonly number[] | null;
  /** A result beside the dice of its battle; null while it is counted. */
  beside(result: BriefJson): Reckoned | null;
}

/** So long may a count go on that nobody wants any more, in milliseconds; then its worker is ended. */
const TOO_LONG = 150;
/** Over so many actions odds are counted. */
const ACTIONS = 4;
/** What the page has for itself before it counts, in milliseconds. */
const BREATH = 30;
/** So many odds are remembered. */
const REMEMBERED = 200;

/** Opens a reckoner; its worker is started when it is first needed, and again after it was ended. */
export function openReckoner(start: () => Counter = () => openWorker('odds', script, BREATH)): Reckoner {
  const found: Found = signal(new Map());
  let wanted: readonly BriefJson[] = [];
  let fought: BriefJson | null = null;
  let asked: Readonly<{ ask: number; key: string }> | null = null;
  let asks = 0;

  /** What is wanted in its order: the odds of the first, then those over several actions, then the odds of the others. */
  const tasks = (): readonly Task[] => {
    const [first, ...others] = wanted.map(oddsTask);
    const result = fought === null ? [] : [besideTask(fought)];
    return first === undefined ? result : [...result, first, actionsTask(first.document), ...others];
  };
  const isWanted = (key: string): boolean => tasks().some((one) => one.key === key);
  const end = (): void => {
    worker.end();
    asked = null;
  };
  const hear = (key: string, one: Reckoned): void => {
    found.value = new Map([...[...found.peek()].slice(1 - REMEMBERED), [key, one]]);
    asked = null;
    next();
  };
  const next = (): void => {
    if (asked !== null) return;
    const task = tasks().find(({ key }) => !found.peek().has(key));
    if (task === undefined) return;
    const { key, document, actions } = task;
    asks += 1;
    asked = { ask: asks, key };
    worker.post({ ask: asks, document, actions });
  };
  const worker = onDemand(
    start,
    ({ ask, found: one }: FromReckoner) => {
      if (asked?.ask === ask) hear(asked.key, one);
    },
    (why) => {
      const key = asked?.key;
      end();
      if (key !== undefined) hear(key, { type: 'failed', why });
    },
  );

  return {
    want: (documents, result = null) => {
      wanted = documents;
      fought = result;
      const ask = asked?.ask;
      setTimeout(() => {
        if (ask === undefined || asked?.ask !== ask || isWanted(asked.key)) return;
        end();
        next();
      }, TOO_LONG);
      next();
    },
    known: (document) => found.value.get(keyOf(document)) ?? null,
    fallen: (document) => {
      const known = found.value.get(actionsTask(document).key) ?? null;
      return known === null ? null : known.type === 'fallen' ? known.fallen : [];
    },
    beside: (result) => found.value.get(besideTask(result).key) ?? null,
  };
}

/** What is wanted of a result. */
function besideTask(document: BriefJson): Task {
  return { key: `${JSON.stringify(document)} beside`, document, actions: 'beside' };
}

type Found = Signal<ReadonlyMap<string, Reckoned>>;

/** Something to be counted, by a key. */
interface Task {
  readonly key: string;
  readonly document: BriefJson;
  readonly actions: ToReckoner['actions'];
}

function oddsTask(document: BriefJson): Task {
  return { key: keyOf(document), document, actions: null };
}

function actionsTask(document: BriefJson): Task {
  return { key: `${keyOf(document)} over actions`, document, actions: ACTIONS };
}

/** A brief by what its odds depend on. */
function keyOf({ battle: _, title: __, seed: ___, ...document }: BriefJson): string {
  return JSON.stringify(document);
}
