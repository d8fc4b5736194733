/** Hands and pieces on the table: counters, dice, feet, hooves. */
import { blank } from './tape.mjs';

/** A counter is taken up. */
export function pickUp() {
  const tape = blank(0.07, 3);
  tape.hiss({ at: 0.002, lasts: 0.014, fades: 0.006, loud: 1 }, { band: 1800, narrow: 2.6 });
  tape.hiss({ at: 0.012, lasts: 0.04, fades: 0.009, loud: 0.25 }, { band: 1500, narrow: 2 });
  return tape.samples;
}

/** A counter is put down: card on board, and the table under it. */
export function putDown() {
  const tape = blank(0.18, 7);
  tape.hiss({ at: 0.002, lasts: 0.045, fades: 0.014, loud: 1 }, { band: 700, narrow: 2.2 });
  tape.sing({ at: 0.002, lasts: 0.15, fades: 0.028, loud: 0.16 }, { pitch: 92, to: 84 });
  return tape.samples;
}

/** Two dice tumble on wood for 650 ms, knock by knock further apart and softer, then each settles. */
export function dice() {
  const tape = blank(0.92, 2);
  const { between } = tape;
  /** @param {number} at @param {number} loud @param {number} pitch */
  const knock = (at, loud, pitch) => {
    tape.hiss({ at, lasts: 0.02, fades: 0.004, loud: loud * 0.9 }, { band: 2400 * pitch, narrow: 1.4 });
    tape.hiss({ at, lasts: 0.05, fades: 0.012, loud: loud * 0.8 }, { band: 1050 * pitch, narrow: 3 });
    tape.sing({ at, lasts: 0.08, fades: 0.02, loud: loud * 0.3 }, { pitch: 330 * pitch, to: 300 * pitch });
  };
  for (let at = 0.01, gap = 0.024; at < 0.62; at += gap * between(0.7, 1.5), gap *= 1.2) {
    knock(at, 0.9 * (1 - at * 0.75), between(1, 1.5));
  }
  knock(0.66, 0.42, 0.92);
  knock(0.745, 0.26, 1.08);
  return tape.samples;
}

/** Feet in one hex: two treads of a company on dry ground. */
export function foot() {
  const tape = blank(0.26, 5);
  for (const [at, loud] of /** @type {const} */ ([
    [0.004, 1],
    [0.072, 0.75],
  ])) {
    tape.hiss({ at, lasts: 0.09, fades: 0.024, loud }, { band: 300, narrow: 1.3 });
    tape.hiss({ at: at + 0.014, lasts: 0.07, fades: 0.02, loud: loud * 0.14 }, { band: 1500, narrow: 0.8 });
    tape.sing({ at, lasts: 0.08, fades: 0.02, loud: loud * 0.4 }, { pitch: 110, to: 70 });
  }
  return tape.samples;
}

/** Hooves in one hex: the triplet of a gallop. */
export function horse() {
  const tape = blank(0.3, 19);
  for (const [at, loud, pitch] of /** @type {const} */ ([
    [0.004, 0.7, 505],
    [0.058, 0.8, 470],
    [0.112, 1, 455],
  ])) {
    tape.hiss({ at, lasts: 0.08, fades: 0.016, loud }, { band: pitch, narrow: 3 });
    tape.sing({ at, lasts: 0.06, fades: 0.014, loud: loud * 0.5 }, { pitch, to: pitch * 0.8 });
    tape.hiss({ at: at + 0.008, lasts: 0.06, fades: 0.018, loud: loud * 0.16 }, { band: 1400, narrow: 0.8 });
  }
  return tape.samples;
}

/** One tread of a mûmak: the ground gives, gravel jumps. */
export function mumak() {
  const tape = blank(0.5, 23);
  tape.sing({ at: 0.004, lasts: 0.36, fades: 0.13, loud: 1, rise: 0.006 }, { pitch: 58, to: 36 });
  tape.hiss({ at: 0.004, lasts: 0.16, fades: 0.05, loud: 0.4 }, { low: 160 });
  for (let grains = 0; grains < 16; grains++) {
    const at = 0.05 + 0.36 * tape.chance() ** 1.4;
    tape.hiss({ at, lasts: 0.03, fades: 0.007, loud: 0.14 * tape.chance() }, { band: tape.between(500, 1500) });
  }
  return tape.samples;
}

/** A counter is turned over: the flick of a card. */
export function flip() {
  const tape = blank(0.2, 29);
  tape.hiss({ at: 0.004, lasts: 0.09, rise: 0.05, loud: 0.5 }, { band: 1400, to: 3400, narrow: 1.2 });
  tape.hiss({ at: 0.1, lasts: 0.05, fades: 0.01, loud: 1 }, { band: 1900, narrow: 1.3 });
  tape.sing({ at: 0.1, lasts: 0.06, fades: 0.014, loud: 0.25 }, { pitch: 240, to: 190 });
  return tape.samples;
}

/** A piece is gone: a minor third that falls, as soft as felt. */
export function gone() {
  const tape = blank(0.62, 31);
  for (const [at, pitch] of /** @type {const} */ ([
    [0.01, 311.1],
    [0.16, 261.6],
  ])) {
    tape.sing({ at, lasts: 0.42, rise: 0.02, fades: 0.12, loud: 1, drop: 0.06 }, { pitch, partials: [1, 0.16, 0.05] });
    tape.hiss({ at, lasts: 0.05, rise: 0.01, fades: 0.02, loud: 0.3 }, { low: 420 });
  }
  return tape.samples;
}

/** Wood set against stone: a ladder, a tower that docks. */
export function wood() {
  const tape = blank(0.8, 37);
  for (const [at, loud, pitch] of /** @type {const} */ ([
    [0.06, 1, 210],
    [0.2, 0.55, 260],
    [0.42, 0.35, 228],
  ])) {
    tape.hiss({ at, lasts: 0.09, fades: 0.02, loud }, { band: pitch * 2.4, narrow: 2.4 });
    tape.sing({ at, lasts: 0.16, fades: 0.035, loud: loud * 0.8 }, { pitch, to: pitch * 0.92, partials: [1, 0.4, 0.2] });
  }
  tape.sing(
    { at: 0.22, lasts: 0.42, rise: 0.06, drop: 0.1, loud: 0.1, tremolo: [31, 0.9] },
    { pitch: 340, to: 430, partials: [1, 0.6, 0.4, 0.3] },
  );
  return tape.samples;
}
