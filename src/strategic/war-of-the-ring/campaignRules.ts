/** Rules of the strategic game outside the battle, only as far as the two rule sets differ in them (differences 19 to 30). */
import { CARDS, HUNT_TILES, type HuntTile } from './facts.ts';
import type { Nation, RuleSet } from './figures.ts';

/** What bears on the coming of a minion. */
export interface MinionState {
  readonly shadowPoints: number;
  readonly atWar: readonly Nation[];
  /** Whether the Fellowship is on the Mordor track. */
  readonly mordorTrack: boolean;
}

const FREE: readonly Nation[] = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];

/** Whether the Witch-king may come: with four points by the guide; with Sauron and a free nation at war by the print (difference 19). */
export function witchKingMayCome(rules: RuleSet, { shadowPoints, atWar }: MinionState): boolean {
  if (rules === 'guide') return shadowPoints >= 4;
  return atWar.includes('sauron') && FREE.some((nation) => atWar.includes(nation));
}

/** Whether the Mouth of Sauron may come: always by the guide; by the print when all is near its end (difference 20). */
export function mouthMayCome(rules: RuleSet, { atWar, mordorTrack }: MinionState): boolean {
  return rules === 'guide' || mordorTrack || FREE.every((nation) => atWar.includes(nation));
}

/** Whether Gandalf may come back in white; the guide asks for the Grey's death and a minion who is in play now (difference 21). */
export function whiteMayCome(
  rules: RuleSet,
  state: { readonly grey: 'fellowship' | 'out' | 'dead'; readonly minion: 'never' | 'now' | 'once' },
): boolean {
  if (rules === 'guide') return state.grey === 'dead' && state.minion === 'now';
  return state.grey !== 'fellowship' && state.minion !== 'never';
}

/** Whether an Elven ring may turn a die so: nobody to Will of the West, and by the print no Eye is turned (difference 22). */
export function ringMayTurn(rules: RuleSet, from: string, to: string): boolean {
  if (to === 'will') return false;
  return rules === 'guide' || from !== 'eye';
}

/** Whether a die of the hunt succeeds with this modifier; a natural one fails by the print (difference 23). */
export function huntSucceeds(rules: RuleSet, face: number, modifier: number): boolean {
  if (rules === 'published' && face === 1) return false;
  return face + modifier >= 6;
}

/** What stands in the region of the Fellowship and lets dice of the hunt be rolled again. */
export interface HuntConditions {
  readonly army: boolean;
  readonly stronghold: boolean;
  readonly nazgul: number;
}

/**
 * Dice of the hunt that may be rolled again: by the guide one for an army, one for a stronghold and one for each Nazgûl there
 * ("reroll per"); by the print one for each of the three conditions, however many Nazgûl there are (difference 23).
 */
export function huntRerolls(
  rules: RuleSet,
  { army, stronghold, nazgul }: HuntConditions,
  misses: number,
): number {
  const winged = rules === 'guide' ? nazgul : Math.min(1, nazgul);
  return Math.min(Number(army) + Number(stronghold) + winged, misses);
}

/** The damage of an Eye: the successes of the roll; on the Mordor track dice in the hunt box, by the guide with the moves before (difference 24). */
export function eyeDamage(
  rules: RuleSet,
  hunt: {
    readonly mordorTrack: boolean;
    readonly successes: number;
    readonly box: number;
    readonly moves: number;
  },
): number {
  if (!hunt.mordorTrack) return hunt.successes;
  return rules === 'guide' ? hunt.box + hunt.moves : hunt.box;
}

/** Whether the Fellowship must be declared to go on the Mordor track; its five steps and the Crack are the same in both (difference 25). */
export function mordorNeedsDeclaration(rules: RuleSet): boolean {
  return rules === 'guide';
}

/** The special tiles that are in the game: by the guide they wait for an expansion (difference 26). */
export function specialTiles(rules: RuleSet): readonly HuntTile[] {
  return rules === 'guide' ? [] : HUNT_TILES.special;
}

/** The least and the most dice that are laid in the hunt box; the guide forces none here: its "minimum 1" is that of the companions (difference 27). */
export function huntAllocation(
  rules: RuleSet,
  hunt: { readonly companions: number; readonly movedLastTurn: boolean },
): { readonly least: number; readonly most: number } {
  const most = Math.max(1, hunt.companions);
  return { least: rules === 'guide' ? 0 : Number(hunt.movedLastTurn), most };
}

/** Who wins by arms at the end of a turn, in both rule sets: the Shadow with ten points, else the Free Peoples with four (difference 28). */
export function militaryWinner(points: {
  readonly free: number;
  readonly shadow: number;
}): 'free' | 'shadow' | null {
  if (points.shadow >= 10) return 'shadow';
  return points.free >= 4 ? 'free' : null;
}

/** Whether a nation is roused when an enemy enters its land: the guide says nothing of an army (difference 29). */
export function isRousedBy(rules: RuleSet, enters: 'army' | 'minion'): boolean {
  return rules === 'guide' || enters === 'army';
}

/** Whether teammates may swap cards unseen, and how a team is scored: unverified in print, so the guide holds in both (difference 30). */
export const TEAM_RULES = { swap: 1, score: 'net' } as const;

/** Cards the guide names that are none of the 96 (differences 31, 32). */
export function isCard(name: string): boolean {
  return CARDS.some((card) => card.name === name);
}
