/** R38: an attacker who breaks off between two blocks on the hexes. His retreat stands in the result, and the defender has held. */
import { quote } from '../../scenario/problems.ts';
import type { BriefProblem, TacticalResult } from '../siege.ts';
import { verdictFor, type ArdaVerdict } from './battle.ts';
import { arda } from './said.ts';
import type { Sides } from './targeted.ts';

/** What a result says of an attacker who went back. */
export const RETREAT = { retreat: true } as const;

/** Whether the attacker went back. */
export function hasRetreated({ after }: TacticalResult): boolean {
  return after['retreat'] === true;
}

/** Everything that was decided in a result and is none of this game's. */
export function retreatProblems({ after }: TacticalResult): readonly BriefProblem[] {
  return Object.entries(after).flatMap(([key, value]) =>
    key === 'retreat' && value === true
      ? []
      : [
          {
            path: `/after/${key}`,
            code: 'not-asked',
            said: arda({ say: 'ardaNotAsked', given: quote(key) }),
          },
        ],
  );
}

/** How a battle with these units left ends: whoever goes back leaves the territory to those who stand. */
export function verdictAfter(left: Sides, retreat: boolean): ArdaVerdict {
  const verdict = verdictFor(left);
  return retreat && verdict === 'undecided' ? 'held' : verdict;
}
