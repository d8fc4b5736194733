/** The registry of agents: every row can be made, and whoever is offered as an opponent is offered on the title page by a name. */
import { expect, test } from 'vitest';
import { AGENTS, OPPONENTS, opponentsOf, USUAL_OPPONENT } from '../../src/ai/agents.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { DE } from '../../src/i18n/de/catalogue.ts';
import { EN } from '../../src/i18n/en/catalogue.ts';
import { draftingOf, freshDraft } from '../../src/ui/features/seats/drafting.ts';

test('every agent of the registry can be made, and nobody else', () => {
  for (const { name } of AGENTS) expect(makeAgent(name)).toBeTypeOf('function');
  expect(() => makeAgent('oracle')).toThrow('there is no agent called oracle');
  expect(() => makeAgent('toString')).toThrow('toString');
});

test('an opponent is offered once for each of its levels, and one without levels once', () => {
  const rows = [
    { name: 'chance', opponent: false, levels: [] },
    { name: 'plain', opponent: true, levels: [] },
    { name: 'wise', opponent: true, levels: [1, 2] },
  ];
  expect(opponentsOf(rows)).toEqual([
    { kind: 'agent', name: 'plain' },
    { kind: 'agent', name: 'wise', level: 1 },
    { kind: 'agent', name: 'wise', level: 2 },
  ]);
});

test('the title page offers the machine at five levels, by a name in every language, and at one of them if nobody chooses', () => {
  expect(OPPONENTS.map(({ name }) => name)).toEqual(['recruit', 'soldier', 'captain', 'marshal', 'steward']);
  expect(OPPONENTS).toContainEqual(USUAL_OPPONENT);
  expect(draftingOf(freshDraft('first-steps')).opponents).toEqual(OPPONENTS);
  for (const { OPPONENT_NAMES } of [EN, DE]) {
    expect(Object.keys(OPPONENT_NAMES)).toEqual(OPPONENTS.map(({ name }) => name));
  }
});
