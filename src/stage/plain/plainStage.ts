/** The board on a plain canvas, for browsers without WebGL: everything is there and nothing moves. */
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Box } from '../../paint/geometry/sheet.ts';
import { isSmall, partInView, toScreen, toSheet, type Frame } from '../camera.ts';
import { NO_OVERLAYS, type CounterHints, type Spot, type Stage, type StageEvents } from '../contract.ts';
import { fightingAt } from '../fighting.ts';
import { listen } from '../gestures.ts';
import { Lookout } from '../lookout.ts';
import { listenToPage } from '../page.ts';
import { bareSight, sightOf, type LookContext } from '../pieceLook.ts';
import { sameSpot, spotAt } from '../picking.ts';
import { sameSheet } from '../shown.ts';
import { boxAbout, centreOf, planOf, type Plan } from '../plan.ts';
import { TABLE, type Light } from '../theme.ts';
import type { WallDamage } from '../layers/cracks.ts';
import { drawBoard } from './drawBoard.ts';
import { tokensOn, type Company, type Tokens } from './tokens.ts';

/** A battle on the board, and where one looks at it from. */
interface Shown {
  readonly plan: Plan;
  readonly tokens: Tokens;
  readonly lookout: Lookout;
  sight: LookContext;
  state: GameState | null;
}

/** Opens a plain board inside an element that has a size. */
export function plainStage(container: HTMLElement, events: StageEvents): Stage {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;touch-action:none;user-select:none';
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('this browser offers no canvas to draw the board on');
  container.setAttribute('aria-hidden', 'true');
  container.append(canvas);

  let shown: Shown | null = null;
  let light: Light = 'day';
  let overlays = NO_OVERLAYS;
  let wallDamage: WallDamage = new Map();
  let visible = true;
  let spread: Company['spread'] = null;
  let hovered: Spot | null = null;
  let frame: Frame = sizeOf(container);
  let waiting = 0;

  const sharpness = (): number => Math.min(2, window.devicePixelRatio || 1);
  const fit = (): void => {
    canvas.width = Math.round(frame.width * sharpness());
    canvas.height = Math.round(frame.height * sharpness());
    canvas.style.width = `${frame.width}px`;
    canvas.style.height = `${frame.height}px`;
  };
  const sightNow = ({ lookout }: Shown): Box => partInView(lookout.view, frame);
  const companyOf = ({ sight, state, lookout }: Shown): Company => ({
    sight: { ...sight, stark: light === 'stark' },
    docks: state?.docks ?? [],
    spread,
    scale: lookout.view.scale,
    sharpness: sharpness(),
  });
  const paint = (): void => {
    waiting = 0;
    const fine = sharpness();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.fillStyle = TABLE[light];
    brush.fillRect(0, 0, canvas.width, canvas.height);
    if (shown === null) return;
    const { x, y, scale } = shown.lookout.view;
    brush.setTransform(scale * fine, 0, 0, scale * fine, x * fine, y * fine);
    const company = visible && shown.state !== null ? companyOf(shown) : null;
    drawBoard(brush, shown.tokens, {
      ...shown,
      light,
      overlays,
      wallDamage,
      company,
      sight: sightNow(shown),
      scale,
      countsLeft: isSmall(frame),
    });
  };
  const draw = (): void => {
    if (waiting === 0) waiting = requestAnimationFrame(paint);
  };
  const spotUnder = (at: Point): Spot | null =>
    shown === null ? null : spotAt(shown.plan.lattice, toSheet(shown.lookout.view, at));
  const spreadUnder = (at: Point): PieceId | null =>
    shown === null || !visible
      ? null
      : shown.tokens.spreadAt(toSheet(shown.lookout.view, at), companyOf(shown));
  const show = (state: GameState, hints: CounterHints): void => {
    if (shown === null) return;
    shown.state = state;
    shown.sight = sightOf(shown.sight, state, hints);
    draw();
  };
  const deafen = listen(canvas, {
    pan: (dx, dy) => shown?.lookout.pan(dx, dy),
    zoom: (factor, at) => shown?.lookout.zoom(factor, at),
    tap: (at) => {
      const [piece, spot] = [spreadUnder(at), spotUnder(at)];
      if (piece !== null && spread !== null) events.choose?.(piece, spread);
      else if (spot !== null) events.pick(spot);
    },
    twice: () => false,
    inspect: (at) => events.inspect(spotUnder(at)),
    hover: (at) => {
      const spot = at === null ? null : spotUnder(at);
      if (sameSpot(spot, hovered)) return;
      hovered = spot;
      events.hover(spot);
    },
  });
  const lettersCame = (): void => {
    shown?.tokens.forget();
    draw();
  };
  const unlisten = listenToPage(lettersCame, () => {});
  const resized = new ResizeObserver(() => {
    frame = sizeOf(container);
    fit();
    shown?.lookout.resize(frame);
    draw();
  });
  fit();
  resized.observe(container);

  return {
    element: container,
    open(battle: Battle, map) {
      shown?.lookout.close();
      shown = null;
      const plan = planOf(battle.board, map);
      const look = (): void => {
        if (shown !== null) events.look?.(sightNow(shown), false);
        draw();
      };
      const lookout = new Lookout(plan.sheet, boxAbout(plan, battle.placements), frame, {
        look,
        draw,
        // Nothing moves here, the eye no more than the rest.
        still: () => true,
        fighting: () => {
          const pieces = shown?.state?.pieces.map(({ at }) => at);
          return fightingAt(plan, battle, pieces ?? battle.placements);
        },
      });
      shown = { plan, lookout, tokens: tokensOn(plan), sight: bareSight(battle), state: null };
      look();
    },
    repaint(battle, map) {
      const before = shown;
      this.open(battle, map);
      if (before !== null && sameSheet(before.plan.map, map)) shown?.lookout.takeOver(before.lookout);
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
    overlay: (next) => {
      overlays = next;
      draw();
    },
    light: (next) => {
      light = next;
      draw();
    },
    scar: (next) => {
      wallDamage = next;
      draw();
    },
    showCounters: (next) => {
      visible = next;
      draw();
    },
    spread: (hex) => {
      spread = hex;
      draw();
    },
    zoomBy: (factor) => shown?.lookout.zoomIn(factor),
    panBy: (dx, dy) => shown?.lookout.pan(dx, dy),
    fit: () => shown?.lookout.fit(),
    near: (hex) => shown?.lookout.near(hex === null ? null : centreOf(shown.plan, hex)),
    far: () => shown?.lookout.far(),
    reveal: (hex) => shown?.lookout.reveal(centreOf(shown.plan, hex)),
    keepInSight: (hexes) =>
      shown?.lookout.keep(hexes.map((hex) => (shown === null ? [0, 0] : centreOf(shown.plan, hex)))),
    centre: (at) => shown?.lookout.centre(at),
    pointOf: (hex) => (shown === null ? null : toScreen(shown.lookout.view, centreOf(shown.plan, hex))),
    close: () => {
      cancelAnimationFrame(waiting);
      deafen();
      unlisten();
      resized.disconnect();
      shown?.lookout.close();
      shown = null;
      canvas.remove();
    },
  };
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Frame {
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
}
