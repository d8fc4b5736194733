/** Rules, head: the options of the rulebook can be chosen before a battle, and the game keeps what was chosen. */
import { describe, expect, test } from 'vitest';
import type { Battle, Options } from '../../src/engine/battle.ts';
import { legalOf } from '../../src/game/legal.ts';
import { newMatch } from '../../src/game/match.ts';
import { HOUSE_RULE_WORDS as DE } from '../../src/i18n/de/houseRules.ts';
import { HOUSE_RULE_WORDS as EN } from '../../src/i18n/en/houseRules.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { DEFAULT_OPTIONS } from '../../src/scenario/defaults.ts';
import { departures, HOUSE_RULES, houseRulesOf, withHouseRules } from '../../src/scenario/houseRules.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario, type OpenScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { shippedScenario } from '../kit/shipped.ts';

const SIEGE = 'the-siege-of-minas-tirith';

function chosen(id: string, options: Partial<Options>): OpenScenario {
  const opened = openScenario(withHouseRules(shippedScenario(id).document, options), NO_LIBRARY);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

/** The battle with every piece where it begins, in a step of a turn. */
function standing(battle: Battle, step: string, turn: number, active: 0 | 1) {
  return { ...newMatch(battle, 1).state, step: step as never, turn, active };
}

describe('every option of a scenario is a house rule', () => {
  test('each option stands on the list once, the reading of the rulebook first', () => {
    expect(HOUSE_RULES.map(({ id }) => id).toSorted()).toEqual(Object.keys(DEFAULT_OPTIONS).toSorted());
    for (const { id, values } of HOUSE_RULES) {
      expect(values[0], id).toBe(DEFAULT_OPTIONS[id]);
      expect(values[1], id).not.toBe(values[0]);
    }
  });

  test('each is told in both languages, and no two lines are the same', () => {
    const ids = HOUSE_RULES.map(({ id }) => id).toSorted();
    for (const words of [EN, DE]) {
      expect(Object.keys(words).toSorted()).toEqual(ids);
      const lines = Object.values(words).flatMap((rule) => Object.values<string>(rule));
      expect(lines.filter((line) => line.trim() === '')).toEqual([]);
      expect(new Set(Object.values(words).map(({ change }) => change)).size).toBe(ids.length);
    }
    expect(ids.filter((id) => DE[id].change === EN[id].change)).toEqual([]);
  });

  test('each can be set to its other reading, in every shipped battle in which it matters', () => {
    for (const id of Object.keys(SHIPPED_SCENARIOS)) {
      for (const rule of houseRulesOf(shippedScenario(id).document)) {
        for (const value of HOUSE_RULES.find((line) => line.id === rule)!.values) {
          const { battle, document } = chosen(id, { [rule]: value });
          expect(battle.options[rule], `${id} ${rule}`).toBe(value);
          expect(departures(document).includes(rule)).toBe(value !== DEFAULT_OPTIONS[rule]);
        }
      }
    }
  });
});

test('a battle offers the rules that can matter in it', () => {
  const offered = Object.fromEntries(
    Object.keys(SHIPPED_SCENARIOS).map((id) => [id, houseRulesOf(shippedScenario(id).document)]),
  );
  expect(offered[SIEGE]).toEqual(HOUSE_RULES.map(({ id }) => id));
  expect(offered['the-great-gate']).toEqual([
    'fireTrenches',
    'breakDarkness',
    'secondFreeze',
    'grond',
    'levelControl',
    'hiddenCauldrons',
  ]);
  expect(offered['the-last-rampart']).toContain('outerWallTowers');
  expect(offered['slopes-of-dagorlad']).toEqual(['breakDarkness', 'secondFreeze', 'approachMarch']);
});

describe('what was chosen is played', () => {
  test('2.11.3 with towers at the outer wall a siege tower docks there', () => {
    const docks = (options: Partial<Options>): number => {
      const { battle } = chosen(SIEGE, options);
      const state = standing(battle, 'besieger-movement.choosing', 4, 1);
      const tower = battle.pieces.find(({ name }) => name === 'tower-1')!.id;
      const orc = battle.pieces.find(({ kind }) => kind.class === 'unit' && kind.traits.has('ladders'))!.id;
      const wall = battle.board.works.find(({ kind, level }) => kind === 'wall' && level === 1)!;
      const pieces = state.pieces.map((piece, id) =>
        id === tower || id === orc
          ? { ...piece, at: wall.outer }
          : piece.at === wall.outer
            ? { ...piece, at: -1 as never }
            : piece,
      );
      return legalOf(battle, { ...state, pieces }, 'Dock').length;
    };
    expect(docks({})).toBe(0);
    expect(docks({ outerWallTowers: 'scale' })).toBeGreaterThan(0);
  });

  test('2.2.10 with trenches the Great Gate has six of them, and orcs may dig', () => {
    const { battle, document } = chosen('the-great-gate', { fireTrenches: true });
    expect(document.supplies.trenches).toBe(6);
    expect(legalOf(battle, standing(battle, 'siege.choosing', 2, 1), 'DigTrench').length).toBeGreaterThan(0);
    const usual = shippedScenario('the-great-gate').battle;
    expect(legalOf(usual, standing(usual, 'siege.choosing', 2, 1), 'DigTrench')).toEqual([]);
  });

  test('a supply of trenches that the scenario has is kept', () => {
    const { document } = shippedScenario(SIEGE);
    const three = { ...document, supplies: { ...document.supplies, trenches: 3 } };
    expect(withHouseRules(three, { fireTrenches: true }).supplies.trenches).toBe(3);
  });
});

test('the record keeps what was chosen: a saved game goes on under its house rules', () => {
  const { battle, document } = chosen(SIEGE, { outerWallTowers: 'scale', grond: 'always-active' });
  const text = JSON.stringify(writeMatch(newMatch(battle, 7), document));
  const parsed = parseMatch(JSON.parse(text));
  const opened = parsed.ok ? openMatch(parsed.value) : null;
  expect(opened?.ok && departures(opened.value.document)).toEqual(['outerWallTowers', 'grond']);
  expect(opened?.ok && opened.value.history.present.battle.options.grond).toBe('always-active');
  expect(battle.hash).not.toBe(shippedScenario(SIEGE).battle.hash);
});

test('nothing chosen leaves the scenario as it was', () => {
  const { document } = shippedScenario(SIEGE);
  expect(withHouseRules(document, {})).toEqual(document);
});
