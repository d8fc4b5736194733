/** The game on the table: one session at a time, told to the page. */
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Ports, Told } from '../../session/ports.ts';
import { openSession, type Session } from '../../session/session.ts';
import type { Game, Standing } from '../../session/standing.ts';
import { OWN_DICE } from '../../session/throwDice.ts';
import type { TableStore } from '../store/tableStore.ts';

/** What the table is to a session. */
export interface TableWorld extends Pick<Ports, 'controllerOf' | 'journal' | 'clock'> {
  /** Shows what was told; `lay` brings how the game stands to the store, and has to be called once. */
  present(told: Told, now: Standing, lay: () => void): void;
  shown(): Promise<void>;
  /** Resolves when what is on the page now has been seen on the screen. */
  covered(): Promise<void>;
  /** Nobody plays here at the moment: the game is not on the screen, or is another tab's. */
  readonly away: ReadonlySignal<boolean>;
}

export interface TableSession {
  /** The session of the game on the table, or of one that comes behind a cover; null before there is one. */
  readonly current: ReadonlySignal<Session | null>;
  /** Takes a game to the table in place of the one before; `opened` is called when it is there, which may be behind a cover. */
  open(game: Game, opened: () => void): void;
}

/** The sessions of a table. */
export function tableSessionAt(store: TableStore, world: TableWorld): TableSession {
  const current = signal<Session | null>(null);
  effect(() => {
    const { handOver } = store.settings.value;
    untracked(() => current.peek()?.share(handOver));
  });
  const overTable = computed(() => [store.window, store.message].some(({ value }) => value !== null));
  effect(() => {
    const away = world.away.value;
    // Agents wait for whoever looks back, clocks for whoever reads what lies over the table.
    const held = { agents: away || store.moment.value !== null, clock: away || overTable.value };
    current.value?.hold(held);
  });
  const open = (game: Game, opened: () => void): void => {
    current.peek()?.close();
    let there = false;
    let handed = 0;
    const present = (told: Told, now: Standing): void => {
      if (current.peek() !== session) return;
      there ||= told.type === 'opened';
      const lay = (): void => {
        if (there) store.showGame(now);
        if (now.screen.cover === null) store.layCover(null);
        if (now.screen.handed > handed) store.countHandOver();
        handed = now.screen.handed;
        if (told.type === 'opened') opened();
      };
      batch(() => world.present(told, now, lay));
    };
    const { controllerOf, journal, clock, shown, covered } = world;
    const presenter = { happened: present, shown, covered };
    const ports: Ports = { controllerOf, journal, clock, presenter, dice: OWN_DICE };
    const session: Session = openSession(game, ports, store.settings.peek().handOver);
    current.value = session;
    session.start();
  };
  return { current, open };
}
