/** Asking whoever has to decide: the only place that asks a controller. */
import type { Match } from '../game/match.ts';
import { view } from '../game/view.ts';
import { abortable, type AbortController } from './abort.ts';
import { leftOn } from './clock.ts';
import type { Controller, Decision } from './ports.ts';
import type { Standing } from './standing.ts';

/** What asking needs of the session. */
export interface AskingPlace {
  now(): Standing;
  /** Who has to decide now; null while nobody may, or nothing is left to decide. */
  decider(): Controller | null;
  /** Resolves when an agent may go on: what happened has been shown. Whoever shows only what is durable waits for that as well. */
  ready(): Promise<unknown>;
  /** Carries out what was decided; answers why that is not possible, or null. */
  carryOut(decision: Decision, by: Controller): string | null;
  failed(reason: string): void;
}

/** A question that was put and is not answered yet. */
interface Open {
  readonly match: Match;
  readonly by: Controller;
  readonly stop: AbortController;
}

export interface Asking {
  /** Something has changed: whoever has to decide now is asked, and nobody else. */
  look(): void;
  /** Nobody is asked any more. */
  close(): void;
}

/** Asks controllers, one at a time. A question that no longer stands is aborted, and its answer is not heard. */
export function askingFor(place: AskingPlace): Asking {
  let open: Open | null = null;

  const put = async ({ match, by, stop: { signal } }: Open): Promise<void> => {
    const { battle, state, entries } = match;
    const seat = state.active;
    const left = leftOn(place.now().sheet.clock, seat, state.turn);
    try {
      const seen = view(battle, state, seat);
      const deciding = by.decide({ battle, view: seen, seat, count: entries.length, left }, signal);
      // A person decides when he likes: he need not wait for what is being shown.
      const decision =
        by.kind === 'human' ? await deciding : (await Promise.all([deciding, place.ready()]))[0];
      if (signal.aborted) return;
      const refused = place.carryOut(decision, by);
      if (refused === null || signal.aborted) return;
      if (by.kind !== 'human') return place.failed(refused);
      open = null;
      look();
    } catch (problem) {
      // Whatever a controller breaks with: another may take its seat.
      if (!signal.aborted) place.failed(problem instanceof Error ? problem.message : String(problem));
    }
  };
  const close = (): void => {
    open?.stop.abort();
    open = null;
  };
  const look = (): void => {
    const by = place.decider();
    const match = place.now().history.present;
    if (by !== null && open?.match === match && open.by === by) return;
    close();
    if (by === null) return;
    open = { match, by, stop: abortable() };
    void put(open);
  };
  return { look, close };
}
