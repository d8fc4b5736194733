import type { Cite } from '../rulebook/cases.ts';

/** Why an action may not be done; src/i18n has a sentence for every code. */
export type RefusalCode =
  // any action
  | 'not-in-this-step'
  | 'not-your-piece'
  | 'not-on-the-map'
  | 'not-a-unit'
  | 'not-an-engine'
  | 'disrupted'
  | 'not-the-decision-owed'
  // 2.5 set-up
  | 'outside-setup-zone'
  | 'not-yours-to-place'
  | 'stacking'
  | 'terrain-bars-piece'
  | 'pieces-unplaced'
  // 2.7 movement
  | 'moved-already'
  | 'worked-already'
  | 'no-path'
  | 'not-adjacent'
  | 'hexside-closed'
  | 'gate-shut'
  | 'terrain-forbidden'
  | 'mountain-or-crater'
  | 'not-enough-movement'
  | 'zone-stops'
  | 'zone-to-zone'
  | 'disrupted-into-zone'
  | 'demoralized-into-zone'
  | 'enemy-in-the-way'
  | 'overrun-ends-move'
  | 'ends-on-friend'
  | 'beasts-frighten'
  | 'beasts-kept-out'
  | 'cannot-push'
  | 'nothing-to-push'
  // 2.11 ladders
  | 'no-ladders-left'
  | 'ladder-there'
  | 'no-ladder-there'
  | 'cannot-climb'
  | 'ladder-too-fresh'
  | 'not-a-wall'
  | 'not-from-outside'
  | 'already-breached'
  | 'only-the-besieger'
  | 'not-behind-the-ladder'
  // 16.3, 2.11.5-2.11.12 engines
  | 'not-a-catapult'
  | 'not-a-siege-weapon'
  | 'prohibited'
  | 'outer-wall-never-breached'
  | 'out-of-range'
  | 'must-be-adjacent'
  | 'no-work-there'
  | 'grond-unattended'
  | 'in-a-tunnel'
  | 'target-is-grond'
  | 'shot-at-already'
  | 'no-chance'
  // 2.8 combat
  | 'no-missile'
  | 'no-melee'
  | 'fired-already'
  | 'fought-already'
  | 'no-line-of-sight'
  | 'target-too-high'
  | 'target-not-enemy'
  | 'not-in-contact'
  | 'enemy-still-there'
  | 'retreat-too-short'
  | 'retreat-closer'
  | 'retreat-into-enemy'
  | 'retreat-into-zone'
  | 'retreat-friend-in-the-way'
  | 'cannot-slip-there'
  // 2.9 rally
  | 'not-disrupted'
  | 'tried-already'
  | 'enemy-zone-no-self-rally'
  // 2.12 magic
  | 'frozen'
  | 'fear-forbids'
  | 'darkness-broken'
  | 'banner-forbids'
  | 'stalemated'
  | 'silenced'
  | 'not-a-magic-leader'
  | 'not-his-spell'
  | 'enchanted-already'
  | 'cast-this-turn'
  | 'points-one-to-five'
  | 'too-few-points'
  | 'spell-takes-no-target'
  | 'not-a-leader'
  | 'no-wraith-near'
  | 'revealed-already'
  | 'no-banner-bearer'
  | 'no-grond-near'
  | 'grond-inactive';

/** The first reason why not, with the case that says so. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly cite: Cite;
}

/** Short form for verbs. */
export function refuse(code: RefusalCode, cite: Cite): Refusal {
  return { code, cite };
}
