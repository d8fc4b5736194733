/** The board as the table knows it: fetched when it is first needed, told what to show, and never waited for. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import type { MapFile } from '../../board/mapFile.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { GameState } from '../../engine/state.ts';
import { isNight } from '../../engine/facts/phase.ts';
import type { History } from '../../game/history.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Box } from '../../paint/geometry/sheet.ts';
import type { Spot, Stage } from '../../stage/contract.ts';
import { TABLE } from '../../i18n/words.ts';
import { isUnderTheDark } from './darkness.ts';
import { hexesTold } from './hexesTold.ts';
import type { TableStore } from '../store/tableStore.ts';
import { openBoardIn, type BoardHearers, type PlainBecause } from './boardOpening.ts';
import { letterMap } from '../words/lettered.ts';
import { followContrast } from '../store/looks.ts';
import type { StackSpread } from './stackSpread.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { Beats } from '../play/playback.chart.ts';
import { wallDamageOf } from './wallDamage.ts';
import { trackBeside } from './trackPlaces.ts';

export interface BoardPort {
  /** Puts the board into an element; answers what takes it out again. */
  attach(container: HTMLElement): () => void;
  /** Shows what happened; resolves at once while there is no board. */
  play(beats: Beats): Promise<void>;
  skip(): void;
  /** Shows the present without any movement. */
  snap(): void;
  zoomBy(factor: number): void;
  /** Moves the sheet under the window, in CSS pixels. */
  panBy(dx: number, dy: number): void;
  fit(): void;
  /** Comes near to what is chosen, or to the fighting; from near, goes back. */
  nearOrFar(): void;
  /** The map that lies there, and whether it is looked at from so far off that blocks stand for the pieces. */
  readonly shown: Readonly<{ map: ReadonlySignal<MapFile | null>; far: ReadonlySignal<boolean> }>;
  reveal(hex: HexId): void;
  /** Brings a place of the sheet, in s, into the middle. */
  lookAt(at: Point): void;
  /** What of the sheet the window shows, in s; null before there is a board. */
  readonly sight: ReadonlySignal<Box | null>;
  /** Whether it is night on the board. */
  readonly night: ReadonlySignal<boolean>;
}

/** What the player does on the board. */
export interface BoardPicks {
  /** `careful` = with a finger, which cannot hover: moves are shown before they are done. */
  pick(spot: Spot, careful: boolean): void;
  inspect(spot: Spot | null): void;
  /** The stack that is spread out, and what is picked in it. */
  readonly spread: Pick<StackSpread, 'hex' | 'choose'>;
  /** The board begins to play an event. */
  beat(event: GameEvent): void;
}

/** The states of a game before a moment, null = the present; none is looked at before it is asked for. */
function* statesBefore({ past }: History, moment: number | null): Generator<GameState> {
  for (const { state } of past.slice(0, moment ?? past.length)) yield state;
}

/** Light, the Dark and what the walls have suffered, as of the moment that is looked at. It comes before the battle, so that no tile is painted for an hour that has not come. */
function followHour(
  stage: ReadonlySignal<Stage | null>,
  store: TableStore,
  night: ReadonlySignal<boolean>,
): void {
  const stark = followContrast(store.settings);
  const dark = computed(() => {
    const [now, history] = [store.match.value, store.history.value];
    if (now === null || history === null) return false;
    return isUnderTheDark(now.battle, statesBefore(history, store.moment.value), now.state);
  });
  const wallDamage = computed(() => {
    const history = store.history.value;
    if (history === null) return wallDamageOf([]);
    const moments = [...history.past, history.present];
    return wallDamageOf(moments.slice(0, (store.moment.value ?? history.past.length) + 1));
  });
  effect(() => stage.value?.light(stark.value ? 'stark' : night.value ? 'night' : 'day'));
  effect(() => stage.value?.darken(dark.value));
  effect(() => stage.value?.scar(wallDamage.value));
}

/** A board that follows the store. `opened` = the battle it shows; `still` = nothing is to move. */
export function openBoardPort(
  store: TableStore,
  opened: ReadonlySignal<OpenBattle | null>,
  still: ReadonlySignal<boolean>,
  picks: BoardPicks,
): BoardPort {
  const stage = signal<Stage | null>(null);
  const plain = plainTellerAt(store);
  const sight = signal<Box | null>(null);
  const far = signal(false);
  const night = computed(() => {
    const now = store.match.value;
    return now !== null && isNight(now.battle, now.state);
  });
  const snap = (): void => {
    const now = store.match.peek();
    if (now !== null) stage.peek()?.show(now.state, store.hints.peek());
  };
  followHour(stage, store, night);
  effect(() => {
    const battle = opened.value;
    if (stage.value === null || battle === null) return;
    stage.value.open(battle.battle, letterMap(battle.map));
    snap();
    stage.value.overlay(store.overlays.peek());
  });
  effect(() => stage.value?.overlay(store.overlays.value));
  effect(() => stage.value?.keepInSight(hexesTold(store)));
  effect(() => stage.value?.motion(still.value));
  effect(() => stage.value?.spread(picks.spread.hex.value));
  effect(() => stage.value?.showCounters(store.countersShown.value));

  return {
    attach(container) {
      return openBoardIn(container, {
        ...boardHands(container, store, picks),
        look: (seen, fromFar) => {
          sight.value = seen;
          far.value = fromFar;
        },
        stands: (made) => {
          stage.value = made;
        },
        plain,
      });
    },
    play: async ({ events, after, haste = 1 }) => {
      const board = stage.peek();
      if (board === null) return;
      // Whoever looks from outside can see that something is being shown.
      board.element.dataset['shows'] = 'play';
      if (haste === null) board.show(after, store.hints.peek());
      else await board.play(events, after, store.hints.peek(), store.settings.peek().speed, haste);
      delete board.element.dataset['shows'];
    },
    skip: () => stage.peek()?.skip(),
    snap,
    zoomBy: (factor) => stage.peek()?.zoomBy(factor),
    panBy: (dx, dy) => stage.peek()?.panBy(dx, dy),
    fit: () => stage.peek()?.fit(),
    nearOrFar: () => (far.peek() ? stage.peek()?.near(store.standing.peek().selected) : stage.peek()?.far()),
    shown: { far, map: computed(() => opened.value?.map ?? null) },
    reveal: (hex) => stage.peek()?.reveal(hex),
    lookAt: (at) => stage.peek()?.centre(at),
    sight,
    night,
  };
}

/** What the player does on the board, as the table is told of it. Whether it was a finger is asked of the last press. */
function boardHands(
  container: HTMLElement,
  store: TableStore,
  picks: BoardPicks,
): Pick<BoardHearers, 'hover' | 'pick' | 'inspect' | 'choose' | 'beat' | 'trackAt'> {
  let finger = false;
  const feel = ({ pointerType }: PointerEvent): void => {
    finger = pointerType === 'touch';
  };
  container.addEventListener('pointerdown', feel, { capture: true });
  return {
    hover: (spot) => {
      store.pointAt(spot);
    },
    pick: (spot) => picks.pick(spot, finger),
    inspect: picks.inspect,
    choose: picks.spread.choose,
    beat: picks.beat,
    trackAt: (force) => trackBeside(container, force),
  };
}

/** Tells the players why the board is a plain one; that the browser has no WebGL is told once. */
function plainTellerAt({ showMessage }: Pick<TableStore, 'showMessage'>): (because: PlainBecause) => void {
  let told = false;
  return (because) => {
    if (because === 'gone')
      showMessage({ type: 'notice', title: TABLE.plainTitle, text: TABLE.plainAgainText });
    else if (!told) showMessage({ type: 'notice', title: TABLE.plainTitle, text: TABLE.plainText });
    told = true;
  };
}
