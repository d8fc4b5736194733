/** What goes on behind the game: night, day, battle. Their ends swell and die so that one end covers the next beginning. */
import { crackle } from './battle.mjs';
import { hall } from './master.mjs';
import { drum } from './signals.mjs';
import { blank } from './tape.mjs';

/** Seconds in which a bed swells at its start and dies at its end. */
export const SWELL = 1.2;
/** Twelve strokes of a drum at 54 a minute, and the swell that covers the first of the next time. */
const LASTS = (12 * 60) / 54 + SWELL;

/** Night before the walls: a fire near by, drums far off, 54 strokes a minute. */
export function night() {
  const fire = blank(LASTS, 113);
  crackle(fire, 0, LASTS, 260, 0.9);
  fire.hiss({ at: 0, lasts: LASTS, loud: 0.09 }, { low: 420 });
  const drums = blank(LASTS, 127);
  for (let beat = 0; beat < 13; beat++) drum(drums, 0.05 + (beat * 60) / 54, beat % 4 === 0 ? 0.9 : 0.55, 58);
  const far = hall(drums.samples, 0.6, 1.4);
  fire.lay(far, 0, 0.5);
  return fire.samples;
}

/** Day on the Pelennor: wind in gusts, larks above. */
export function day() {
  const tape = blank(LASTS, 131);
  for (let gust = 0; gust < 9; gust++) {
    const lasts = tape.between(3, 5);
    const band = tape.between(240, 420);
    tape.hiss(
      { at: gust * 1.5 - 0.4, lasts, rise: lasts / 2, drop: lasts / 2, loud: tape.between(0.3, 0.55) },
      { band, to: band * tape.between(0.7, 1.3), narrow: 1.1 },
    );
  }
  for (const start of [1.6, 5.2, 9.7]) {
    for (let note = 0; note < 11; note++) {
      const pitch = tape.between(2900, 4400);
      tape.sing(
        { at: start + note * tape.between(0.07, 0.11), lasts: 0.07, rise: 0.02, drop: 0.03, loud: 0.05 },
        { pitch, to: pitch * tape.between(0.8, 1.2) },
      );
    }
  }
  return tape.samples;
}

/** A fight far off: the roar of many, steel now and then, a drum underneath. */
export function fray() {
  const tape = blank(LASTS, 137);
  for (let swell = 0; swell < 10; swell++) {
    const lasts = tape.between(2.4, 4);
    tape.hiss(
      { at: swell * 1.4 - 0.5, lasts, rise: lasts / 2, drop: lasts / 2, loud: tape.between(0.3, 0.5) },
      { band: tape.between(380, 640), narrow: 1.4 },
    );
  }
  for (let blade = 0; blade < 46; blade++) {
    const at = tape.between(0, LASTS - 0.3);
    const loud = 0.05 * tape.chance();
    for (const pitch of [tape.between(1300, 2200), tape.between(2200, 3400)]) {
      tape.sing({ at, lasts: 0.14, rise: 0.004, fades: 0.04, loud }, { pitch });
    }
  }
  for (let beat = 0; beat < 13; beat++) drum(tape, 0.05 + (beat * 60) / 54, 0.28, 60);
  return hall(tape.samples, 0.4, 1.2);
}
