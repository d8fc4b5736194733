/** The laws of a fight on hexes in the other strategic games, each a question to one fight that was fought to its end. */
import { isDeepStrictEqual as same } from 'node:util';
import { endProblems } from '../../src/strategic/endProblems.ts';
import { isScenario } from './hexFight.ts';
import type { TenantFight } from './tenantFight.ts';

/** Every law by its sentence; true where a fight has kept it. */
export const TENANT_LAWS: Readonly<Record<string, (fight: TenantFight) => boolean>> = {
  'every block is a scenario by the strict schema': ({ stages }) =>
    stages.every((stage) => stage.type !== 'block' || isScenario(stage.scenario)),
  'every block ends as it may end, and nothing that the agents ask for is refused': (fight) =>
    fight.refusals === 0 && endsAsItMay(fight),
  'whoever was brought is named once, with no step that he never had': ({ figures, result }) =>
    same(Object.keys(result.steps).toSorted(), Object.keys(figures).toSorted()) &&
    Object.entries(result.steps).every(([id, steps]) => steps >= 0 && steps <= figures[id]!),
  'I10 of every unit as many stand and fell as came': ({ tallies }) =>
    tallies.every(({ came, stand, fell }) => stand + fell === came),
  'no more rounds are fought than there are': ({ result, paid }) =>
    result.rounds >= 1 && result.rounds <= paid,
  'the verdict is one of the game, and that of the sheet where a block has decided': ({ verdict, open }) =>
    open.includes(verdict),
  'the same moves lead to the same stage': ({ stages, twice }) => same(stages, twice),
  'a fight that was interrupted goes on the same, from text': ({ stages, resumed }) => same(stages, resumed),
  'moves that somebody forged are refused, or lead to a stage that can be played': ({ forgeries }) =>
    !forgeries.includes('stands still'),
};

/** The names of the laws that a fight has broken. */
export function brokenTenantLaws(fight: TenantFight): readonly string[] {
  return Object.entries(TENANT_LAWS).flatMap(([name, holds]) => (holds(fight) ? [] : [name]));
}

function endsAsItMay({ stages, moves }: TenantFight): boolean {
  return moves.every((move, at) => {
    const before = stages[at]!;
    if (move.type !== 'fought') return true;
    return before.type === 'block' && endProblems(before.scenario, move.end).length === 0;
  });
}
