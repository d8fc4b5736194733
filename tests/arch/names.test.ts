// One name for one thing: a type is found once, and a function is called by what it does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';

/** Each strategic game and the editor have words of their own; the port speaks for the games. */
const OWN_WORDS = /^src\/(?:strategic\/(?:war-of-the-ring|battle-for-arda|middle-earth-ix)|editor)\//;

const SOURCES = filesBelow(['src']).filter((file) => /\.tsx?$/.test(file));

/** Dice and cases are called by their kind; a list that is changed stands where the rules were proved with it. */
const KNOWN = ['changed', 'scripted', 'seeded', 'attested', 'failed', 'halved'];

/** Participles that do not end in -ed. */
const IRREGULAR =
  /^(?:told|laid|lost|seen|shown|caught|brought|thrown|fallen|worn|taken|begun|driven|built|kept|fought|grown|bent|held|slain|swept|known|made|done|said|spoken|drawn|chosen|given|gone|bereft)$/;

function exportsOf(file: string, kind: RegExp): readonly string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(kind)].map(([, name]) => name!);
}

function twinsAmong(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].toSorted();
}

test('the name of an exported type is found once', () => {
  const shared = SOURCES.filter((file) => !OWN_WORDS.test(file));
  const names = shared.flatMap((file) => exportsOf(file, /^export (?:interface|type) (\w+)/gm));
  expect(names.length).toBeGreaterThan(500);
  expect(twinsAmong(names)).toEqual([]);
});

test('no function of a module is called by a bare participle', () => {
  const names = SOURCES.flatMap((file) => exportsOf(file, /^(?:export )?(?:async )?function\*? (\w+)/gm));
  const bare = names.filter((name) => /^[a-z]{2,}ed$/.test(name) || IRREGULAR.test(name));
  expect(bare.filter((name) => !KNOWN.includes(name) && !/^[a-z]+[A-Z]/.test(name))).toEqual([]);
});
