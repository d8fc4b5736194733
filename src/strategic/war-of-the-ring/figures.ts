/** The figures of the strategic game: eight nations, four types, and what stands in a region. */

/** A nation, as the facts name it. */
export type Nation = 'dwarves' | 'elves' | 'gondor' | 'north' | 'rohan' | 'isengard' | 'sauron' | 'southrons';

/** The two alliances of nations. */
export type Alliance = 'free' | 'shadow';

/** What a figure is: an army unit of either kind, a leader of the Free Peoples, or a Nazgûl. */
export type FigureType = 'regular' | 'elite' | 'leader' | 'nazgul';

/** Which of the two named rule sets a battle is fought by. */
export type RuleSet = 'guide' | 'published';

/** The figures of one nation, by type. */
export type Figures = Readonly<Record<FigureType, number>>;

/** An army: the figures of each nation that has any, and the characters with them, by the ids of the facts. */
export interface Army {
  readonly figures: Readonly<Partial<Record<Nation, Figures>>>;
  readonly characters: readonly string[];
}
