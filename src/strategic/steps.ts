/** Holds a result from the hexes against the figures that went out: each is named once, none is foreign, none has grown. */
import { quote } from '../scenario/problems.ts';
import { inSharedWords } from './reading.ts';
import type { BriefProblem, FiguresLeft } from './siege.ts';

/** Everything that is wrong with a result of the battle `battle`, whose figures left with these steps. */
export function stepProblems(
  battle: string,
  figures: Readonly<Record<string, number>>,
  result: FiguresLeft,
): readonly BriefProblem[] {
  if (result.battle !== battle) {
    return [
      {
        path: '/battle',
        code: 'other-battle',
        said: inSharedWords({ say: 'otherBattle', given: quote(result.battle), battle: quote(battle) }),
      },
    ];
  }
  const missing = Object.keys(figures).filter((id) => !Object.hasOwn(result.steps, id));
  return [
    ...missing.map((id) => ({
      path: '/steps',
      code: 'figure-missing',
      said: inSharedWords({ say: 'figureMissing', id: quote(id) }),
    })),
    ...Object.entries(result.steps).flatMap(([id, steps]) => stepProblem(figures, id, steps)),
  ];
}

function stepProblem(
  figures: Readonly<Record<string, number>>,
  id: string,
  steps: number,
): readonly BriefProblem[] {
  const path = `/steps/${id}`;
  if (!Object.hasOwn(figures, id)) {
    return [{ path, code: 'no-such-figure', said: inSharedWords({ say: 'figureForeign', id: quote(id) }) }];
  }
  const most = figures[id]!;
  if (Number.isSafeInteger(steps) && steps >= 0 && steps <= most) return [];
  return [{ path, code: 'out-of-bounds', said: inSharedWords({ say: 'stepsBeyond', steps, most }) }];
}
