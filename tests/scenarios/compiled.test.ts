// What is shipped is what reading the files gives: the build compiles each scenario and each map, and nothing is lost on the way.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileBoard } from '../../src/board/compile.ts';
import type { MapFile } from '../../src/board/mapFile.ts';
import { openCompiled, readCompiledMap, readCompiledScenario } from '../../src/scenario/compiled.ts';
import { compiledMap, compiledScenario } from '../../src/scenario/compiling.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { shippedScenario } from '../kit/shipped.ts';

/** What the build makes of a shipped scenario, as a page puts it together. */
function shippedAs(id: string) {
  const text = compiledScenario(SHIPPED_SCENARIOS[id]);
  if (!text.ok) throw new Error(JSON.stringify(text.problems));
  const scenario = readCompiledScenario(text.value);
  const map = compiledMap(SHIPPED_LIBRARY.maps[scenario.map]);
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  return openCompiled(scenario, readCompiledMap(map.value));
}

test.each(Object.keys(SHIPPED_SCENARIOS))(
  '%s is shipped as the battle and the document that its files come to',
  (id) => {
    const [shipped, read] = [shippedAs(id), shippedScenario(id)];
    expect(shipped).toEqual(read);
    // Pieces of a kind share it, as they do where a file is read.
    expect(new Set(shipped.battle.pieces.map(({ kind }) => kind)).size).toBe(
      new Set(read.battle.pieces.map(({ kind }) => kind)).size,
    );
  },
);

test.each(readdirSync('scenarios/maps'))('the map %s is shipped as it was written and as it compiles', (file) => {
  const written = JSON.parse(readFileSync(`scenarios/maps/${file}`, 'utf8')) as MapFile;
  const shipped = compiledMap(written);
  const board = compileBoard(written);
  if (!shipped.ok || !board.ok) throw new Error(`${file} cannot be shipped`);
  const { map, board: same } = readCompiledMap(shipped.value);
  expect(map).toEqual(written);
  expect(same).toStrictEqual(board.value);
});

test('a scenario with a mistake is not shipped: whoever builds the game is told each with its place', () => {
  const broken = { ...(SHIPPED_SCENARIOS['first-steps'] as object), map: { file: 'maps/of-nowhere.json' } };
  expect(compiledScenario(broken)).toMatchObject({
    ok: false,
    problems: [{ path: '/map/file', code: 'no-such-file' }],
  });
  expect(compiledMap({ name: 'no map' })).toMatchObject({ ok: false });
  expect(compiledScenario(shippedScenario('first-steps').document)).toMatchObject({
    ok: false,
    problems: [{ path: '/map', code: 'missing' }],
  });
});
