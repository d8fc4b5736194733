/** Turns and supplies as their author alters them: what is taken back is left out of the file. */
import type { Command } from '../../../editor/command.ts';
import type { Text } from '../../../engine/battle.ts';
import type { ScenarioFile, Turns } from '../../../scenario/schema.ts';

/** The step that names a turn, or takes its name away. */
export function withTurnName(turns: Turns, turn: number, name: Text | null): Command {
  const { [turn]: _, ...others } = turns.names;
  const names = name === null ? others : { ...turns.names, [turn]: name };
  return { type: 'setTurns', turns: { ...turns, names } };
}

/** The step that limits the tries to rally that the leaders of a side have (2.9.6); null takes the limit away. */
export function withTries(
  { tries, ...others }: ScenarioFile['supplies'],
  role: 'defender' | 'besieger',
  count: number | null,
): Command {
  const { [role]: _, ...rest } = tries ?? {};
  const limits = count === null ? rest : { ...tries, [role]: count };
  const said = Object.keys(limits).length === 0 ? {} : { tries: limits };
  return { type: 'setSupplies', supplies: { ...others, ...said } };
}
