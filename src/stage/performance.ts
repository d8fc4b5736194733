/** What is played on the board: one performance at a time. A newer one, or the truth, ends it for good. */
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import { playBeat } from './animate/beats.ts';
import { Clock } from './animate/clock.ts';
import type { Theatre } from './animate/theatre.ts';
import type { Scene } from './scene.ts';

/** The theatre that a scene is, for one performance that ends in a state. */
export function theatreOn(
  scene: Scene,
  clock: Clock,
  after: GameState,
  how: Pick<Theatre, 'light' | 'still' | 'trackOf'>,
): Theatre {
  const { battle, plan, counters, works, markers, air, papers } = scene;
  return {
    battle,
    plan,
    counters,
    works,
    markers,
    air,
    papers,
    clock,
    after,
    sight: () => scene.sight,
    jolt: (aside) => scene.jolt(aside),
    eye: { at: null },
    ...how,
  };
}

interface Playing {
  readonly clock: Clock;
  readonly over: () => void;
}

export class Performances {
  readonly #draw: () => void;
  #playing: Playing | null = null;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Whether something is played now. */
  get running(): boolean {
    return this.#playing !== null;
  }

  /** Before a frame: true while something moves. */
  readonly tick = (now: number): boolean => this.#playing?.clock.tick(now) ?? false;

  /** Plays these events one after another, `fast` times as fast as usual; true when they came to their end. */
  play(theatre: (clock: Clock) => Theatre, events: readonly GameEvent[], fast: number): Promise<boolean> {
    this.stop();
    const clock = new Clock(this.#draw);
    clock.begin(fast);
    return new Promise((done) => {
      this.#playing = { clock, over: () => done(false) };
      void perform(theatre(clock), events).then(() => {
        if (this.#playing?.clock === clock) this.#playing = null;
        done(true);
      });
    });
  }

  /** Stops what is played: nothing of it touches the board again. */
  stop(): void {
    const playing = this.#playing;
    this.#playing = null;
    playing?.clock.stop();
    playing?.over();
  }
}

async function perform(theatre: Theatre, events: readonly GameEvent[]): Promise<void> {
  for (const event of events) await playBeat(theatre, event);
}
