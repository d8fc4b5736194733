/** Signals of war: drums, horns, bell, cock, and the voices of magic. */
import { blank } from './tape.mjs';
import { hall } from './master.mjs';

/** Overtones of brass: many, and softer as they go up. */
const BRASS = [1, 0.72, 0.55, 0.4, 0.3, 0.2, 0.14, 0.1, 0.07, 0.05];
/** Those of a horn with its mouth wide open: a saw. */
const SAW = Array.from({ length: 14 }, (_, index) => 1 / (index + 1));

const [D3, G3, A3, D4, F4, A4] = [146.83, 196, 220, 293.66, 349.23, 440];

/** One stroke on a drum. @param {import('./tape.mjs').Tape} tape @param {number} at @param {number} loud @param {number} pitch */
export function drum(tape, at, loud, pitch) {
  tape.sing({ at, lasts: 0.5, rise: 0.004, fades: 0.11, loud, drop: 0.1 }, { pitch: pitch * 1.35, to: pitch * 0.9 });
  tape.hiss({ at, lasts: 0.09, fades: 0.02, loud: loud * 0.45 }, { low: pitch * 4 });
}

/** A unit rallies: two taps of a drum and an open fifth, D and A. */
export function rally() {
  const tape = blank(1.1, 73);
  drum(tape, 0.006, 0.8, 110);
  drum(tape, 0.17, 0.9, 116);
  for (const pitch of [D4, A4]) {
    tape.sing({ at: 0.33, lasts: 0.45, rise: 0.05, drop: 0.2, loud: 0.4 }, { pitch, partials: BRASS });
  }
  return hall(tape.samples, 0.2, 0.7);
}

/** Riders come: three horns, D, A and the D above, one after the other, with breath, in the open. */
export function horns() {
  const tape = blank(5, 79);
  for (const [at, lasts, pitch, loud] of /** @type {const} */ ([
    [0.02, 3.5, D3, 1],
    [0.55, 3, A3, 0.8],
    [1.15, 2.4, D4, 0.75],
  ])) {
    tape.sing(
      { at, lasts, rise: 0.32, drop: 0.7, loud, tremolo: [5.1, 0.1] },
      { pitch: pitch * 0.985, to: pitch * 1.004, partials: SAW, vibrato: [4.7, 0.004] },
    );
    tape.hiss({ at, lasts, rise: 0.2, drop: 0.7, loud: 0.05 }, { band: pitch * 4, narrow: 0.8 });
  }
  return hall(tape.samples, 0.34, 1.7);
}

/** A host comes: five strokes of great drums. */
export function hostDrums() {
  const tape = blank(2.8, 83);
  for (const [at, loud] of /** @type {const} */ ([
    [0.01, 1],
    [0.56, 0.7],
    [0.84, 0.7],
    [1.12, 1],
    [1.68, 1.1],
  ])) {
    drum(tape, at, loud, 62);
  }
  return hall(tape.samples, 0.24, 1.1);
}

/** A Nazgûl cries: two thin voices that beat against each other and glide down, trembling nine times a second. */
export function nazgul() {
  const tape = blank(2.1, 89);
  for (const [pitch, to] of /** @type {const} */ ([
    [2280, 1720],
    [2246, 1756],
  ])) {
    tape.sing({ at: 0.01, lasts: 1.6, rise: 0.16, drop: 0.7, loud: 0.7, tremolo: [9, 0.45] }, { pitch, to });
  }
  tape.hiss({ at: 0.01, lasts: 1.5, rise: 0.2, drop: 0.8, loud: 0.1 }, { band: 2200, to: 1750, narrow: 12 });
  return hall(tape.samples, 0.36, 1.5);
}

/** Glass that rings upward. @param {number} seconds @param {number} seed @param {number} notes */
function glass(seconds, seed, notes) {
  const tape = blank(seconds, seed);
  for (const [index, pitch] of [880, 1174.7, 1318.5, 1760, 2349.3].slice(0, notes).entries()) {
    const at = 0.01 + index * 0.1;
    tape.sing({ at, lasts: 1.1, fades: 0.26, loud: 0.7 }, { pitch });
    tape.sing({ at, lasts: 0.5, fades: 0.1, loud: 0.2 }, { pitch: pitch * 2.76 });
  }
  return tape.samples;
}

/** A spell works. */
export function spell() {
  return hall(glass(1.8, 97, 5), 0.25, 1.2);
}

/** A spell is foiled: its glass, cut short and backwards. */
export function foiled() {
  const sound = glass(0.55, 97, 3).reverse();
  const last = sound.length - 1;
  return sound.map((sample, i) => sample * Math.min(1, i / (last * 0.08), (last - i) / (last * 0.12)));
}

/** Dawn: three calls of a cock, the last one long. A throat is pulses; its mouth lets through what lies round two pitches. */
export function cock() {
  const tape = blank(1.75, 101);
  for (const [at, lasts, from, to] of /** @type {const} */ ([
    [0.02, 0.16, 560, 720],
    [0.26, 0.2, 640, 780],
    [0.54, 0.78, 860, 520],
  ])) {
    const mouth = [0.3, 1, 0.75, 0.4, 0.3, 0.12];
    tape.sing({ at, lasts, rise: 0.03, drop: 0.12, loud: 0.8, tremolo: [27, 0.25] }, { pitch: from, to, partials: mouth });
    tape.hiss({ at, lasts, rise: 0.03, drop: 0.1, loud: 0.1 }, { band: 1500, narrow: 2 });
  }
  return hall(tape.samples, 0.3, 0.9);
}

/** The bell of the citadel: one partial, 174 Hz, four seconds. */
export function bell() {
  const tape = blank(4.2, 103);
  tape.sing({ at: 0.01, lasts: 4.1, rise: 0.004, fades: 1.15, loud: 1, drop: 0.3 }, { pitch: 174 });
  tape.sing({ at: 0.01, lasts: 1.4, fades: 0.3, loud: 0.1 }, { pitch: 417 });
  tape.hiss({ at: 0.01, lasts: 0.03, fades: 0.006, loud: 0.25 }, { band: 1300, narrow: 1.5 });
  return tape.samples;
}

/** A force breaks: a muffled roll that falls away. */
export function broken() {
  const tape = blank(2.2, 107);
  for (let at = 0.01, loud = 1; at < 1.6; at += tape.between(0.055, 0.075), loud *= 0.93) {
    const pitch = 96 - 28 * (at / 1.6);
    tape.sing({ at, lasts: 0.2, rise: 0.006, fades: 0.05, loud }, { pitch: pitch * 1.2, to: pitch });
    tape.hiss({ at, lasts: 0.05, fades: 0.015, loud: loud * 0.3 }, { low: 240 });
  }
  drum(tape, 1.66, 0.7, 54);
  return hall(tape.samples, 0.2, 0.8);
}

/** The battle is over: three chords of brass, each wider than the last. */
export function victory() {
  const tape = blank(5.6, 109);
  for (const [at, lasts, chord] of /** @type {const} */ ([
    [0.02, 1.1, [D3, F4, A3]],
    [1.05, 1.1, [G3 / 2, G3, 246.94, D4]],
    [2.1, 2.9, [D3, A3, D4, 369.99, A4]],
  ])) {
    for (const pitch of chord) {
      tape.sing(
        { at, lasts, rise: 0.14, drop: lasts * 0.45, loud: 0.5 },
        { pitch, partials: BRASS, vibrato: [4.6, 0.003] },
      );
    }
    drum(tape, at, 0.9, 73);
  }
  return hall(tape.samples, 0.32, 1.6);
}
