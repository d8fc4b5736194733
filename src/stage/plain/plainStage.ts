/** The board on a plain canvas, for browsers without WebGL: everything is there and nothing moves. */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { MapFile } from '../../board/mapFile.ts';
import { partInView } from '../camera.ts';
import { NO_OVERLAYS, type CounterHints, type Stage, type StageEvents } from '../contract.ts';
import { listenToPage } from '../page.ts';
import { sightOf } from '../pieceLook.ts';
import { sameSheet } from '../shown.ts';
import { cameraOf, listenToGestures } from './gestures.ts';
import { followSize, layCanvas, openShown, paint, type PlainBoard, type PlainLook } from './shown.ts';

const USUAL_LOOK: PlainLook = {
  light: 'day',
  overlays: NO_OVERLAYS,
  wallDamage: new Map(),
  visible: true,
  spread: null,
};

/** Opens a plain board inside an element that has a size. */
export function plainStage(container: HTMLElement, events: StageEvents): Stage {
  const sheet = layCanvas(container);
  const on: PlainBoard = { shown: null, look: USUAL_LOOK };
  let waiting = 0;
  const draw = (): void => {
    if (waiting !== 0) return;
    waiting = requestAnimationFrame(() => {
      waiting = 0;
      paint(sheet, on);
    });
  };
  const change = (part: Partial<PlainLook>): void => {
    on.look = { ...on.look, ...part };
    draw();
  };
  const show = (state: GameState, hints: CounterHints): void => {
    if (on.shown === null) return;
    on.shown.state = state;
    on.shown.sight = sightOf(on.shown.sight, state, hints);
    draw();
  };
  const open = (battle: Battle, map: MapFile): void => {
    on.shown?.lookout.close();
    on.shown = null;
    const showView = (): void => {
      if (on.shown !== null) events.look?.(partInView(on.shown.lookout.view, sheet.frame), false);
      draw();
    };
    on.shown = openShown(battle, map, sheet.frame, showView, draw);
    showView();
  };
  const deaf = [
    listenToGestures(sheet.canvas, events, on),
    listenToPage(
      () => {
        on.shown?.tokens.forget();
        draw();
      },
      () => {},
    ),
    followSize(container, ({ frame, clear }) => {
      sheet.frame = frame;
      on.shown?.lookout.resize(clear);
      draw();
    }),
  ];
  return {
    element: container,
    open,
    repaint(battle, map) {
      const before = on.shown;
      this.open(battle, map);
      if (before !== null && sameSheet(before.plan.map, map)) on.shown?.lookout.takeOver(before.lookout);
      return Promise.resolve();
    },
    show,
    play: (happened, after, hints) => {
      for (const event of happened) events.beat(event);
      show(after, hints);
      return Promise.resolve();
    },
    skip: () => {},
    motion: () => {},
    darken: () => {},
    overlay: (overlays) => change({ overlays }),
    light: (light) => change({ light }),
    scar: (wallDamage) => change({ wallDamage }),
    showCounters: (visible) => change({ visible }),
    spread: (spread) => change({ spread }),
    ...cameraOf(on),
    close: () => {
      cancelAnimationFrame(waiting);
      for (const stop of deaf) stop();
      on.shown?.lookout.close();
      on.shown = null;
      sheet.canvas.remove();
    },
  };
}
