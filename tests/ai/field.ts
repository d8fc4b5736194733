/** The open field, and where an agent leads its pieces on it. */
import type { Agent } from '../../src/ai/agent.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { apply } from '../../src/game/apply.ts';
import { drawing, seeded } from '../../src/game/generator.ts';
import type { Position } from '../kit/siege.ts';
import { town, type TownPlan } from '../lab/positions/town.ts';

/** Where each piece stands when an agent has ended its movement. */
export function afterMoving(
  { battle, state: first }: Position,
  agent: Agent = makeAgent('soldier'),
): (key: string) => string {
  const draw = drawing(1);
  let state = first;
  for (let acts = 0; acts < 40; acts += 1) {
    const action = agent(battle, state, draw);
    if (action.type === 'EndStep') break;
    const applied = apply(battle, state, action, seeded([1, 2, 3, 4]));
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
  }
  return (key) => {
    const { at } = state.pieces[battle.pieces.find((piece) => piece.name === key)!.id]!;
    const { columns } = battle.board;
    const figures = (figure: number): string => String(figure).padStart(2, '0');
    return at < 0 ? 'off' : figures((at % columns) + 1) + figures(Math.floor(at / columns) + 1);
  };
}

/** No walls: two who face each other in the field. */
export function field(plan: Pick<TownPlan, 'map' | 'pieces'> & Partial<TownPlan>): Position {
  return town({
    levels: Array.from({ length: 7 }, () => '. . . . . . . .').join('\n'),
    works: {},
    turn: 3,
    last: 9,
    ...plan,
  });
}
