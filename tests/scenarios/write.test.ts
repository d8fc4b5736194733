// Files of scenarios have one spelling, and what is written is read again.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { MapFile } from '../../src/board/mapFile.ts';
import { documentHash } from '../../src/kernel/hash.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import type { mapSchema } from '../../src/scenario/mapSchema.ts';
import { openScenario, type OpenScenario } from '../../src/scenario/parse.ts';
import type { Roster } from '../../src/scenario/rosterSchema.ts';
import type { ScenarioFile } from '../../src/scenario/schema.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { writeJson, writeMap, writeRoster, writeScenario } from '../../src/scenario/write.ts';
import { boardOf, MINAS_TIRITH } from '../board/maps.ts';
import { greatGate } from './kit.ts';

const fileText = (name: string): string =>
  readFileSync(new URL(`../../scenarios/${name}`, import.meta.url), 'utf8');

const opened = (document: unknown, library = SHIPPED_LIBRARY): OpenScenario => {
  const read = openScenario(document, library);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe('the shipped files', () => {
  test.each(Object.keys(SHIPPED_SCENARIOS))('%s is named by its id and written in the one spelling', (id) => {
    const text = fileText(`${id}.json`);
    const document = JSON.parse(text) as ScenarioFile;
    expect(document.id).toBe(id);
    expect(document).toEqual(SHIPPED_SCENARIOS[id]);
    expect(writeScenario(document)).toBe(text);
  });

  test.each(Object.keys(SHIPPED_LIBRARY.rosters))('%s is written in the one spelling', (file) => {
    const text = fileText(file);
    expect(writeRoster(JSON.parse(text) as Roster)).toBe(text);
  });

  test('the map keeps its meaning when it is written again', () => {
    const again = JSON.parse(writeMap(MINAS_TIRITH)) as MapFile;
    expect(boardOf(again).hash).toBe(boardOf(MINAS_TIRITH).hash);
  });

  test('what the schema of maps reads is what the board compiles', () => {
    expectTypeOf<z.infer<typeof mapSchema>>().toExtend<MapFile>();
    expectTypeOf<MapFile['hexsides'][number]>().toExtend<z.infer<typeof mapSchema>['hexsides'][number]>();
    expectTypeOf<MapFile['legend']>().toExtend<z.infer<typeof mapSchema>['legend']>();
    expectTypeOf<keyof MapFile>().toEqualTypeOf<keyof z.infer<typeof mapSchema>>();
  });
});

describe('the inline scenario', () => {
  const shipped = opened(greatGate());

  test('needs no other file and is the same battle', () => {
    const alone = opened(JSON.parse(JSON.stringify(shipped.document)), NO_LIBRARY);
    expect(alone.battle).toEqual(shipped.battle);
    expect(alone.document).toEqual(shipped.document);
  });

  test('has the hash of the battle', () => {
    expect(documentHash(shipped.document)).toBe(shipped.battle.hash);
  });

  test('carries only the kinds in use, so that a new kind in a roster changes nothing', () => {
    const used = new Set(shipped.battle.pieces.map(({ kind }) => kind.id));
    expect(shipped.document.kinds.map(({ id }) => id).toSorted()).toEqual([...used].toSorted());
  });

  test('has another hash when anything in it, its map or its kinds changes', () => {
    const moved = greatGate();
    moved.pieces[6]!.at = '1015';
    const roster = structuredClone(SHIPPED_LIBRARY.rosters['rosters/mordor.json']) as { kinds: { code: string }[] };
    for (const kind of roster.kinds) if (kind.code === 'E3Y') kind.code = 'E4Y';
    const rosters = { ...SHIPPED_LIBRARY.rosters, 'rosters/mordor.json': roster };
    const maps = { 'maps/minas-tirith.json': { ...MINAS_TIRITH, name: 'Another city' } };
    const hashes = [
      shipped.battle.hash,
      opened(moved).battle.hash,
      opened(greatGate(), { ...SHIPPED_LIBRARY, rosters }).battle.hash,
      opened(greatGate(), { ...SHIPPED_LIBRARY, maps }).battle.hash,
    ];
    expect(new Set(hashes).size).toBe(4);
  });
});

test('colour and device of a force, and icons of kinds, are read as they were written, and reach the battle', () => {
  const draft = greatGate();
  Object.assign(draft.sides[1]!.forces[0]!, { colour: 'violet', device: 'moon' });
  draft.kinds.push(
    { class: 'unit', id: 'scouts', name: { en: 'Scouts' }, code: 'D2X', gait: 'foot', ma: 5, value: 1, traits: [], icon: 'hood' },
    { class: 'personage', id: 'herald', name: { en: 'Herald' }, rank: 'individual', ratings: [2, 1], ma: 6, gifts: [], icon: 'sun' },
  );
  for (const kind of ['scouts', 'herald']) draft.pieces.push({ id: `${kind}-1`, kind, force: 'sauron', at: 'off' });
  const { battle, document } = opened(draft);
  const text = writeScenario(document);
  expect(writeScenario(JSON.parse(text) as ScenarioFile)).toBe(text);
  expect(opened(JSON.parse(text), NO_LIBRARY).battle).toEqual(battle);
  expect(battle.forces[1]).toMatchObject({ colour: 'violet', device: 'moon' });
  expect(battle.pieces.slice(-2).map(({ kind }) => kind)).toMatchObject([{ icon: 'hood' }, { icon: 'sun' }]);
});

describe('any JSON', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(writeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('stands in lines of 110 signs at most, single long words excepted', () => {
    const word = fc.string({ maxLength: 20, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.array(word), fc.dictionary(word, word))), (value) => {
        for (const line of writeJson(value).split('\n')) expect(line.length).toBeLessThanOrEqual(110);
      }),
    );
  });
});
