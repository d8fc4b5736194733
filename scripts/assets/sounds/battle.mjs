/** Blows and shots, fire and falling stone. */
import { blank } from './tape.mjs';
import { hall } from './master.mjs';

/** A volley goes off: noise that sinks from 3 to 1 kHz in 250 ms, five arrows of it. */
export function arrows() {
  const tape = blank(0.46, 41);
  for (let arrow = 0; arrow < 5; arrow++) {
    const at = 0.004 + arrow * tape.between(0.024, 0.04);
    tape.hiss(
      { at, lasts: 0.25, rise: 0.04, drop: 0.1, loud: tape.between(0.6, 1) },
      { band: tape.between(2800, 3200), to: tape.between(900, 1150), narrow: 3.4 },
    );
    tape.sing({ at, lasts: 0.05, fades: 0.012, loud: 0.16 }, { pitch: tape.between(150, 190), to: 120 });
  }
  return tape.samples;
}

/** They strike: ticks, and the wood of shields. */
export function arrowsHit() {
  const tape = blank(0.3, 43);
  for (const [at, loud] of /** @type {const} */ ([
    [0.003, 1],
    [0.046, 0.6],
    [0.078, 0.75],
  ])) {
    tape.hiss({ at, lasts: 0.012, fades: 0.004, loud: loud * 0.5 }, { band: 2600, narrow: 1 });
    const pitch = tape.between(212, 228);
    tape.sing({ at, lasts: 0.12, fades: 0.028, loud }, { pitch, to: pitch * 0.94, partials: [1, 0.3, 0.16] });
  }
  return tape.samples;
}

/** Stones that fall and roll; they thin out towards the end. @param {import('./tape.mjs').Tape} tape @param {number} from @param {number} lasts @param {number} grains @param {number} loud */
export function gravel(tape, from, lasts, grains, loud) {
  for (let grain = 0; grain < grains; grain++) {
    const part = tape.chance() ** 1.6;
    const heard = loud * (1 - part) ** 1.3 * tape.between(0.35, 1);
    tape.hiss(
      { at: from + part * lasts, lasts: 0.07, fades: tape.between(0.006, 0.018), loud: heard },
      { band: tape.between(260, 1500), narrow: 2 },
    );
  }
}

/** A catapult: rope creaks for 140 ms, the arm thuds, the stone is half a second in the air and comes down. */
export function catapult() {
  const tape = blank(1.7, 47);
  tape.sing(
    { at: 0.005, lasts: 0.14, rise: 0.02, drop: 0.02, loud: 0.3 },
    { pitch: 60, to: 104, partials: [0.5, 0.8, 1, 0.7, 0.6, 0.4, 0.3], vibrato: [38, 0.12] },
  );
  tape.sing({ at: 0.15, lasts: 0.16, fades: 0.04, loud: 0.9 }, { pitch: 105, to: 66 });
  tape.hiss({ at: 0.15, lasts: 0.08, fades: 0.02, loud: 0.7 }, { band: 420, narrow: 1.4 });
  tape.hiss({ at: 0.19, lasts: 0.5, rise: 0.18, drop: 0.12, loud: 0.16 }, { band: 900, to: 420, narrow: 1.6 });
  tape.sing({ at: 0.7, lasts: 0.5, fades: 0.12, loud: 1.1 }, { pitch: 84, to: 40 });
  tape.hiss({ at: 0.7, lasts: 0.3, fades: 0.06, loud: 1.1 }, { low: 260 });
  gravel(tape, 0.76, 0.8, 34, 0.5);
  return tape.samples;
}

/** The ram and the iron of the gate. @param {import('./tape.mjs').Tape} tape @param {number} iron */
function blow(tape, iron) {
  tape.sing({ at: 0.006, lasts: 0.9, rise: 0.008, fades: 0.34, loud: 1.2, drop: 0.1 }, { pitch: 38 });
  tape.hiss({ at: 0.006, lasts: 0.12, fades: 0.03, loud: 0.5 }, { low: 180 });
  for (const [index, pitch] of [211, 397, 633].entries()) {
    tape.sing({ at: 0.008, lasts: 1.3, fades: 0.4 - index * 0.08, loud: iron / (1 + index * 0.5) }, { pitch });
  }
}

/** Grond strikes and the gate holds. */
export function ram() {
  const tape = blank(1.6, 53);
  blow(tape, 0.22);
  return tape.samples;
}

/** Grond strikes and the gate breaks: the same blow, and timber that splinters. */
export function ramBreak() {
  const tape = blank(2.4, 59);
  blow(tape, 0.22);
  for (let burst = 0; burst < 7; burst++) {
    const at = 0.16 + burst * tape.between(0.09, 0.16);
    tape.hiss({ at, lasts: 0.14, fades: 0.03, loud: tape.between(0.25, 0.5) }, { band: tape.between(600, 1700) });
    for (let crack = 0; crack < 4; crack++) {
      tape.hiss(
        { at: at + tape.between(0, 0.09), lasts: 0.012, fades: 0.003, loud: 0.5 },
        { band: tape.between(1500, 3200) },
      );
    }
  }
  gravel(tape, 0.5, 1.6, 34, 0.3);
  return tape.samples;
}

/** Steel on steel: six blades of 90 ms over the noise of the press. */
export function melee() {
  const tape = blank(0.74, 61);
  tape.hiss({ at: 0.01, lasts: 0.62, rise: 0.05, drop: 0.3, loud: 0.11 }, { band: 900, narrow: 0.7 });
  for (let blade = 0; blade < 6; blade++) {
    const at = 0.012 + blade * tape.between(0.06, 0.095);
    tape.hiss({ at, lasts: 0.012, fades: 0.003, loud: 0.5 }, { band: 3000 });
    for (const pitch of [tape.between(1200, 2000), tape.between(2000, 3000), tape.between(3000, 4000)]) {
      tape.sing({ at, lasts: 0.12, fades: 0.032, loud: tape.between(0.25, 0.5) }, { pitch });
    }
  }
  return tape.samples;
}

/** Boiling oil: half a second of hiss that sinks, then fire crackles. */
export function oil() {
  const tape = blank(1.9, 67);
  tape.hiss({ at: 0.004, lasts: 0.6, rise: 0.04, drop: 0.3, loud: 0.6 }, { low: 5200, to: 700 });
  crackle(tape, 0.45, 1.35, 60, 0.8);
  tape.hiss({ at: 0.4, lasts: 1.4, rise: 0.3, drop: 0.8, loud: 0.16 }, { low: 320 });
  return tape.samples;
}

/** Fire: sparks at chance times. @param {import('./tape.mjs').Tape} tape @param {number} from @param {number} lasts @param {number} sparks @param {number} loud */
export function crackle(tape, from, lasts, sparks, loud) {
  for (let spark = 0; spark < sparks; spark++) {
    tape.hiss(
      { at: from + lasts * tape.chance(), lasts: 0.02, fades: 0.0025, loud: loud * tape.chance() ** 2.5 },
      { band: tape.between(1100, 3600), narrow: 1.4 },
    );
  }
}

/** A wall comes down: a low burst, then a second and a half of stones. */
export function breach() {
  const tape = blank(2.4, 71);
  tape.sing({ at: 0.004, lasts: 0.8, fades: 0.22, loud: 0.9 }, { pitch: 66, to: 34 });
  tape.hiss({ at: 0.004, lasts: 0.9, fades: 0.2, loud: 1.4 }, { low: 190 });
  tape.hiss({ at: 0.004, lasts: 0.2, fades: 0.04, loud: 0.5 }, { band: 600, narrow: 0.7 });
  gravel(tape, 0.2, 1.5, 110, 0.55);
  return hall(tape.samples, 0.12, 0.9);
}
