/**
 * The options of the rulebook (rules, head) as house rules that players choose before a battle. What was chosen stands
 * in the scenario that the game carries, as the threshold of a bid does: the record needs nothing else.
 */
import type { Cite } from '../rulebook/cases.ts';
import { APPROACH_TURN, OUTER_WALL_LEVEL, TRENCH_SUPPLY, TRENCH_TURNS } from '../rulebook/house.ts';
import type { Options } from '../engine/battle.ts';
import type { Spell } from '../engine/spell.ts';
import { DEFAULT_OPTIONS } from './defaults.ts';
import type { InlineScenario } from './schema.ts';
import type { ConditionLine } from './triggerSchema.ts';

/** An option of a scenario, by its name in the file. */
export type HouseRule = keyof Options;

/** One option: what it may be set to, the reading of the rulebook first, and the case that has two readings. */
export type HouseRuleLine = {
  readonly [Rule in HouseRule]: Readonly<{
    id: Rule;
    values: readonly [usual: Options[Rule], other: Options[Rule]];
    cite: Cite;
  }>;
}[HouseRule];

/** What was chosen; whatever is left out stays as the scenario has it. */
export type HouseRuleChoice = Partial<Options>;

/** Every option there is, in the order in which a chooser shows them: what changes a battle most stands first. */
export const HOUSE_RULES: readonly HouseRuleLine[] = [
  { id: 'outerWallTowers', values: ['printed', 'scale'], cite: '2.11.3' },
  { id: 'fireTrenches', values: [false, true], cite: '2.2.10' },
  { id: 'rohanArrival', values: ['ramp', 'flat'], cite: '2.6.1' },
  { id: 'breakDarkness', values: ['mordor', 'all'], cite: '2.12.8' },
  { id: 'secondFreeze', values: ['game', 'concurrent'], cite: '2.12.3' },
  { id: 'grond', values: ['spell', 'always-active'], cite: '2.12.9' },
  { id: 'levelControl', values: ['empty', 'gate'], cite: '2.10.5' },
  { id: 'approachMarch', values: [true, false], cite: '2.5.4' },
  { id: 'hiddenCauldrons', values: [true, false], cite: '2.5.1' },
  { id: 'victory', values: ['points', 'attested'], cite: '2.13.3' },
];

/** A scenario with other options, ready to be opened. Trenches that may be dug come with the supply of 2.2.10 where the scenario has none. */
export function withHouseRules(document: InlineScenario, chosen: HouseRuleChoice): InlineScenario {
  const options = { ...document.options, ...chosen };
  const { supplies } = document;
  const trenches = options.fireTrenches && supplies.trenches === 0 ? TRENCH_SUPPLY : supplies.trenches;
  return { ...document, options, supplies: { ...supplies, trenches } };
}

/** The options in which a scenario departs from the rulebook, whoever chose them: what a game says of itself. */
export function departures({ options }: Pick<InlineScenario, 'options'>): readonly HouseRule[] {
  return HOUSE_RULES.map(({ id }) => id).filter((id) => options[id] !== DEFAULT_OPTIONS[id]);
}

/** The options that can change anything in a scenario: it has the pieces, the turns or the triggers that they speak of. */
export function houseRulesOf(document: InlineScenario): readonly HouseRule[] {
  return HOUSE_RULES.map(({ id }) => id).filter((id) => MATTERS[id](document));
}

const MATTERS: Readonly<Record<HouseRule, (document: InlineScenario) => boolean>> = {
  outerWallTowers: (document) =>
    hasKind(document, (kind) => kind.class === 'engine' && kind.weapon === 'siege-tower') &&
    hasOuterWall(document),
  fireTrenches: (document) =>
    reaches(document, TRENCH_TURNS.first, TRENCH_TURNS.last) &&
    hasOuterWall(document) &&
    hasKind(document, (kind) => kind.class === 'unit' && kind.traits.includes('digs')),
  rohanArrival: (document) => asks(document, 'rohanArrival'),
  breakDarkness: (document) => hasSpell(document, 'break-darkness'),
  secondFreeze: (document) => hasSpell(document, 'freeze'),
  grond: (document) => hasKind(document, (kind) => kind.class === 'engine' && kind.weapon === 'grond'),
  levelControl: hasLevels,
  approachMarch: (document) => reaches(document, APPROACH_TURN, APPROACH_TURN),
  hiddenCauldrons: (document) => document.pieces.some(({ oil }) => oil === 0),
  victory: (document) => asks(document, 'victory'),
};

type Sheet = InlineScenario['kinds'][number];

function hasKind({ kinds, pieces }: InlineScenario, is: (kind: Sheet) => boolean): boolean {
  return kinds.some((kind) => is(kind) && pieces.some((piece) => piece.kind === kind.id));
}

function hasSpell(document: InlineScenario, spell: Spell): boolean {
  return hasKind(
    document,
    (kind) => kind.class === 'personage' && (kind.magic?.spells.includes(spell) ?? false),
  );
}

function hasLevels({ map }: InlineScenario): boolean {
  return map.inline.hexsides.some(({ level, rock }) => level !== undefined && rock !== true);
}

/** Whether there is an outer wall that a siege tower could scale and that trenches could lie before. */
function hasOuterWall({ map }: InlineScenario): boolean {
  return map.inline.hexsides.some(
    ({ kind, level, rock }) =>
      level === OUTER_WALL_LEVEL && rock !== true && ['wall', 'tower'].includes(kind),
  );
}

function reaches({ turns }: InlineScenario, first: number, last: number): boolean {
  return turns.first <= last && turns.last >= first;
}

/** Whether a trigger asks for an option, at any depth. */
function asks({ triggers }: InlineScenario, rule: HouseRule): boolean {
  const isAsked = (condition: ConditionLine): boolean => {
    switch (condition.type) {
      case 'option':
        return condition.option === rule;
      case 'not':
        return isAsked(condition.condition);
      case 'any':
        return condition.conditions.some(isAsked);
      default:
        return false;
    }
  };
  return triggers.some((trigger) => trigger.if.some(isAsked));
}
