/** Figures of a sound: what ears would judge, as far as arithmetic can. */
import FFT from 'fft.js';
import { RATE } from './tape.mjs';

/** Samples in a look: a band of the spectrum is one hertz wide. */
const WINDOW = 32_768;

/** The power of a sound in each band of hertz, over all of it. @param {Float64Array} tape */
export function spectrumOf(tape) {
  const fft = new FFT(WINDOW);
  const power = new Float64Array(WINDOW / 2);
  const out = fft.createComplexArray();
  for (let start = -WINDOW / 2; start < tape.length; start += WINDOW / 2) {
    const window = Array.from(
      { length: WINDOW },
      (_, i) => (tape[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW)),
    );
    fft.realTransform(out, window);
    for (let bin = 1; bin < WINDOW / 2; bin++) {
      power[bin] = (power[bin] ?? 0) + (out[2 * bin] ?? 0) ** 2 + (out[2 * bin + 1] ?? 0) ** 2;
    }
  }
  return power;
}

/** Hertz of a band of the spectrum. @param {number} bin */
export function hertz(bin) {
  return (bin * RATE) / WINDOW;
}

/** Everything that is asked of a sound. @param {Float64Array} tape */
export function measure(tape) {
  const power = spectrumOf(tape);
  const whole = power.reduce((sum, one) => sum + one, 0);
  const loudest = power.reduce((best, one, bin) => (one > (power[best] ?? 0) ? bin : best), 1);
  const squares = tape.reduce((sum, sample) => sum + sample * sample, 0);
  return {
    seconds: tape.length / RATE,
    peak: decibel(tape.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)),
    level: decibel(Math.sqrt(squares / tape.length)),
    shift: tape.reduce((sum, sample) => sum + sample, 0) / tape.length,
    ends: Math.max(...[...tape.slice(0, 8), ...tape.slice(-32)].map(Math.abs)),
    centroid: power.reduce((sum, one, bin) => sum + one * hertz(bin), 0) / whole,
    strongest: hertz(loudest),
    /** The share of its power between two pitches. @param {number} from @param {number} to */
    share: (from, to) =>
      power.reduce((sum, one, bin) => (hertz(bin) >= from && hertz(bin) <= to ? sum + one : sum), 0) / whole,
  };
}

/** @param {number} part of full scale */
function decibel(part) {
  return 20 * Math.log10(part);
}
