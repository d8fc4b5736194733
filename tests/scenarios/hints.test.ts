/** Hints of an author to the machine, from the file to the battle: what they mean, and what is wrong with them. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { hexNamed } from '../../src/board/hex.ts';
import type { HintLine } from '../../src/scenario/hintSchema.ts';
import { nearestName } from '../../src/scenario/names.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { readCompiledScenario, writeCompiledScenario } from '../../src/scenario/compiled.ts';
import type { ScenarioFile } from '../../src/scenario/schema.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { writeScenario } from '../../src/scenario/write.ts';
import { battleOf, greatGate, problemsAfter, sentencesAfter } from './kit.ts';

const HINTS: readonly HintLine[] = [
  { type: 'hold', side: 'westernesse', force: 'garrison', objective: { gate: '1213/1313' } },
  { type: 'hold', side: 'westernesse', objective: { hexes: ['1213', '1212'] } },
  { type: 'take', side: 'sauron', objective: { level: 1 }, by: 5 },
  { type: 'reserve', side: 'sauron', force: 'sauron', hexes: 'before-the-wall', until: 4, reach: 3 },
  { type: 'reserve', side: 'westernesse', pieces: ['spearmen-1'], hexes: ['1213'] },
];

const hinted = (...hints: readonly HintLine[]): ScenarioFile =>
  ({ ...greatGate(), hints: structuredClone([...hints]) }) as ScenarioFile;

describe('what hints mean', () => {
  const battle = battleOf(hinted(...HINTS));
  const [gate, hexes, level, reserve, few] = battle.hints!;

  test('a gate is its inner hex, a level all its hexes, and a zone what it names', () => {
    const hex = (name: string) => hexNamed(battle.board, name);
    const work = battle.board.works.find(({ kind }) => kind === 'main-gate')!;
    expect(gate).toEqual({
      type: 'hold',
      side: DEFENDER,
      force: 0,
      objective: { hexes: [work.inner], level: null },
    });
    expect(hexes).toMatchObject({ force: null, objective: { hexes: [hex('1213'), hex('1212')] } });
    const first = [...battle.board.level].flatMap((one, at) => (one === 1 ? [at] : []));
    expect(level).toMatchObject({ side: BESIEGER, by: 5, objective: { hexes: first, level: 1 } });
  });

  test('a reserve is the pieces that are named, or everybody of the force', () => {
    const host = battle.pieces.filter(({ side }) => side === BESIEGER).map(({ id }) => id);
    expect(reserve).toMatchObject({ until: 4, reach: 3, pieces: new Set(host) });
    const spearmen = battle.pieces.find(({ name }) => name === 'spearmen-1')!.id;
    expect(few).toMatchObject({ until: null, reach: null, pieces: new Set([spearmen]) });
  });

  test('a battle of which nobody has told anything has no hints, and is the same battle as ever', () => {
    expect(battleOf(greatGate())).not.toHaveProperty('hints');
  });
});

test('what is written is read again, to the letter', () => {
  const text = writeScenario(hinted(...HINTS));
  const again = JSON.parse(text) as ScenarioFile;
  expect(again.hints).toEqual(HINTS);
  expect(writeScenario(again)).toBe(text);
  const opened = openScenario(again, SHIPPED_LIBRARY);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const compiled = readCompiledScenario(writeCompiledScenario(opened.value, 'maps/minas-tirith.json'));
  expect(compiled.battle.hints).toEqual(opened.value.battle.hints);
});

describe('what is wrong with a hint', () => {
  const [gate, , level, reserve, few] = HINTS as readonly [
    Extract<HintLine, { type: 'hold' }>,
    HintLine,
    Extract<HintLine, { type: 'take' }>,
    Extract<HintLine, { type: 'reserve' }>,
    Extract<HintLine, { type: 'reserve' }>,
  ];

  test.each<[string, HintLine | object, string]>([
    ['an unknown side', { ...gate, side: 'elves' }, '/hints/0/side no-such-side'],
    ['an unknown force', { ...gate, force: 'elves' }, '/hints/0/force no-such-force'],
    ['a force of the other side', { ...gate, force: 'sauron' }, '/hints/0/force no-such-force'],
    ['a gate where there is none', { ...gate, objective: { gate: '1613/1713' } }, '/hints/0/objective/gate no-such-work'],
    ['an unknown zone', { ...reserve, hexes: 'mirkwood' }, '/hints/0/hexes no-such-zone'],
    ['a hex beyond the edge', { ...reserve, hexes: ['9914'] }, '/hints/0/hexes/0 no-such-hex'],
    ['no hexes at all', { ...reserve, hexes: [] }, '/hints/0/hexes zone-empty'],
    ['no hexes to hold', { ...gate, objective: { hexes: [] } }, '/hints/0/objective/hexes zone-empty'],
    ['an unknown piece', { ...few, pieces: ['elves-1'] }, '/hints/0/pieces/0 no-such-piece'],
    ['a piece of the other side', { ...few, pieces: ['grond'] }, '/hints/0/pieces/0 piece-of-other-side'],
    ['no turn by which', { type: 'take', side: 'sauron', objective: { level: 1 } }, '/hints/0/by missing'],
    ['nothing to hold', { type: 'hold', side: 'sauron' }, '/hints/0/objective missing'],
    ['a hint that nobody knows', { ...gate, type: 'charge' }, '/hints/0/type wrong-value'],
  ])('%s', (_, hint, problem) => {
    expect(problemsAfter((draft) => void Object.assign(draft, { hints: [hint] }))).toEqual([problem]);
  });

  test('a level where there is no city', () => {
    const field = structuredClone(SHIPPED_SCENARIOS['slopes-of-dagorlad']) as ReturnType<typeof greatGate>;
    const side = field.sides[0]!.id;
    const change = (draft: typeof field) => void Object.assign(draft, { hints: [{ ...level, side }] });
    expect(problemsAfter(change, field)).toEqual(['/hints/0/objective/level no-such-level']);
  });

  test('a name that is not there is told with those that are, or with the one that comes nearest', () => {
    const sentence = (hint: HintLine) => sentencesAfter((draft) => void Object.assign(draft, { hints: [hint] }));
    expect(sentence({ ...few, pieces: ['spearman-1'] })).toEqual([
      '/hints/0/pieces/0: no piece is called "spearman-1"; the nearest is "spearmen-1"',
    ]);
    expect(sentence({ ...gate, force: 'sauron' })).toEqual([
      '/hints/0/force: no force of that side is called "sauron"; there is "garrison"',
    ]);
  });
});

test('the nearest name is a few letters off, and of a name that is like no other there is none', () => {
  expect(nearestName('orc-71', ['orc-7', 'troll-1'])).toBe('orc-7');
  expect(nearestName('orcs-1', ['orc-1', 'orcs-2'])).toBe('orc-1');
  expect(nearestName('grond', ['spearmen', 'axemen'])).toBeNull();
  expect(nearestName('a'.repeat(61), ['a'.repeat(60)])).toBeNull();
  expect(nearestName('x', [])).toBeNull();
});
