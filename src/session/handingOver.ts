/** The screen between two players while a game is played: whatever stands between them stands there before anything of the next moment is told. */
import type { Side } from '../engine/battle.ts';
import type { Presenter, Told } from './ports.ts';
import {
  announceTo,
  sitDownBehind,
  showTo,
  coverScreen,
  type Cover,
  type Passage,
  type Screen,
} from './screen.ts';
import { seatOf, standing as standsBetween } from './seatOf.ts';
import { handsOver, type HandOver } from './seats.ts';
import type { Game, Standing } from './standing.ts';

/** What handing over needs of the session. */
export interface HandingPlace {
  now(): Standing;
  publish(next: Standing, told: Told): void;
  readonly covered: Presenter['covered'];
  closed(): boolean;
}

export interface HandingOver {
  /** A cover is on its way. */
  busy(): boolean;
  /** Brings a moment to the screen, and tells it there. */
  bring(next: Game, passage: Passage, why: Cover['why'], told: (covered: boolean) => Told): void;
  uncover(): void;
  answer(): void;
  peek(looks: boolean): void;
  /** The screen changes hands although nothing was done. */
  handTo(side: Side, why: Cover['why']): void;
  share(how: HandOver): void;
}

/** The hand-overs of a session. */
export function handingOverIn({ now, publish, covered, closed }: HandingPlace): HandingOver {
  let coming = 0;
  /** Somebody has opened the cover before it was quite there: it opens as soon as it may. */
  let opens = false;

  const onScreen = (change: Partial<Screen>, type: 'uncovered' | 'answered' | 'peeked'): void =>
    publish({ ...now(), screen: { ...now().screen, ...change } }, { type });

  /** Puts a cover up; what comes behind it is told when it stands on the screen. */
  const cover = (put: Cover, told: Told, next: Partial<Game> = {}): void => {
    coming += 1;
    opens = false;
    publish({ ...now(), screen: coverScreen(now().screen, put) }, { type: 'covering', cover: put });
    void covered(put).then(() => {
      coming -= 1;
      if (closed()) return;
      publish({ ...now(), ...next, screen: sitDownBehind(now().screen, put) }, told);
      if (opens) uncover();
    });
  };
  const uncover = (): void => {
    opens = coming > 0;
    if (!opens && now().screen.cover !== null) onScreen({ cover: null }, 'uncovered');
  };
  const handTo = (side: Side, why: Cover['why']): void => {
    const { handOver, history, screen } = now();
    const stands = standsBetween(handOver);
    if (stands === 'cover') cover({ side, why, history }, { type: 'handed' });
    else if (stands === 'banner') publish({ ...now(), screen: announceTo(screen, side) }, { type: 'handed' });
  };

  return {
    busy: () => coming > 0,
    bring: (next, { side, stands }, why, told) => {
      if (stands === 'cover') return cover({ side, why, history: next.history }, told(true), next);
      const { history, screen } = now();
      const sameStep = next.history.present.state.step === history.present.state.step;
      const then = stands === 'banner' ? announceTo(screen, side) : showTo(screen, side, sameStep);
      publish({ ...now(), ...next, screen: then }, told(false));
    },
    uncover,
    answer: () => {
      if (now().screen.banner !== null) onScreen({ banner: null }, 'answered');
    },
    peek: (looks) => {
      if (looks !== now().screen.peeking) onScreen({ peeking: looks }, 'peeked');
    },
    handTo,
    share: (handOver) => {
      if (handOver === now().handOver) return;
      const { screen, history, sheet } = now();
      publish(
        { ...now(), handOver, screen: { ...screen, peeking: false, banner: null } },
        { type: 'answered' },
      );
      const { state } = history.present;
      if (state.verdict === null && handsOver(sheet)) handTo(seatOf(state), 'opened');
    },
  };
}
