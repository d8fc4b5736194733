/** Checks of turns, triggers and texts: whether the battle can be won, and by what. */
import { OUTER_WALL_LEVEL } from '../../rulebook/house.ts';
import type { SideLine } from '../../scenario/schema.ts';
import type { ConditionLine, TriggerLine } from '../../scenario/triggerSchema.ts';
import { canonicalJson } from '../../kernel/canonicalJson.ts';
import type { Command } from '../command.ts';
import { inPart, onHexside, type Check, type Finding, type Survey } from './check.ts';

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
  return sides.flatMap(({ id, name }: SideLine, at) =>
    winners.has(id) ? [] : [inPart(`/sides/${at}`, name.en)],
  );
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
    if (one.type === 'turn') [from, to] = [Math.max(from, one.from), Math.min(to, one.to)];
    if (one.type === 'lastTurn') [from, to] = [Math.max(from, last), Math.min(to, last)];
  }
  return from > to;
}

function repeated(conditions: readonly ConditionLine[]): boolean {
  return new Set(conditions.map(canonicalJson)).size < conditions.length;
}

/** Groups that wait for each other, found from each of them. */
function circles({ document: { groups, triggers } }: Survey): readonly Finding[] {
  const awaits = new Map<string, readonly string[]>();
  for (const { id } of groups) {
    const ways = triggers.filter(({ then }) => then.type === 'arrive' && then.group === id);
    const asked = ways.map((way) => way.if.flatMap((one) => (one.type === 'arrived' ? [one.group] : [])));
    // With a way that awaits nobody the group comes in the end.
    if (asked.length > 0 && asked.every((some) => some.length > 0)) awaits.set(id, asked.flat());
  }
  const isStuck = (id: string, path: ReadonlySet<string>): boolean =>
    path.has(id) || (awaits.get(id) ?? []).some((next) => isStuck(next, new Set([...path, id])));
  return groups.flatMap(({ id, name }, at) =>
    isStuck(id, new Set()) ? [inPart(`/groups/${at}`, name.en)] : [],
  );
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
        ({ if: conditions }) => repeated(conditions),
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
  { id: 'groups-await-each-other', severity: 'warning', find: circles },
  {
    id: 'one-turn',
    severity: 'hint',
    find: ({ document: { turns } }) =>
      turns.first === turns.last
        ? [
            inPart('/turns', String(turns.first), {
              type: 'setTurns',
              turns: { ...turns, last: Math.min(99, turns.first + 5) },
            }),
          ]
        : [],
  },
  {
    id: 'night-twice',
    severity: 'hint',
    find: ({ document: { turns } }) => {
      const night = [...new Set(turns.night)];
      return night.length === turns.night.length
        ? []
        : [inPart('/turns/night', '', { type: 'setTurns', turns: { ...turns, night } })];
    },
  },
  {
    id: 'breach-twice',
    severity: 'hint',
    find: ({ document: { opening } }) => {
      const breached = [...new Set(opening?.breached)];
      if (opening === undefined || breached.length === opening.breached.length) return [];
      return [inPart('/opening/breached', '', { type: 'setOpening', opening: { ...opening, breached } })];
    },
  },
  {
    id: 'outer-wall-breached',
    severity: 'hint',
    find: ({ document: { opening }, laid }) =>
      laid.flatMap(({ line, pair }) =>
        line.level === OUTER_WALL_LEVEL &&
        line.kind !== 'main-gate' &&
        opening?.breached.some((one) => one.split('/').toSorted().join('/') === pair) === true
          ? [onHexside(pair, { type: 'breach', pairs: [pair], down: false })]
          : [],
      ),
  },
  {
    id: 'untitled',
    severity: 'hint',
    find: ({ document: { title } }) => (title.en === 'New battle' ? [inPart('/title', title.en)] : []),
  },
  {
    id: 'id-unchosen',
    severity: 'hint',
    find: ({ document: { id } }) => (id === 'new-battle' ? [inPart('/id', id)] : []),
  },
  {
    id: 'summary-unwritten',
    severity: 'hint',
    find: ({ document: { summary } }) => (summary.en === 'What is it about?' ? [inPart('/summary', '')] : []),
  },
  {
    id: 'language-halved',
    severity: 'hint',
    find: ({ document: { title, summary } }) => {
      const [of, other] = [Object.keys(title), Object.keys(summary)];
      const lone = [...of.filter((one) => !other.includes(one)), ...other.filter((one) => !of.includes(one))];
      return lone.map((language) => inPart('/summary', language));
    },
  },
];
