/** Every sound of the game: how it is made, when it is heard, and where its spectrum has to lie. */
import * as battle from './battle.mjs';
import * as beds from './beds.mjs';
import * as board from './board.mjs';
import * as signals from './signals.mjs';
import { theme } from './theme.mjs';

/**
 * `lasts` = the shortest and the longest it may be, in seconds; `holds` = bands of hertz with the least share of the
 * sound's power that must lie in each; `strongest` = where the strongest partial must lie.
 * @typedef {object} Recipe
 * @property {() => Float64Array} make
 * @property {string} when
 * @property {readonly [number, number]} lasts
 * @property {readonly (readonly [from: number, to: number, share: number])[]} holds
 * @property {readonly [from: number, to: number]} [strongest]
 * @property {number} [swell] seconds of rise and fall, for what goes on and on
 */

const { SWELL } = beds;

/** @satisfies {Readonly<Record<string, Recipe>>} */
export const RECIPES = {
  'pick-up': { make: board.pickUp, when: 'a piece is chosen', lasts: [0.05, 0.1], holds: [[1000, 3200, 0.7]] },
  'put-down': { make: board.putDown, when: 'a piece is put on the map', lasts: [0.12, 0.25], holds: [[60, 130, 0.2], [400, 1200, 0.3]] },
  dice: { make: board.dice, when: 'dice are thrown', lasts: [0.8, 1], holds: [[800, 4000, 0.4]] },
  foot: { make: board.foot, when: 'a unit on foot or a personage enters a hex', lasts: [0.2, 0.3], holds: [[60, 600, 0.85]] },
  horse: { make: board.horse, when: 'horse enters a hex', lasts: [0.2, 0.35], holds: [[350, 650, 0.7]], strongest: [380, 560] },
  mumak: { make: board.mumak, when: 'a beast enters a hex', lasts: [0.3, 0.6], holds: [[30, 70, 0.6]], strongest: [34, 60] },
  flip: { make: board.flip, when: 'a counter is turned to its reverse', lasts: [0.1, 0.25], holds: [[1000, 4000, 0.6]] },
  gone: { make: board.gone, when: 'a unit, an engine or a personage is lost', lasts: [0.4, 0.7], holds: [[240, 330, 0.8]], strongest: [255, 318] },
  wood: { make: board.wood, when: 'a ladder is set or falls, a tower docks, a gate is taken', lasts: [0.6, 1], holds: [[150, 900, 0.7]] },
  arrows: { make: battle.arrows, when: 'bows shoot', lasts: [0.35, 0.55], holds: [[800, 3600, 0.8]] },
  'arrows-hit': { make: battle.arrowsHit, when: 'the arrows come down', lasts: [0.2, 0.4], holds: [[190, 250, 0.5]], strongest: [195, 240] },
  catapult: { make: battle.catapult, when: 'a catapult throws', lasts: [1.3, 1.9], holds: [[30, 300, 0.6]] },
  ram: { make: battle.ram, when: 'Grond strikes and the gate holds', lasts: [1.2, 1.8], holds: [[25, 120, 0.75]], strongest: [37, 39] },
  'ram-break': { make: battle.ramBreak, when: 'Grond strikes and the gate breaks', lasts: [1.8, 2.6], holds: [[25, 120, 0.6]], strongest: [37, 39] },
  melee: { make: battle.melee, when: 'units clash, a duel is fought', lasts: [0.5, 0.9], holds: [[1200, 4000, 0.75]] },
  oil: { make: battle.oil, when: 'oil is poured, a trench is fired', lasts: [1.5, 2.1], holds: [[200, 4000, 0.6]] },
  breach: { make: battle.breach, when: 'a wall is breached', lasts: [1.8, 2.6], holds: [[25, 300, 0.6]] },
  rally: { make: signals.rally, when: 'a unit rallies', lasts: [0.8, 1.2], holds: [[80, 160, 0.05], [280, 460, 0.2]] },
  horns: { make: signals.horns, when: 'horse of the defender arrives', lasts: [4, 5.5], holds: [[140, 900, 0.7]], strongest: [143, 300] },
  'host-drums': { make: signals.hostDrums, when: 'any other group arrives', lasts: [2, 3], holds: [[45, 130, 0.7]] },
  nazgul: { make: signals.nazgul, when: 'Fear is cast, or a winged rider goes up', lasts: [1.6, 2.2], holds: [[1700, 2300, 0.85]], strongest: [1700, 2300] },
  spell: { make: signals.spell, when: 'a spell works', lasts: [1.2, 2], holds: [[850, 2500, 0.75]] },
  foiled: { make: signals.foiled, when: 'a spell fails', lasts: [0.4, 0.7], holds: [[850, 2500, 0.75]] },
  cock: { make: signals.cock, when: 'day breaks', lasts: [1.3, 1.9], holds: [[900, 3000, 0.6]] },
  bell: { make: signals.bell, when: 'a level of the city is lost', lasts: [4, 4.4], holds: [[168, 180, 0.85]], strongest: [173, 175] },
  broken: { make: signals.broken, when: 'a force is demoralized', lasts: [1.8, 2.4], holds: [[50, 200, 0.8]] },
  victory: { make: signals.victory, when: 'the battle is decided', lasts: [5, 6], holds: [[90, 1000, 0.7]] },
  night: { make: beds.night, when: 'ambience: a turn by night', lasts: [12, 16], holds: [[40, 110, 0.2], [1000, 4500, 0.05]], swell: SWELL },
  day: { make: beds.day, when: 'ambience: a turn by day', lasts: [12, 16], holds: [[180, 560, 0.5], [2200, 5300, 0.005]], swell: SWELL },
  fray: { make: beds.fray, when: 'ambience: over either of them in a phase of shooting, siege or melee', lasts: [12, 16], holds: [[250, 900, 0.5]], swell: SWELL },
  theme: { make: theme, when: 'the title, once', lasts: [24, 32], holds: [[60, 900, 0.8]] },
};

/** The names of all sounds. */
export const NAMES = /** @type {(keyof typeof RECIPES)[]} */ (Object.keys(RECIPES));
