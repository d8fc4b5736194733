/** What lies on the plain board, and how it is drawn. */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { MapFile } from '../../board/mapFile.ts';
import { isSmall, partInView, type Frame } from '../camera.ts';
import type { Overlays } from '../contract.ts';
import { fightingAt } from '../fighting.ts';
import type { WallDamage } from '../layers/cracks.ts';
import { Lookout } from '../lookout.ts';
import { bareSight, type LookContext } from '../pieceLook.ts';
import { boxAbout, planOf, type Plan } from '../plan.ts';
import { roomIn, type BoardRoom } from '../room.ts';
import { TABLE, type Light } from '../theme.ts';
import { drawBoard } from './drawBoard.ts';
import { tokensOn, type Company, type Tokens } from './tokens.ts';

/** A battle on the board, and where one looks at it from. */
export interface PlainShown {
  readonly plan: Plan;
  readonly tokens: Tokens;
  readonly lookout: Lookout;
  sight: LookContext;
  state: GameState | null;
}

/** How the board is to look, whatever battle lies on it. */
export interface PlainLook {
  readonly light: Light;
  readonly overlays: Overlays;
  readonly wallDamage: WallDamage;
  readonly visible: boolean;
  readonly spread: Company['spread'];
}

/** What lies on the board now. */
export interface PlainBoard {
  shown: PlainShown | null;
  look: PlainLook;
}

/** Where the board is drawn. */
export interface PlainSheet {
  readonly canvas: HTMLCanvasElement;
  readonly brush: CanvasRenderingContext2D;
  frame: Frame;
}

/** Lays a canvas into an element. */
export function layCanvas(container: HTMLElement): PlainSheet {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;touch-action:none;user-select:none';
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('this browser offers no canvas to draw the board on');
  container.setAttribute('aria-hidden', 'true');
  container.append(canvas);
  return { canvas, brush, frame: roomIn(container).frame };
}

const sharpness = (): number => Math.min(2, window.devicePixelRatio || 1);

/** Gives the canvas the size of its frame, as sharp as the screen is. One of another size is black until it is painted. */
function fit({ canvas, frame }: PlainSheet): void {
  const width = Math.round(frame.width * sharpness());
  const height = Math.round(frame.height * sharpness());
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${frame.width}px`;
  canvas.style.height = `${frame.height}px`;
}

/** Tells every new size until the answer is called. */
export function followSize(container: HTMLElement, resized: (room: BoardRoom) => void): () => void {
  const watching = new ResizeObserver(() => resized(roomIn(container)));
  watching.observe(container);
  return () => watching.disconnect();
}

/** A battle on the board, seen from where the fighting is. Nothing moves here, the eye no more than the rest. */
export function openShown(
  battle: Battle,
  map: MapFile,
  frame: Frame,
  look: () => void,
  draw: () => void,
): PlainShown {
  const plan = planOf(battle.board, map);
  // The lookout asks where the fighting is while it is made.
  let shown: PlainShown | null = null;
  const fighting = (): ReturnType<typeof fightingAt> => {
    const pieces = shown?.state?.pieces.map(({ at }) => at);
    return fightingAt(plan, battle, pieces ?? battle.placements);
  };
  const bounds = boxAbout(plan, battle.placements);
  const lookout = new Lookout(plan.sheet, bounds, frame, { look, draw, still: () => true, fighting });
  shown = { plan, lookout, tokens: tokensOn(plan), sight: bareSight(battle), state: null };
  return shown;
}

/** How the pieces are looked at now. */
export function companyOf({ sight, state, lookout }: PlainShown, { light, spread }: PlainLook): Company {
  return {
    sight: { ...sight, stark: light === 'stark' },
    docks: state?.docks ?? [],
    spread,
    scale: lookout.view.scale,
    sharpness: sharpness(),
  };
}

/** Draws everything anew, in the size of the frame. */
export function paint(sheet: PlainSheet, { shown, look }: PlainBoard): void {
  const { canvas, brush, frame } = sheet;
  const fine = sharpness();
  fit(sheet);
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.fillStyle = TABLE[look.light];
  brush.fillRect(0, 0, canvas.width, canvas.height);
  if (shown === null) return;
  const { x, y, scale } = shown.lookout.view;
  brush.setTransform(scale * fine, 0, 0, scale * fine, x * fine, y * fine);
  drawBoard(brush, shown.tokens, {
    ...shown,
    ...look,
    company: look.visible && shown.state !== null ? companyOf(shown, look) : null,
    sight: partInView(shown.lookout.view, frame),
    scale,
    countsLeft: isSmall(frame),
  });
}
