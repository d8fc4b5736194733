/** The codes printed on counters (2.4.1) and the reduced side that follows from them (2.4.6). */
import type { Armour, Strength } from '../rulebook/charts/7.41-casualty.ts';
import type { Morale } from '../rulebook/charts/7.42-results.ts';
import type { Face, Letter } from './battle.ts';

const CODE = /^([A-E]-?)?([a-e]-?)?([1-4])([W-Z])$/;

/**
 * Reads a printed code (2.4.1): melee upper case, missile lower case, armour, morale, e.g. "Be3X", "e2Y".
 * "E-" is one letter past E: the target counts one more armour (2.19.1). Null when it is no code.
 */
export function faceOfCode(code: string): Face | null {
  const parts = CODE.exec(code);
  if (parts === null) return null;
  const [, melee, missile, armour, morale] = parts;
  return {
    code,
    melee: letterOf(melee),
    missile: letterOf(missile),
    armour: Number(armour) as Armour,
    morale: morale as Morale,
  };
}

/** The code of the reverse when a scenario prints none (2.4.6): strength and morale one letter worse, armour the same. Null when it is no code. */
export function reverseOf(code: string): string | null {
  const parts = CODE.exec(code);
  if (parts === null) return null;
  const [, melee = '', missile = '', armour, morale] = parts;
  return `${oneWorse(melee, 'E')}${oneWorse(missile, 'e')}${armour}${morale === 'Z' ? 'Z' : next(morale!)}`;
}

function oneWorse(letter: string, worst: string): string {
  if (letter === '') return '';
  return letter.startsWith(worst) ? `${worst}-` : next(letter);
}

function next(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + 1);
}

function letterOf(printed: string | undefined): Letter | null {
  if (printed === undefined) return null;
  return { letter: printed[0]!.toUpperCase() as Strength, past: printed.endsWith('-') ? 1 : 0 };
}
