/** The board as the table knows it: fetched when it is first needed, told what to show, and never waited for. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { GameState } from '../../engine/state.ts';
import type { History } from '../../game/history.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Box } from '../../paint/geometry/sheet.ts';
import type { Spot, Stage } from '../../stage/contract.ts';
import { TABLE } from '../../i18n/words.ts';
import { underTheDark } from './darkness.ts';
import type { Desk } from '../store/tableStore.ts';
import { lettered } from '../words/lettered.ts';
import { followContrast } from '../features/settings/looks.ts';
import type { Fan } from './stackSpread.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { Beats } from '../play/playback.chart.ts';
import { scarsOf } from './wallDamage.ts';
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
  /** Looked at from so far off that blocks stand for the pieces. */
  readonly far: ReadonlySignal<boolean>;
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
  readonly fan: Pick<Fan, 'hex' | 'choose'>;
  /** The board begins to play an event. */
  beat(event: GameEvent): void;
}

/** The states of a game before a moment, null = the present; none is looked at before it is asked for. */
function* statesBefore({ past }: History, moment: number | null): Generator<GameState> {
  const end = Math.min(moment ?? past.length, past.length);
  for (let at = 0; at < end; at += 1) yield past[at]!.state;
}

/** Fetches the board ahead of its first use. */
export function fetchStage() {
  return import('../../stage/stage.ts');
}

/** A board that follows the desk. `opened` = the battle it shows; `still` = nothing is to move. */
export function openBoardPort(
  desk: Desk,
  opened: ReadonlySignal<OpenBattle | null>,
  still: ReadonlySignal<boolean>,
  picks: BoardPicks,
): BoardPort {
  const stage = signal<Stage | null>(null);
  let toldPlain = false;
  const stark = followContrast(desk.settings);
  const sight = signal<Box | null>(null);
  const far = signal(false);
  const night = computed(() => {
    const now = desk.match.value;
    return now?.battle.turns.night.has(now.state.turn) ?? false;
  });

  const dark = computed(() => {
    const [now, history] = [desk.match.value, desk.history.value];
    if (now === null || history === null) return false;
    return underTheDark(now.battle, statesBefore(history, desk.moment.value), now.state);
  });

  const scars = computed(() => {
    const history = desk.history.value;
    if (history === null) return scarsOf([]);
    const moments = [...history.past, history.present];
    return scarsOf(moments.slice(0, (desk.moment.value ?? history.past.length) + 1));
  });

  const snap = (): void => {
    const now = desk.match.peek();
    if (now !== null) stage.peek()?.show(now.state, desk.hints.peek());
  };
  // The light before the battle, so that no tile is painted for an hour that has not come.
  effect(() => stage.value?.light(stark.value ? 'stark' : night.value ? 'night' : 'day'));
  effect(() => stage.value?.darken(dark.value));
  effect(() => stage.value?.scar(scars.value));
  effect(() => {
    const battle = opened.value;
    if (stage.value === null || battle === null) return;
    stage.value.open(battle.battle, lettered(battle.map));
    snap();
    stage.value.overlay(desk.overlays.peek());
  });
  effect(() => stage.value?.overlay(desk.overlays.value));
  effect(() => stage.value?.motion(still.value));
  effect(() => stage.value?.fan(picks.fan.hex.value));
  effect(() => stage.value?.showCounters(desk.countersShown.value));

  return {
    attach(container) {
      let gone = false;
      let finger = false;
      const feel = ({ pointerType }: PointerEvent): void => {
        finger = pointerType === 'touch';
      };
      container.addEventListener('pointerdown', feel, { capture: true });
      void fetchStage()
        .then(({ createStage }) =>
          createStage(container, {
            hover: (spot) => {
              desk.hover.value = spot;
            },
            pick: (spot) => picks.pick(spot, finger),
            inspect: picks.inspect,
            choose: picks.fan.choose,
            beat: picks.beat,
            look: (seen, fromFar) => {
              sight.value = seen;
              far.value = fromFar;
            },
            plain: () => {
              if (toldPlain) return;
              toldPlain = true;
              desk.message.value = { type: 'notice', title: TABLE.plainTitle, text: TABLE.plainText };
            },
            trackAt: (force) => trackBeside(container, force),
          }),
        )
        .then((made) => {
          if (gone) made.close();
          else stage.value = made;
        });
      return () => {
        gone = true;
        container.removeEventListener('pointerdown', feel, { capture: true });
        const made = stage.peek();
        stage.value = null;
        made?.close();
      };
    },
    play: async ({ events, after, haste = 1 }) => {
      const board = stage.peek();
      if (board === null) return;
      // Whoever looks from outside can see that something is being shown.
      board.element.dataset['shows'] = 'play';
      if (haste === null) board.show(after, desk.hints.peek());
      else await board.play(events, after, desk.hints.peek(), desk.settings.peek().speed, haste);
      delete board.element.dataset['shows'];
    },
    skip: () => stage.peek()?.skip(),
    snap,
    zoomBy: (factor) => stage.peek()?.zoomBy(factor),
    panBy: (dx, dy) => stage.peek()?.panBy(dx, dy),
    fit: () => stage.peek()?.fit(),
    nearOrFar: () => (far.peek() ? stage.peek()?.near(desk.standing.peek().selected) : stage.peek()?.far()),
    far,
    reveal: (hex) => stage.peek()?.reveal(hex),
    lookAt: (at) => stage.peek()?.centre(at),
    sight,
    night,
  };
}
