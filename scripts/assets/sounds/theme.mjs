/** The theme of the title: eight bars in D, with harp, strings, a horn and a drum. The tune is ours. */
import { hall } from './master.mjs';
import { drum } from './signals.mjs';
import { blank } from './tape.mjs';

const BEAT = 60 / 76;
const BAR = 4 * BEAT;

/** Half tones above the D of 146.83 Hz. @param {number} steps */
const pitchOf = (steps) => 146.83 * 2 ** (steps / 12);

/** Bass and two notes above it, a bar each: Dm, C, B flat, Am, Dm, F, C, D open. */
const CHORDS = /** @type {const} */ ([
  [0, 3, 7],
  [-2, 2, 5],
  [-4, 0, 3],
  [-5, -2, 2],
  [0, 3, 7],
  [3, 7, 10],
  [-2, 2, 5],
  [0, 7, 12],
]);

/** The tune: beats and half tones; null = a rest. */
const TUNE = /** @type {readonly (readonly [beats: number, step: number | null])[]} */ ([
  [2, 12], [1, 15], [1, 19],
  [2, 17], [1, 14], [1, 10],
  [1.5, 15], [0.5, 17], [1, 19], [1, 20],
  [3, 19], [1, null],
  [2, 24], [1, 22], [1, 19],
  [1, 19], [1, 22], [2, 15],
  [1.5, 17], [0.5, 15], [1, 14], [1, 10],
  [4, 12],
]);

/** Half a minute and its end. */
export function theme() {
  const tape = blank(8 * BAR + 2.6, 139);
  for (const [bar, chord] of CHORDS.entries()) {
    const at = 0.05 + bar * BAR;
    strings(tape, at, chord, bar);
    harp(tape, at, chord);
    drum(tape, at, bar < 4 ? 0.35 : 0.55, 73);
    if (bar >= 4) drum(tape, at + 3 * BEAT, 0.3, 73);
  }
  let at = 0.05;
  for (const [beats, step] of TUNE) {
    if (step !== null) horn(tape, at, beats * BEAT, pitchOf(step));
    at += beats * BEAT;
  }
  return hall(tape.samples, 0.3, 1.9);
}

/** @param {import('./tape.mjs').Tape} tape @param {number} at @param {readonly number[]} chord @param {number} bar */
function strings(tape, at, chord, bar) {
  const last = bar === CHORDS.length - 1;
  for (const step of chord) {
    tape.sing(
      { at, lasts: BAR + (last ? 1.8 : 0.35), rise: 0.5, drop: last ? 1.8 : 0.5, loud: 0.13 },
      { pitch: pitchOf(step), partials: [1, 0.5, 0.34, 0.2, 0.12, 0.07], vibrato: [5.3, 0.003] },
    );
  }
}

/** @param {import('./tape.mjs').Tape} tape @param {number} at @param {readonly number[]} chord */
function harp(tape, at, chord) {
  const [low = 0, middle = 0, high = 0] = chord;
  for (const [index, step] of [low, high, low + 12, middle + 12, high + 12, middle + 12, low + 12, high].entries()) {
    tape.sing(
      { at: at + (index * BEAT) / 2, lasts: 1.2, rise: 0.003, fades: 0.3, loud: 0.16 },
      { pitch: pitchOf(step), partials: [1, 0.4, 0.22, 0.1, 0.05] },
    );
  }
}

/** @param {import('./tape.mjs').Tape} tape @param {number} at @param {number} lasts @param {number} pitch */
function horn(tape, at, lasts, pitch) {
  tape.sing(
    { at, lasts: lasts + 0.08, rise: 0.07, drop: Math.min(0.35, lasts * 0.4), loud: 0.34 },
    { pitch, partials: [1, 0.6, 0.34, 0.17, 0.09, 0.05], vibrato: [4.9, 0.004] },
  );
}
