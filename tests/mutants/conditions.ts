/** The conditions of a source: each can be turned round or taken away, and a test should notice. */
import ts from 'typescript';

/** What becomes of a condition: its opposite, or the same answer whatever is asked. */
export type Change = 'inverted' | 'always' | 'never';

/** One condition as written, and the changes that are tried on it. */
export interface Condition {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly changes: readonly Change[];
}

/** Every condition of a source in the order of its lines. */
export function conditionsIn(file: string, text: string): readonly Condition[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Condition[] = [];
  const visit = (node: ts.Node): void => {
    const changes = ts.isExpression(node) ? changesOf(node) : [];
    if (changes.length > 0) {
      const start = node.getStart();
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const words = node.getText().replaceAll(/\s+/g, ' ');
      found.push({ file, line, start, end: node.end, text: words, changes });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const { AmpersandAmpersandToken: AND, BarBarToken: OR } = ts.SyntaxKind;

/** The question mark and the loop: what decides between two ways is tried both ways. */
function changesOf(node: ts.Expression): readonly Change[] {
  if (ts.isParenthesizedExpression(node)) return [];
  const around = withoutParentheses(node.parent);
  if (isJoined(node)) return [];
  if (isJoined(around)) return [around.operatorToken.kind === AND ? 'always' : 'never', 'inverted'];
  if (decides(node)) return ['always', 'never'];
  if (ts.isWhileStatement(around) || ts.isDoStatement(around)) return ['inverted'];
  if (ts.isForStatement(around) && around.condition === node) return ['inverted'];
  return isComparison(node) || isNegation(node) ? ['inverted'] : [];
}

function withoutParentheses(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.parent) : node;
}

function isJoined(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && [AND, OR].includes(node.operatorToken.kind);
}

/** Whether it is what an `if` or a `? :` asks. */
function decides(node: ts.Expression): boolean {
  const outer = outermost(node);
  const { parent } = outer;
  if (ts.isIfStatement(parent)) return parent.expression === outer;
  return ts.isConditionalExpression(parent) && parent.condition === outer;
}

function outermost(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node.parent) ? outermost(node.parent) : node;
}

const COMPARISONS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
];

function isComparison(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && COMPARISONS.includes(node.operatorToken.kind);
}

/** A `!` in front of anything but another condition of its own. */
function isNegation(node: ts.Node): boolean {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
}

/** The source with every condition put to the judge: `judge(7, a === b)`, numbered from `first`. */
export function judged(text: string, conditions: readonly Condition[], first: number, judge: string): string {
  const marks = conditions.flatMap(({ start, end }, index) => [
    { at: start, opens: true, size: end - start, text: `__judge(${first + index}, ` },
    { at: end, opens: false, size: end - start, text: ')' },
  ]);
  const inOrder = marks.toSorted(
    (a, b) =>
      a.at - b.at || Number(a.opens) - Number(b.opens) || (a.opens ? b.size - a.size : a.size - b.size),
  );
  let done = 0;
  let out = `import { judge as __judge } from ${JSON.stringify(judge)};\n`;
  for (const mark of inOrder) {
    out += text.slice(done, mark.at) + mark.text;
    done = mark.at;
  }
  return out + text.slice(done);
}
