/** What is played on the board: one performance at a time. A newer one, or the truth, ends it for good. */
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import { nullIfNotFetched } from '../paint/refusals.ts';
import { placeOfEvent, isWithin } from './animate/camera.ts';
import { Clock } from './animate/clock.ts';
import type { AnimationContext } from './animate/context.ts';
import { GLIDE } from './lookout.ts';
import type { Scene } from './scene.ts';

/** What a scene is to its animations, for one performance that ends in a state. */
export function fetchPerformance(
  scene: Scene,
  clock: Clock,
  after: GameState,
  how: Pick<AnimationContext, 'light' | 'still' | 'trackOf' | 'lead'>,
): AnimationContext {
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
    unveil: (x) => scene.veil.from(x),
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
  readonly #began: (event: GameEvent) => void;
  #playing: Playing | null = null;

  /** `began` is told of each event when its beat begins. */
  constructor(draw: () => void, began: (event: GameEvent) => void) {
    this.#draw = draw;
    this.#began = began;
  }

  /** Whether something is played now. */
  get running(): boolean {
    return this.#playing !== null;
  }

  /** Before a frame: true while something moves. */
  readonly tick = (now: number): boolean => this.#playing?.clock.tick(now) ?? false;

  /** Plays these events one after another, `fast` times as fast as usual; true when they came to their end. */
  play(
    context: (clock: Clock) => AnimationContext,
    events: readonly GameEvent[],
    fast: number,
  ): Promise<boolean> {
    this.stop();
    const clock = new Clock(this.#draw);
    clock.begin(fast);
    return new Promise((done) => {
      this.#playing = { clock, over: () => done(false) };
      const goesOn = (): boolean => this.#playing?.clock === clock;
      // A beat that breaks is told as any mistake is; nobody waits for it, and what came of it is shown.
      void perform(context(clock), events, this.#began, goesOn).finally(() => {
        if (goesOn()) this.#playing = null;
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

async function perform(
  context: AnimationContext,
  events: readonly GameEvent[],
  began: (event: GameEvent) => void,
  goesOn: () => boolean,
): Promise<void> {
  for (const event of events) {
    await lookThere(context, event);
    began(event);
    const beats = await fetchBeats();
    if (!goesOn()) return;
    await beats?.playBeat(context, event);
  }
}

/** How events look is fetched with the first that is seen; null where it cannot be had, and then only what comes of them is shown. */
async function fetchBeats() {
  return await import('./animate/beats.ts').catch(nullIfNotFetched);
}

/** Leads the eye to where an event takes place, if that is not in sight. */
async function lookThere(context: AnimationContext, event: GameEvent): Promise<void> {
  const at = placeOfEvent(context, event);
  if (at === null || isWithin(context.sight(), at)) return;
  context.lead(at);
  if (!context.still) await context.clock.run(GLIDE, () => {});
}
