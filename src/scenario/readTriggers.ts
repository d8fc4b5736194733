/** Cases 2.6, 2.13 and 2.21: what comes when, what happens by itself, and how the battle ends, read from the triggers of a scenario. */
import { BESIEGER, type Condition, type GroupId, type Trigger } from '../engine/battle.ts';
import type { ClockMoment, Consequence } from '../engine/trigger.ts';
import { complete } from './draft.ts';
import { reportTwins } from './names.ts';
import { pointer } from './problems.ts';
import { readCondition } from './readConditions.ts';
import { readEffect } from './readEffects.ts';
import { readMoment } from './readEvents.ts';
import { readGroupName, readSide, type TriggerContext } from './readNames.ts';
import type { ConsequenceLine, TriggerLine } from './triggerSchema.ts';

/** A winner of the file that is no side. */
const DRAW = 'draw';

/** Reads the triggers in file order; null in place of one that names something unknown. The last turn must always decide, and every group come. */
export function readTriggers(
  lines: readonly (TriggerLine | null)[],
  context: TriggerContext,
): readonly (Trigger | null)[] {
  const { report } = context;
  const known = lines.flatMap((line, index) =>
    line === null ? [] : [{ name: line.id, path: pointer(['triggers', index, 'id']) }],
  );
  reportTwins('trigger', known, report);
  if (complete(lines)) {
    if (!lines.some((line) => line !== null && endsLastTurn(line))) {
      report(
        '/triggers',
        'no-verdict',
        'the last turn may end without a verdict; add a last trigger, "win" or "reckon", whose only condition is "lastTurn"',
      );
    }
    checkGroupsCome(lines, context);
  }
  return lines.map((line, index) =>
    line === null ? null : readTrigger(line, pointer(['triggers', index]), context),
  );
}

function endsLastTurn({ when, if: conditions, then }: TriggerLine): boolean {
  const ends = then.type === 'win' || then.type === 'reckon';
  return ends && when === 'turnEnds' && conditions.every(({ type }) => type === 'lastTurn');
}

function checkGroupsCome(lines: readonly (TriggerLine | null)[], { groups, report }: TriggerContext): void {
  const coming = new Set(lines.flatMap((line) => (line === null ? [] : groupsOf(line.then))));
  for (const [id, index] of groups.groupOf) {
    if (coming.has(id)) continue;
    const path = pointer(['groups', index]);
    report(path, 'group-never-comes', `no trigger lets ${id} arrive; add one, or take the group out [2.6]`);
  }
}

function groupsOf(then: ConsequenceLine): readonly string[] {
  if (then.type === 'arrive') return [then.group];
  return then.type === 'effects'
    ? then.effects.flatMap((one) => (one.type === 'arrive' ? [one.group] : []))
    : [];
}

function readTrigger(line: TriggerLine, path: string, context: TriggerContext): Trigger | null {
  const { id, roll } = line;
  const when = typeof line.when === 'string' ? line.when : readMoment(line.when, `${path}/when`, context);
  const conditions = line.if.map((one, place) => readCondition(one, `${path}/if/${place}`, context));
  const then = readConsequence(line.then, `${path}/then`, context);
  checkMoment(line, path, context);
  if (when === null || then === null || !allRead(conditions)) return null;
  return { id, when, if: conditions, roll: roll ?? null, then };
}

function allRead(conditions: readonly (Condition | null)[]): conditions is readonly Condition[] {
  return complete(conditions);
}

function readConsequence(line: ConsequenceLine, path: string, context: TriggerContext): Consequence | null {
  switch (line.type) {
    case 'reckon':
      return line;
    case 'win': {
      const side = line.side === DRAW ? DRAW : readSide(line.side, `${path}/side`, context);
      return side === null ? null : { ...line, side };
    }
    case 'points': {
      const side = readSide(line.side, `${path}/side`, context);
      return side === null ? null : { ...line, side };
    }
    case 'arrive': {
      const group = readGroupName(line.group, `${path}/group`, context);
      return group === null ? null : { ...line, group };
    }
    case 'effects': {
      const effects = line.effects.map((one, at) => readEffect(one, `${path}/effects/${at}`, context));
      return effects.every((one) => one !== null) ? { ...line, effects } : null;
    }
  }
}

/** 2.18: groups come when the movement of their side begins, everything else is asked when a turn ends; only arrivals roll. */
function checkMoment({ when, roll, then }: TriggerLine, path: string, context: TriggerContext): void {
  const { report } = context;
  if (then.type === 'effects') {
    if (typeof when === 'string') report(`${path}/when`, 'wrong-moment', CLOCK[when]);
    return;
  }
  const wanted =
    then.type === 'arrive' ? movesOf(context.groups.groupOf.get(then.group), context) : 'turnEnds';
  if (wanted !== null && when !== wanted) {
    report(
      `${path}/when`,
      'wrong-moment',
      `${then.type} is asked at "${wanted}", not at "${typeof when === 'string' ? when : when.type}" [2.18]`,
    );
  }
  if (then.type !== 'arrive' && roll !== undefined) {
    report(
      `${path}/roll`,
      'roll-without-arrival',
      'only arrivals and events ask for a die; take the roll out [2.6.1]',
    );
  }
}

/** What an author of an event writes instead of a moment of arrivals and verdicts. */
const CLOCK: Readonly<Record<ClockMoment, string>> = {
  besiegerMoves: 'of an event write {"type": "phaseBegins", "phase": "besieger-movement"} [2.21.1]',
  defenderMoves: 'of an event write {"type": "phaseBegins", "phase": "defender-movement"} [2.21.1]',
  turnEnds: 'of an event write {"type": "phaseEnds", "phase": "rally"} [2.21.1]',
};

function movesOf(id: GroupId | undefined, { groups }: TriggerContext): ClockMoment | null {
  const group = id === undefined ? null : groups.groups[id];
  if (group === null || group === undefined) return null;
  return group.side === BESIEGER ? 'besiegerMoves' : 'defenderMoves';
}
