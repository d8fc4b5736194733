/** The tape that sounds are laid on: sines, sung voices and seeded noise, and nothing that was ever recorded. */

/** Samples in a second. */
export const RATE = 32_000;

/**
 * A stroke on the tape. Start, length and times in seconds: `rise` until it is loud, `fades` = the time in which it falls
 * to a third (without: it stays), `drop` = the last moment in which it goes out. `tremolo` = hertz and depth.
 * @typedef {{ at: number, lasts: number, loud: number, fades?: number, rise?: number, drop?: number, tremolo?: readonly [number, number] }} Stroke
 */

/**
 * A voice: hertz at its start and, if it glides, at its end; `partials` = the overtones with their loudness, the
 * first being the pitch itself; `vibrato` = hertz and depth as a part of the pitch.
 * @typedef {{ pitch: number, to?: number, partials?: readonly number[], vibrato?: readonly [number, number] }} Voice
 */

/**
 * What noise is sent through. `band`: hertz in the middle, gliding to `to`; the higher `narrow`, the more it sings.
 * `low`: only what lies below.
 * @typedef {{ band: number, to?: number, narrow?: number } | { low: number, to?: number }} Sieve
 */

/** @typedef {ReturnType<typeof blank>} Tape */

/**
 * An empty tape. The same seed gives the same chances.
 * @param {number} seconds @param {number} seed
 */
export function blank(seconds, seed) {
  const samples = new Float64Array(Math.round(seconds * RATE));
  const chance = seeded(seed);
  /** @param {Stroke} stroke @param {(share: number) => number} sample */
  const along = (stroke, sample) => {
    const { at, lasts, loud, fades = Infinity, rise = 0.0015, drop = 0.004, tremolo = [0, 0] } = stroke;
    const first = Math.round(at * RATE);
    const count = Math.round(lasts * RATE);
    for (let i = 0; i < count && first + i < samples.length; i++) {
      const now = i / RATE;
      const swell = smooth(now / rise) * smooth((lasts - now) / drop) * Math.exp(-now / fades);
      const shake = 1 - tremolo[1] * (0.5 + 0.5 * Math.sin(2 * Math.PI * tremolo[0] * now));
      samples[first + i] = (samples[first + i] ?? 0) + sample(i / count) * loud * swell * shake;
    }
  };
  return {
    seconds,
    samples,
    chance,
    /** Any number between two. @param {number} least @param {number} most */
    between: (least, most) => least + (most - least) * chance(),
    /** Sings. @param {Stroke} stroke @param {Voice} voice */
    sing(stroke, { pitch, to = pitch, partials = [1], vibrato = [0, 0] }) {
      let phase = 0;
      along(stroke, (share) => {
        const bend = 1 + vibrato[1] * Math.sin(2 * Math.PI * vibrato[0] * share * stroke.lasts);
        phase += (2 * Math.PI * pitch * (to / pitch) ** share * bend) / RATE;
        let sum = 0;
        for (const [index, loud] of partials.entries()) sum += loud * Math.sin(phase * (index + 1));
        return sum;
      });
    },
    /** Hisses. @param {Stroke} stroke @param {Sieve} sieve */
    hiss(stroke, sieve) {
      const through = sieveOf(sieve);
      along(stroke, (share) => through(chance() * 2 - 1, share));
    },
    /** Lays another tape on this one. @param {Float64Array} other @param {number} at @param {number} loud */
    lay(other, at, loud) {
      const first = Math.round(at * RATE);
      for (const [i, sample] of other.entries()) {
        if (first + i < samples.length) samples[first + i] = (samples[first + i] ?? 0) + sample * loud;
      }
    },
  };
}

/** From 0 to 1 without a corner. @param {number} part */
function smooth(part) {
  if (part >= 1) return 1;
  return part <= 0 ? 0 : part * part * (3 - 2 * part);
}

/** @param {Sieve} sieve @returns {(sample: number, share: number) => number} */
function sieveOf(sieve) {
  if ('low' in sieve) {
    const { low, to = low } = sieve;
    let [first, second] = [0, 0];
    return (sample, share) => {
      const part = 1 - Math.exp((-2 * Math.PI * low * (to / low) ** share) / RATE);
      first += part * (sample - first);
      second += part * (first - second);
      return second * 3;
    };
  }
  const { band, to = band, narrow = 1 } = sieve;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (sample, share) => {
    const turn = (2 * Math.PI * band * (to / band) ** share) / RATE;
    const spread = Math.sin(turn) / (2 * narrow);
    const out = (spread * (sample - x2) + 2 * Math.cos(turn) * y1 - (1 - spread) * y2) / (1 + spread);
    [x2, x1, y2, y1] = [x1, sample, y1, out];
    return out * Math.sqrt(narrow) * 1.6;
  };
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
