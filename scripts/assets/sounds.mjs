/**
 * Makes the sounds of the table from nothing but sines and seeded noise: assets/built/sounds/*.wav,
 * 16 bit, mono, 22,050 Hz, peak -6 dB. The same script always writes the same bytes.
 * Run: node scripts/assets/sounds.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const RATE = 22_050;
const PEAK = 0.5;

/** @typedef {Float64Array} Tape  Samples of one sound. */
/** @typedef {{ at: number, lasts: number, fades: number, loud: number }} Stroke  Start, length and time of decay in seconds. */

const folder = new URL('../../assets/built/sounds/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries({ dice, step, stone, hit })) {
  writeFileSync(new URL(`${name}.wav`, folder), wav(levelled(make())));
}

/** Two dice tumble on wood: knocks that come apart and grow softer, then each settles. */
function dice() {
  const chance = seeded(2);
  const tape = blank(0.86);
  for (let at = 0.01, gap = 0.024; at < 0.62; at += gap * (0.7 + 0.8 * chance()), gap *= 1.2) {
    knock(tape, chance, at, 0.9 * (1 - at * 0.75), 1 + chance() * 0.5);
  }
  knock(tape, chance, 0.66, 0.42, 0.92);
  knock(tape, chance, 0.745, 0.26, 1.08);
  return tape;
}

/** One knock of a die: the click of the edge and the answer of the board. @param {Tape} tape @param {() => number} chance @param {number} at @param {number} loud @param {number} pitch */
function knock(tape, chance, at, loud, pitch) {
  noise(tape, chance, { at, lasts: 0.02, fades: 0.004, loud: loud * 0.9 }, band(2400 * pitch, 1.4));
  noise(tape, chance, { at, lasts: 0.05, fades: 0.012, loud: loud * 0.8 }, band(1050 * pitch, 3));
  tone(tape, { at, lasts: 0.08, fades: 0.02, loud: loud * 0.3 }, 330 * pitch, 300 * pitch);
}

/** Two feet on dry ground: heel, then sole. */
function step() {
  const chance = seeded(5);
  const tape = blank(0.34);
  for (const [at, loud] of /** @type {const} */ ([
    [0.004, 1],
    [0.165, 0.8],
  ])) {
    noise(tape, chance, { at, lasts: 0.12, fades: 0.026, loud }, band(290, 1.1));
    noise(tape, chance, { at: at + 0.022, lasts: 0.1, fades: 0.03, loud: loud * 0.2 }, band(1500, 0.8));
    tone(tape, { at, lasts: 0.1, fades: 0.022, loud: loud * 0.5 }, 96, 62);
  }
  return tape;
}

/** A great stone strikes a wall: thud, the wall's low answer, rubble that runs out. */
function stone() {
  const chance = seeded(11);
  const tape = blank(0.88);
  tone(tape, { at: 0.004, lasts: 0.6, fades: 0.13, loud: 1 }, 82, 38);
  noise(tape, chance, { at: 0.004, lasts: 0.4, fades: 0.07, loud: 1.3 }, band(210, 0.7));
  noise(tape, chance, { at: 0.004, lasts: 0.06, fades: 0.012, loud: 0.6 }, band(1700, 0.8));
  for (let i = 0; i < 34; i++) {
    const at = 0.07 + 0.72 * chance() ** 1.5;
    const loud = 0.5 * (1 - at) ** 1.6 * (0.4 + chance());
    noise(
      tape,
      chance,
      { at, lasts: 0.05, fades: 0.007 + 0.008 * chance(), loud },
      band(500 + 1500 * chance(), 2.2),
    );
  }
  return tape;
}

/** A counter is put down on the sheet. */
function hit() {
  const chance = seeded(7);
  const tape = blank(0.16);
  noise(tape, chance, { at: 0.002, lasts: 0.03, fades: 0.005, loud: 0.6 }, band(1800, 1.2));
  noise(tape, chance, { at: 0.004, lasts: 0.08, fades: 0.012, loud: 0.9 }, band(700, 1.6));
  tone(tape, { at: 0.003, lasts: 0.14, fades: 0.024, loud: 0.55 }, 96, 84);
  return tape;
}

/** @param {number} seconds @returns {Tape} */
function blank(seconds) {
  return new Float64Array(Math.round(seconds * RATE));
}

/** Adds a sine that glides from one pitch to another. @param {Tape} tape @param {Stroke} stroke @param {number} from @param {number} to */
function tone(tape, stroke, from, to) {
  let phase = 0;
  along(tape, stroke, (share) => {
    phase += (2 * Math.PI * (from + (to - from) * share)) / RATE;
    return Math.sin(phase);
  });
}

/** Adds filtered noise. @param {Tape} tape @param {() => number} chance @param {Stroke} stroke @param {(sample: number) => number} filter */
function noise(tape, chance, stroke, filter) {
  along(tape, stroke, () => filter(chance() * 2 - 1));
}

/** @param {Tape} tape @param {Stroke} stroke @param {(share: number) => number} sample */
function along(tape, { at, lasts, fades, loud }, sample) {
  const first = Math.round(at * RATE);
  const count = Math.round(lasts * RATE);
  for (let i = 0; i < count && first + i < tape.length; i++) {
    const swell = Math.min(1, i / (RATE * 0.0015)) * Math.min(1, (count - i) / (RATE * 0.004));
    tape[first + i] =
      (tape[first + i] ?? 0) + sample(i / count) * loud * swell * Math.exp(-i / (RATE * fades));
  }
}

/** A band-pass filter round `pitch`; the higher `narrow`, the more it sings. @param {number} pitch @param {number} narrow */
function band(pitch, narrow) {
  const turn = (2 * Math.PI * pitch) / RATE;
  const spread = Math.sin(turn) / (2 * narrow);
  const [x, y] = [
    [0, 0],
    [0, 0],
  ];
  return (/** @type {number} */ sample) => {
    const out =
      (spread * (sample - (x[1] ?? 0)) + 2 * Math.cos(turn) * (y[0] ?? 0) - (1 - spread) * (y[1] ?? 0)) /
      (1 + spread);
    x.unshift(sample);
    y.unshift(out);
    x.length = 2;
    y.length = 2;
    return out * Math.sqrt(narrow) * 1.6;
  };
}

/** Brings the loudest sample to the peak and lets the end die away. @param {Tape} tape */
function levelled(tape) {
  const loudest = tape.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const tail = Math.round(RATE * 0.03);
  return tape.map((sample, i) => ((sample * PEAK) / loudest) * Math.min(1, (tape.length - i) / tail));
}

/** @param {Tape} tape */
function wav(tape) {
  const bytes = Buffer.alloc(44 + tape.length * 2);
  bytes.write('RIFF', 0, 'ascii');
  bytes.writeUInt32LE(36 + tape.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'ascii');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'ascii');
  bytes.writeUInt32LE(tape.length * 2, 40);
  tape.forEach((sample, i) => bytes.writeInt16LE(Math.round(sample * 32_767), 44 + i * 2));
  return bytes;
}

/** Even chances between 0 and 1, the same run for the same seed. @param {number} seed */
function seeded(seed) {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
