/** Whether the page shows the title or the table, and the verdict over it. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { createActor, type ActorRefFrom } from 'xstate';
import type { TableStore } from '../store/tableStore.ts';
import { shellChart } from './shell.chart.ts';

export interface Shell {
  readonly actor: ActorRefFrom<typeof shellChart>;
  readonly screen: ReadonlySignal<'title' | 'table'>;
  /** The battle has its verdict. */
  ended(): void;
}

/** Starts at the title. */
export function openShell({ openResult }: Pick<TableStore, 'openResult'>): Shell {
  const screen = signal<'title' | 'table'>('title');
  const actor = createActor(shellChart);
  actor.subscribe((now) => {
    screen.value = now.matches({ place: 'title' }) ? 'title' : 'table';
    openResult(now.matches({ place: { table: 'result' } }));
  });
  actor.start();
  return { actor, screen, ended: () => actor.send({ type: 'Ended' }) };
}
