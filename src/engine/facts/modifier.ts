/** Case 2.19: what changes the letters and figures of an attack. */
import type { Cite } from '../../rulebook/cases.ts';

export type ModifierCode =
  | 'reduced'
  | 'past-e'
  | 'wall-cover'
  | 'gate-cover'
  | 'tower-cover'
  | 'grove'
  | 'up-slope'
  | 'ladder'
  | 'tunnel'
  | 'ground-strength'
  | 'ground-armour'
  | 'ground-morale'
  | 'hexside'
  | 'hexside-morale'
  | 'demoralized'
  | 'fanatic'
  | 'fear'
  | 'broken-darkness'
  | 'head'
  | 'wounded'
  | 'wraith-bane'
  | 'avenger'
  | 'frozen'
  | 'declined'
  | 'broken-force'
  | 'least-rating';

/**
 * One modifier of an attack. On armour, `delta` adds to the figure (before the cap of 4); on strength and morale it
 * counts letters, minus = worse; on a rating it adds to the figure; a casualty that needs no roll has delta 0.
 */
export interface Modifier {
  readonly on: 'strength' | 'armour' | 'morale' | 'casualty' | 'rating';
  readonly what: ModifierCode;
  readonly delta: number;
  readonly cite: Cite;
}
