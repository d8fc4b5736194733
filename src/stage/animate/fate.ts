/** What befalls a counter: half strength, disruption, rally, death (2.8.14, 2.8.15, 2.9). */
import type { PieceId } from '../../engine/battle.ts';
import type { GONE as Gone } from '../../engine/state.ts';
import { inOut, out } from './clock.ts';
import type { Theatre } from './theatre.ts';

/** A copy, because the board sees only types of the engine; the type holds it to the value there. */
const GONE: typeof Gone = -2;

const FLIP = 260;
const TILT = 200;
const SINK = 350;

/** The counter is turned over to its reverse. */
export async function flip(theatre: Theatre, id: PieceId): Promise<void> {
  const { counters, clock } = theatre;
  const token = counters.token(id);
  if (token === undefined) return;
  const { sprite } = token;
  let turned = false;
  await clock.run(FLIP, (part) => {
    if (part >= 0.5 && !turned) {
      turned = true;
      counters.amend(id, { reduced: true });
    }
    sprite.scale.x = sprite.scale.y * Math.max(0.04, Math.abs(1 - 2 * inOut(part)));
  });
  sprite.scale.x = sprite.scale.y;
}

/** The tile is knocked askew, once a little too far, or set upright again. */
export async function tilt(theatre: Theatre, id: PieceId, disrupted: boolean): Promise<void> {
  const { counters, clock } = theatre;
  counters.amend(id, { disrupted });
  const token = counters.token(id);
  if (token === undefined) return;
  const start = disrupted ? 0.19 : -0.19;
  await clock.run(TILT, (part) => {
    token.sprite.rotation = start * (1 - out(part)) - start * 0.35 * Math.sin(part * Math.PI);
  });
  token.sprite.rotation = 0;
}

/** A leader's frost melts. */
export async function thaw({ counters }: Theatre, id: PieceId): Promise<void> {
  counters.amend(id, { frozen: 0 });
}

/** The counter sinks and fades away. */
export async function sink(theatre: Theatre, id: PieceId): Promise<void> {
  const { counters, clock } = theatre;
  const token = counters.token(id);
  if (token !== undefined) {
    const { x, y } = token.sprite.position;
    await clock.run(SINK, (part) => {
      token.sprite.alpha = 1 - inOut(part);
      counters.hold(token, [x, y + 0.3 * part], token.seat.size * (1 - 0.35 * part));
    });
  }
  counters.amend(id, { at: GONE });
}
