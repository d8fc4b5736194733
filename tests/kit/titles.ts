/** The titles of all tests, read from their sources, so that a case can be followed to what proves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';

/** One test as written: its file, and its title after those of the groups round it. */
export interface Title {
  readonly file: string;
  readonly title: string;
}

/** Every test below tests/, in the order of files and lines. */
export function testTitles(): readonly Title[] {
  return filesBelow(['tests'])
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/planted/'))
    .flatMap((file) => titlesIn(file, readFileSync(join(ROOT, file), 'utf8')));
}

/** The tests in the text of one file. */
export function titlesIn(file: string, text: string): readonly Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? node : null;
    const said = call === null ? null : sentenceOf(call.arguments[0]);
    const name = call === null || said === null ? null : calledName(call.expression);
    if (name === 'test') titles.push({ file, title: [...groups, said].join(' > ') });
    const inside = name === 'describe' ? [...groups, said!] : groups;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return titles;
}

/** `test` of `test(...)`, `test.each(...)(...)` and the like. */
function calledName(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return calledName(expression.expression);
  }
  return null;
}

function sentenceOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}
