/** The options of a battle where its scenario says nothing else: the first value of each (rules, head). */
import type { Options } from '../engine/battle.ts';

export const DEFAULT_OPTIONS: Options = {
  approachMarch: true,
  breakDarkness: 'mordor',
  outerWallTowers: 'printed',
  secondFreeze: 'game',
  rohanArrival: 'ramp',
  fireTrenches: false,
  victory: 'points',
  levelControl: 'empty',
  hiddenCauldrons: true,
  grond: 'spell',
};
