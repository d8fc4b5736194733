/** What befalls a counter: half strength, disruption, rally, death (2.8.14, 2.8.15, 2.9). */
import type { PieceId } from '../../engine/battle.ts';
import type { GONE as Gone } from '../../engine/state.ts';
import { easeInOut, easeOut } from './clock.ts';
import { placeOf, type AnimationContext } from './context.ts';

/** A copy, because the board sees only types of the engine; the type holds it to the value there. */
const GONE: typeof Gone = -2;

const FLIP = 260;
const TILT = 200;
const SINK = 350;
/** For those who want no motion: one face fades into the other, a counter fades away. */
const CROSS_FADE = 120;
const FADE = 150;

/** The counter is turned over to its reverse. */
export async function flip(context: AnimationContext, id: PieceId): Promise<void> {
  const { counters, clock, still } = context;
  const token = counters.token(id);
  if (token === undefined) return;
  const { sprite } = token;
  let turned = false;
  await clock.run(still ? CROSS_FADE : FLIP, (part) => {
    if (part >= 0.5 && !turned) {
      turned = true;
      counters.amend(id, { lost: context.after.pieces[id]!.lost });
    }
    const edge = Math.abs(1 - 2 * easeInOut(part));
    if (still) sprite.alpha = 0.4 + 0.6 * edge;
    else sprite.scale.x = sprite.scale.y * Math.max(0.04, edge);
  });
  sprite.scale.x = sprite.scale.y;
  sprite.alpha = 1;
}

/** The tile is knocked askew, once a little too far, or set upright again. */
export async function tilt(context: AnimationContext, id: PieceId, disrupted: boolean): Promise<void> {
  context.counters.amend(id, { disrupted });
  await sway(context, id, disrupted ? 0.19 : -0.19);
}

/** A counter comes to rest from so many radians aside, with one overshoot. */
export async function sway(
  { counters, clock, still }: AnimationContext,
  id: PieceId,
  start: number,
): Promise<void> {
  const token = counters.token(id);
  if (token === undefined || still) return;
  await clock.run(TILT, (part) => {
    token.sprite.rotation = start * (1 - easeOut(part)) - start * 0.35 * Math.sin(part * Math.PI);
  });
  token.sprite.rotation = 0;
}

/** The counter sinks and fades away. */
export async function sink(context: AnimationContext, id: PieceId): Promise<void> {
  const { counters, clock, still, eye } = context;
  const token = counters.token(id);
  if (token !== undefined) {
    eye.at = placeOf(context, id);
    const { x, y } = token.sprite.position;
    await clock.run(still ? FADE : SINK, (part) => {
      token.sprite.alpha = 1 - easeInOut(part);
      if (!still) counters.hold(token, [x, y + 0.3 * part], token.seat.size * (1 - 0.35 * part));
    });
  }
  counters.amend(id, { at: GONE });
}
