/** Checks of triggers: whether the battle can be won, and by what. */
import type { SideLine } from '../../scenario/schema.ts';
import type { ConditionLine, TriggerLine } from '../../scenario/triggerSchema.ts';
import { canonicalJson } from '../../kernel/canonicalJson.ts';
import type { Command } from '../command.ts';
import { inPart, type Check, type Finding, type Survey } from './check.ts';
import { circlesOf } from './circles.ts';
import { freshName } from './mends/mend.ts';

function triggersWhere(
  { document: { triggers } }: Survey,
  holds: (trigger: TriggerLine, at: number) => boolean,
  fix: (trigger: TriggerLine, at: number) => Command | null = () => null,
): readonly Finding[] {
  return triggers.flatMap((trigger, at) =>
    holds(trigger, at) ? [inPart(`/triggers/${at}`, trigger.id, fix(trigger, at))] : [],
  );
}

const isEnd = ({ then }: TriggerLine): boolean => then.type === 'win' || then.type === 'reckon';
const hasReckon = ({ document }: Survey): boolean =>
  document.triggers.some(({ then }) => then.type === 'reckon');
const hasPoints = ({ document }: Survey): boolean =>
  document.triggers.some(({ then }) => then.type === 'points');

function neverWins(survey: Survey): readonly Finding[] {
  const { sides, triggers } = survey.document;
  if (hasReckon(survey)) return [];
  const winners = new Set(triggers.flatMap(({ then }) => (then.type === 'win' ? [then.side] : [])));
  return sides.flatMap((side, at) =>
    winners.has(side.id) || (side !== survey.defender && side !== survey.besieger)
      ? []
      : [inPart(`/sides/${at}`, side.name, victoryFor(survey, side))],
  );
}

/** A victory before the last turn decides: when the other side is demoralized, or where that is a victory already, wiped out. */
function victoryFor({ document: { sides, triggers } }: Survey, side: SideLine): Command | null {
  const other = sides.find((one) => one.role !== side.role);
  const holding = other?.forces.find(({ holds }) => holds);
  if (other === undefined) return null;
  const ways: readonly ConditionLine[] = [
    ...(holding === undefined ? [] : [{ type: 'demoralized', force: holding.id } as const]),
    { type: 'wiped', side: other.id },
  ];
  const asked = triggers.filter(isEnd).flatMap((one) => one.if.map(canonicalJson));
  const way = ways.find((one) => !asked.includes(canonicalJson(one)));
  if (way === undefined) return null;
  const id = `${side.id}-wins`;
  const last = triggers.findIndex((one) => one.if.some(({ type }) => type === 'lastTurn'));
  const trigger: TriggerLine = {
    id: triggers.some((one) => one.id === id)
      ? freshName(
          id,
          triggers.map((one) => one.id),
        )
      : id,
    when: 'turnEnds',
    if: [way],
    then: {
      type: 'win',
      side: side.id,
      text: { en: way.type === 'wiped' ? 'The enemy is wiped out.' : 'The enemy has lost heart.' },
    },
  };
  const put: Command = { type: 'putTrigger', at: null, trigger };
  if (last < 0) return put;
  const move: Command = { type: 'moveTrigger', from: triggers.length, to: last };
  return { type: 'all', commands: [put, move], label: 'putTrigger' };
}

/** The first end before a trigger that is met whenever the trigger is. */
function endBefore({ document: { triggers } }: Survey, trigger: TriggerLine, at: number): number {
  const asked = new Set(trigger.if.map(canonicalJson));
  return triggers
    .slice(0, at)
    .findIndex(
      (before) =>
        isEnd(before) &&
        before.when === trigger.when &&
        before.if.every((one) => asked.has(canonicalJson(one))),
    );
}

/** Whether the turns that a trigger asks for have none in common. */
function isNever({ if: conditions }: TriggerLine, last: number): boolean {
  let [from, to] = [1, 99];
  for (const one of conditions) {
    // Turns the wrong way round are an error of their own.
    if (one.type === 'turn' && one.from <= one.to)
      [from, to] = [Math.max(from, one.from), Math.min(to, one.to)];
    if (one.type === 'lastTurn') [from, to] = [Math.max(from, last), Math.min(to, last)];
  }
  return from > to;
}

function isRepeated(conditions: readonly ConditionLine[]): boolean {
  return new Set(conditions.map(canonicalJson)).size < conditions.length;
}

/** Groups that wait for each other: circles of arrivals alone. */
function waitingGroups({ document }: Survey): readonly Finding[] {
  const { groups, triggers } = document;
  const waiting = new Set(
    circlesOf(document).flatMap((circle) => {
      const arrivals = [...circle].map((at) => triggers[at]!.then);
      return arrivals.every(({ type }) => type === 'arrive')
        ? arrivals.map((then) => (then.type === 'arrive' ? then.group : ''))
        : [];
    }),
  );
  return groups.flatMap(({ id, name }, at) => (waiting.has(id) ? [inPart(`/groups/${at}`, name)] : []));
}

/** Triggers that wait for each other, where not all of them are arrivals. */
function waitingTriggers(survey: Survey): readonly Finding[] {
  const { triggers } = survey.document;
  const waiting = new Set(
    circlesOf(survey.document).flatMap((circle) =>
      [...circle].every((at) => triggers[at]!.then.type === 'arrive') ? [] : [...circle],
    ),
  );
  return triggersWhere(survey, (_, at) => waiting.has(at));
}

function asksNeverLost(survey: Survey): readonly Finding[] {
  const lost = survey.document.opening?.lost ?? [];
  return triggersWhere(survey, ({ if: conditions }) =>
    conditions.some((one) => one.type === 'neverLost' && lost.includes(one.level)),
  );
}

export const RULE_CHECKS: readonly Check[] = [
  { id: 'side-never-wins', severity: 'warning', find: neverWins },
  {
    id: 'ends-at-once',
    severity: 'warning',
    find: (survey) =>
      triggersWhere(
        survey,
        (trigger) => isEnd(trigger) && trigger.if.length === 0,
        ({ id }) => ({ type: 'removeTrigger', id }),
      ),
  },
  {
    id: 'trigger-shadowed',
    severity: 'warning',
    find: (survey) =>
      triggersWhere(
        survey,
        (trigger, at) => trigger.then.type !== 'points' && endBefore(survey, trigger, at) >= 0,
        (trigger, at) => {
          const before = endBefore(survey, trigger, at);
          const isTwin = survey.document.triggers[before]!.if.length === trigger.if.length;
          return isTwin
            ? { type: 'removeTrigger', id: trigger.id }
            : { type: 'moveTrigger', from: at, to: before };
        },
      ),
  },
  {
    id: 'trigger-never',
    severity: 'warning',
    find: (survey) =>
      triggersWhere(
        survey,
        (trigger) => isNever(trigger, survey.document.turns.last),
        ({ id }) => ({ type: 'removeTrigger', id }),
      ),
  },
  {
    id: 'asked-twice',
    severity: 'hint',
    find: (survey) =>
      triggersWhere(
        survey,
        ({ if: conditions }) => isRepeated(conditions),
        (trigger, at) => {
          const once = new Map(trigger.if.map((one) => [canonicalJson(one), one]));
          return { type: 'putTrigger', at, trigger: { ...trigger, if: [...once.values()] } };
        },
      ),
  },
  {
    id: 'points-not-reckoned',
    severity: 'warning',
    find: (survey) =>
      hasReckon(survey)
        ? []
        : triggersWhere(
            survey,
            ({ then }) => then.type === 'points',
            ({ id }) => ({ type: 'removeTrigger', id }),
          ),
  },
  {
    id: 'reckoned-without-points',
    severity: 'warning',
    find: (survey) => (hasPoints(survey) ? [] : triggersWhere(survey, ({ then }) => then.type === 'reckon')),
  },
  { id: 'lost-already', severity: 'warning', find: asksNeverLost },
  { id: 'groups-await-each-other', severity: 'warning', find: waitingGroups },
  { id: 'triggers-await-each-other', severity: 'warning', find: waitingTriggers },
];
