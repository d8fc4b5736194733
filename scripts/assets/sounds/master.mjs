/** The last steps of every sound: the hall it stands in, no shift to one side, one level, ends in silence. */
import { RATE } from './tape.mjs';

/** Loudest sample of every sound: -6 dB. */
const PEAK = 0.5;

/** Lengths of the hall's echoes in seconds: no two of them fall together. */
const ECHOES = [0.0437, 0.0531, 0.0613, 0.0719];
const SCATTER = [0.0051, 0.0127];

/**
 * A stone hall round a sound. `wet` = the part of the hall, `lasts` = seconds until it is quiet.
 * @param {Float64Array} dry @param {number} wet @param {number} lasts
 */
export function hall(dry, wet, lasts) {
  let echo = new Float64Array(dry.length);
  for (const length of ECHOES) {
    const late = Math.round(length * RATE);
    const back = 10 ** ((-3 * length) / lasts);
    const line = new Float64Array(dry.length);
    let dull = 0;
    for (const [i, sample] of dry.entries()) {
      dull += 0.35 * ((line[i - late] ?? 0) - dull);
      line[i] = sample + back * dull;
      echo[i] = (echo[i] ?? 0) + (back * dull) / ECHOES.length;
    }
  }
  for (const length of SCATTER) echo = scattered(echo, Math.round(length * RATE));
  return dry.map((sample, i) => sample * (1 - wet) + (echo[i] ?? 0) * wet * 2.2);
}

/** @param {Float64Array} tape @param {number} late */
function scattered(tape, late) {
  const out = new Float64Array(tape.length);
  for (const [i, sample] of tape.entries()) {
    out[i] = -0.6 * sample + (tape[i - late] ?? 0) + 0.6 * (out[i - late] ?? 0);
  }
  return out;
}

/**
 * Ready to be written: nothing below hearing, peak -6 dB, `swell` seconds of rise at the start and of fall at the end.
 * @param {Float64Array} tape @param {number} swell
 */
export function mastered(tape, swell) {
  const centred = aboveRumble(tape);
  const ease = swell > 0 ? evenly : gently;
  const rise = Math.round(RATE * Math.max(0.001, swell));
  const fall = Math.round(RATE * Math.max(0.03, swell));
  const last = centred.length - 1;
  const ended = centred.map((sample, i) => sample * ease(i / rise) * ease((last - i) / fall));
  const level = PEAK / ended.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return ended.map((sample) => sample * level);
}

/** Equal power, so that the end of a bed and its next beginning make one. @param {number} part */
function evenly(part) {
  return part >= 1 ? 1 : Math.sin((Math.PI / 2) * part);
}

/** From nothing without a corner. @param {number} part */
function gently(part) {
  return evenly(part) ** 2;
}

/** Takes away everything under some 18 hertz, a shift to one side first of all. @param {Float64Array} tape */
function aboveRumble(tape) {
  const keep = Math.exp((-2 * Math.PI * 18) / RATE);
  let [before, out] = [0, 0];
  return tape.map((sample) => {
    out = keep * (out + sample - before);
    before = sample;
    return out;
  });
}
