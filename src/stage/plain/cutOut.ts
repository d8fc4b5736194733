/** A part of the board as a still picture, or the whole of it: drawn on a plain canvas, as the flat board is. */
import type { HexId } from '../../board/hex.ts';
import type { MapFile } from '../../board/mapFile.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { centreOn, fitSheet, openingView, partInView, type Frame, type View } from '../camera.ts';
import { NO_OVERLAYS } from '../contract.ts';
import { bareSight, sightOf } from '../pieceLook.ts';
import { boxAbout, centreOf, planOf, type Plan } from '../plan.ts';
import { TABLE } from '../theme.ts';
import { drawBoard } from './drawBoard.ts';
import { tokensOn } from './tokens.ts';

/** What is to be seen of a state, as its viewer may know it. */
export interface CutOut {
  readonly battle: Battle;
  readonly state: GameState;
  /** A hex in the middle, with a ring; the hosts as they stand; or the whole sheet. */
  readonly about: HexId | 'hosts' | 'sheet';
}

/** Pixels a hex side of a part: its counters can be read. */
const NEAR = 30;
const NOBODY_READY = { ready: new Set<never>(), fanatic: new Map<never, never>() } as const;

/** Draws it on a part of a canvas that begins at `corner`; `frame` in CSS pixels, of which each is `sharpness` dots wide. */
export function drawCutOut(
  g: CanvasRenderingContext2D,
  map: MapFile,
  { battle, state, about }: CutOut,
  frame: Frame,
  sharpness: number,
  corner: Point = [0, 0],
): void {
  const plan = planOf(battle.board, map);
  const view = viewOf(plan, { state, about }, frame);
  const light = battle.turns.night.has(state.turn) ? 'night' : 'day';
  const [left, top] = corner.map((at) => at * sharpness) as [number, number];
  g.save();
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.beginPath();
  g.rect(left, top, frame.width * sharpness, frame.height * sharpness);
  g.clip();
  g.fillStyle = TABLE[light];
  g.fillRect(left, top, frame.width * sharpness, frame.height * sharpness);
  const scale = view.scale * sharpness;
  g.setTransform(scale, 0, 0, scale, left + view.x * sharpness, top + view.y * sharpness);
  drawBoard(g, tokensOn(plan), {
    plan,
    light,
    state,
    overlays: { ...NO_OVERLAYS, selected: typeof about === 'number' ? about : null },
    wallDamage: new Map(),
    company: {
      sight: sightOf(bareSight(battle), state, NOBODY_READY),
      docks: state.docks,
      spread: null,
      scale: view.scale,
      sharpness,
    },
    sight: partInView(view, frame),
    scale: view.scale,
    countsLeft: false,
  });
  g.restore();
}

function viewOf(plan: Plan, { state, about }: Pick<CutOut, 'state' | 'about'>, frame: Frame): View {
  if (about === 'sheet') return fitSheet(frame, plan.sheet);
  if (about !== 'hosts') return centreOn(frame, centreOf(plan, about), NEAR);
  const hosts = boxAbout(
    plan,
    state.pieces.map(({ at }) => at),
  );
  return openingView(frame, plan.sheet, hosts);
}
