// One name for one thing: a type is found once, and a function is called by what it does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';

/** Each strategic game and the editor have words of their own; the port speaks for the games. */
const OWN_WORDS = /^src\/(?:strategic\/(?:war-of-the-ring|battle-for-arda|middle-earth-ix)|editor)\//;

const SOURCES = filesBelow(['src']).filter((file) => /\.tsx?$/.test(file));

/** Dice and cases are called by their kind, a result by what it is; and a deed is a thing that was done. */
const KNOWN = ['scripted', 'seeded', 'attested', 'failed', 'deed'];

/** Participles that do not end in -ed. What is a verb of the present as well (read, cut, put, cast, set, split) is called as one. */
const IRREGULAR = new RegExp(
  `^(?:un|mis|be|with)?(?:${[
    'told|laid|lost|seen|shown|caught|brought|thrown|fallen|worn|taken|begun|driven|built|kept|fought|grown|bent|held',
    'slain|swept|known|made|done|said|spoken|drawn|chosen|given|gone|bereft|met|struck|meant|found|left|sent|felt|heard',
    'led|won|lit|sat|stood|sold|paid|bought|thought|taught|sought|written|ridden|risen|broken|hidden|stolen|torn|sworn',
    'born|borne|burnt|spelt|dealt|dug|drunk|eaten|fed|fled|flown|forgotten|frozen|got|hung|lain|lent|shaken|shrunk|slept',
    'spent|spun|stuck|sung|sunk|sprung|trodden|understood|woken|woven|wrought',
  ].join('|')})$`,
);

function exportsOf(file: string, kind: RegExp): readonly string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(kind)].map(([, name]) => name!);
}

/** The functions of a text by their names: declared or held in a constant, those within others too. */
function functionsOf(file: string, text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isNamedFunction(node) && node.name !== undefined) names.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names;
}

function isNamedFunction(
  node: ts.Node,
): node is ts.FunctionDeclaration | ts.FunctionExpression | ts.VariableDeclaration {
  if (!ts.isVariableDeclaration(node)) return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node);
  let held = node.initializer;
  while (held !== undefined && (ts.isParenthesizedExpression(held) || isTypedOnly(held)))
    held = held.expression;
  return held !== undefined && (ts.isArrowFunction(held) || ts.isFunctionExpression(held));
}

function isTypedOnly(node: ts.Node): node is ts.AsExpression | ts.SatisfiesExpression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
}

function participlesAmong(names: readonly string[]): readonly string[] {
  return names.filter(
    (name) => (/^[a-z]{2,}ed$/.test(name) || IRREGULAR.test(name)) && !KNOWN.includes(name),
  );
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

test('no function is called by a bare participle, not even one within another', () => {
  const found = SOURCES.map((file) => functionsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(found.flat().length).toBeGreaterThan(5000);
  const bare = found.flatMap((names, at) => participlesAmong(names).map((name) => `${SOURCES[at]}: ${name}`));
  expect(bare).toEqual([]);
});

test('a participle is found wherever a function is called by it', () => {
  const planted = `
    export async function told() {
      const parted = () => 1;
      const opened = function () {};
      let unseen = ((one) => one) satisfies Name;
      const deed = () => 2;
      const lost = 3;
      return { met: () => parted(), laid: lost };
    }
    function tellLoss() {}
    const title = function struck() {};
    const lastTold = () => title;`;
  expect(participlesAmong(functionsOf('src/a.ts', planted))).toEqual([
    'told',
    'parted',
    'opened',
    'unseen',
    'struck',
  ]);
});
