/** Where the guide's own data differ from the published set-up (differences 1, 2 and 5). */
import { addFigures, NO_FIGURES } from './armies.ts';
import { NATIONS, nationOf, SETUP, type SetupArmy } from './facts.ts';
import type { Figures, Nation, RuleSet } from './figures.ts';

/** The armies of the set-up; the guide leaves out the three regulars of Gorgoroth (difference 1). */
export function setupOf(rules: RuleSet): readonly SetupArmy[] {
  return rules === 'published' ? SETUP : SETUP.filter(({ region }) => region !== 'gorgoroth');
}

/** The peace box a nation begins in, 1 to 3; the guide puts Isengard into the second (difference 2). */
export function startBoxOf(rules: RuleSet, nation: Nation): number {
  return rules === 'guide' && nation === 'isengard' ? 2 : nationOf(nation).startBox;
}

/** The steps a nation has to go from its first box to war. */
export function stepsToWar(rules: RuleSet, nation: Nation): number {
  return 4 - startBoxOf(rules, nation);
}

/**
 * Figures in reinforcements when the game begins: the printed ones less those of the set-up. The guide names no such box
 * (difference 5); it has one all the same, or a figure that is not on the board would be nowhere.
 */
export function reinforcementsOf(rules: RuleSet, nation: Nation): Figures {
  const out = setupOf(rules)
    .filter((army) => army.nation === nation)
    .reduce((sum, army) => addFigures(sum, army), NO_FIGURES);
  const { totals } = NATIONS.find(({ id }) => id === nation)!;
  return {
    regular: totals.regular - out.regular,
    elite: totals.elite - out.elite,
    leader: totals.leader - out.leader,
    nazgul: totals.nazgul - out.nazgul,
  };
}
