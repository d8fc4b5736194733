/** Case 2.21: the questions that events ask besides those of arrivals and verdicts, read from a scenario. */
import type { Condition } from '../engine/battle.ts';
import type { EventConditionLine } from './eventSchema.ts';
import { readWho } from './readEvents.ts';
import { readForce, readTriggerName, readVariable, type TriggerContext } from './readNames.ts';

/** Reads such a condition; null, with a report, where it names something unknown or could never be met. */
export function readEventCondition(
  line: EventConditionLine,
  path: string,
  context: TriggerContext,
): Condition | null {
  const { regions, report } = context;
  switch (line.type) {
    case 'variable': {
      const variable = readVariable(line.variable, `${path}/variable`, context);
      const { from = null, to = null } = line;
      if (from === null && to === null) report(path, 'no-bound', 'say "from", "to" or both [2.21.2]');
      return variable === null ? null : { type: 'variable', variable, from, to };
    }
    case 'count':
    case 'gone': {
      const who = readWho(line.who, `${path}/who`, context);
      if (who === null) return null;
      if (line.atLeast > who.pieces.length) {
        const sentence = `${line.atLeast} of ${who.pieces.length} pieces can never be counted`;
        report(`${path}/atLeast`, 'too-few-pieces', sentence);
      }
      return { ...line, who };
    }
    case 'track': {
      const force = readForce(line.force, `${path}/force`, context);
      return force === null ? null : { ...line, force };
    }
    case 'night':
      return line;
    case 'breached': {
      const work = regions?.work(line.work, 'work', `${path}/work`) ?? null;
      return work === null ? null : { type: 'breached', work };
    }
    case 'fired': {
      const trigger = readTriggerName(line.trigger, `${path}/trigger`, context);
      return trigger === null ? null : { type: 'fired', trigger };
    }
  }
}
