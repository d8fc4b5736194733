/** The places of a source that can be mutated, and in what ways: each is one mistake that a programmer could make. */
import ts from 'typescript';

/** What is changed: for the table of the proof. */
export type Kind = 'condition' | 'boundary' | 'arithmetic' | 'constant' | 'boolean' | 'statement' | 'method';

/** How it is changed. */
export type Change =
  /** A condition or a truth: its opposite, or the same answer whatever is asked. */
  | 'inverted'
  | 'always'
  | 'never'
  /** `<` for `<=`, `>` for `>=`, and back. */
  | 'boundary'
  /** `+` for `-`, `*` for `/`, and back; `*` for `%`; a sign taken away. */
  | 'arithmetic'
  /** A number: one more, or nothing. */
  | 'one more'
  | 'zero'
  /** A statement that is left out. */
  | 'removed'
  /** `max` for `min`, `every` for `some`, and back. */
  | 'swapped';

/** One place as written, the changes that are tried on it, and how it is handed to the switch of the mutants. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The function or the table it stands in. */
  readonly owner: string;
  readonly text: string;
  readonly kind: Kind;
  readonly changes: readonly Change[];
  /** The function of `active.ts` that stands round it. */
  readonly by: string;
  /** What of its text gives way to something else: an operator to a comma, a method to a choice of two. */
  readonly gives?: Readonly<{ start: number; end: number; to: string }>;
}

type Found = Pick<Place, 'kind' | 'changes' | 'by' | 'gives'> &
  Readonly<{ node: ts.Node; text?: string; start?: number }>;

/** Every place of a source in the order of its text, the outer before the inner. */
export function placesIn(file: string, text: string): readonly Place[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (isForTypesOnly(node)) return;
    for (const found of foundAt(node)) {
      const start = found.start ?? node.getStart();
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const words = (found.text ?? node.getText()).replaceAll(/\s+/g, ' ');
      const { kind, changes, by, gives } = found;
      const plain = {
        file,
        line,
        start,
        end: node.end,
        owner: ownerOf(node),
        text: words,
        kind,
        changes,
        by,
      };
      places.push(gives === undefined ? plain : { ...plain, gives });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

function isForTypesOnly(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

function foundAt(node: ts.Node): readonly Found[] {
  if (ts.isExpressionStatement(node)) return removable(node);
  if (!ts.isExpression(node)) return [];
  return [...condition(node), ...operator(node), ...literal(node), ...method(node)];
}

/** The named thing at the top of the file, and the property of it when it is a table of functions. */
function ownerOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const name = isNamed(at) ? at.name?.getText() : undefined;
    if (name !== undefined) names.unshift(name);
  }
  return names.slice(0, 2).join('.');
}

function isNamed(
  node: ts.Node,
): node is ts.FunctionDeclaration | ts.VariableDeclaration | ts.PropertyAssignment | ts.MethodDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node)
  );
}

const { AmpersandAmpersandToken: AND, BarBarToken: OR } = ts.SyntaxKind;

/** What decides between two ways is tried both ways; every other comparison and negation is turned round. */
function condition(node: ts.Expression): readonly Found[] {
  const changes = changesOf(node);
  return changes.length === 0 ? [] : [{ node, kind: 'condition', changes, by: 'judged' }];
}

function changesOf(node: ts.Expression): readonly Change[] {
  if (ts.isParenthesizedExpression(node) || isTruth(node)) return [];
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

const BOUNDARIES = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, 'less'],
  [ts.SyntaxKind.LessThanEqualsToken, 'atMost'],
  [ts.SyntaxKind.GreaterThanToken, 'more'],
  [ts.SyntaxKind.GreaterThanEqualsToken, 'atLeast'],
]);

const ARITHMETIC = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, 'plus'],
  [ts.SyntaxKind.MinusToken, 'minus'],
  [ts.SyntaxKind.AsteriskToken, 'times'],
  [ts.SyntaxKind.SlashToken, 'through'],
  [ts.SyntaxKind.PercentToken, 'modulo'],
]);

const SUMS: readonly ts.SyntaxKind[] = [ts.SyntaxKind.PlusEqualsToken, ts.SyntaxKind.MinusEqualsToken];

function operator(node: ts.Expression): readonly Found[] {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    if (ts.isNumericLiteral(node.operand)) return [];
    return [{ node, kind: 'arithmetic', changes: ['arithmetic'], by: 'signed' }];
  }
  if (!ts.isBinaryExpression(node)) return [];
  const { operatorToken: token, left, right } = node;
  const gives = { start: token.getStart(), end: token.end, to: ',' };
  const bound = BOUNDARIES.get(token.kind);
  if (bound !== undefined) return [{ node, kind: 'boundary', changes: ['boundary'], by: bound, gives }];
  const sum = ARITHMETIC.get(token.kind);
  if (sum !== undefined && !isText(left) && !isText(right)) {
    return [{ node, kind: 'arithmetic', changes: ['arithmetic'], by: sum, gives }];
  }
  if (SUMS.includes(token.kind) && !isStepOfLoop(node)) {
    const text = node.getText();
    return [
      {
        node: right,
        start: right.getStart(),
        text,
        kind: 'arithmetic',
        changes: ['arithmetic'],
        by: 'signed',
      },
    ];
  }
  return [];
}

function isText(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** `i += 1` of a `for`: changed, it would only run for ever. */
function isStepOfLoop(node: ts.Node): boolean {
  return ts.isForStatement(node.parent) && node.parent.incrementor === node;
}

const isTruth = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;

function literal(node: ts.Expression): readonly Found[] {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  const text = `${node.getText()}\` in \`${parent.getText().slice(0, 60)}`;
  if (isTruth(node)) return [{ node, text, kind: 'boolean', changes: ['inverted'], by: 'judged' }];
  if (isStepOfLoop(parent)) return [];
  const value = numberOf(node);
  if (value === null) return [];
  return [
    {
      node,
      text,
      kind: 'constant',
      changes: [0, -1].includes(value) ? ['one more'] : ['one more', 'zero'],
      by: 'counted',
    },
  ];
}

/** The number that is written here, its sign with it. */
function numberOf(node: ts.Expression): number | null {
  const { parent } = node;
  const signed = ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.MinusToken;
  if (ts.isNumericLiteral(node)) return signed ? null : Number(node.text);
  if (!ts.isPrefixUnaryExpression(node) || node.operator !== ts.SyntaxKind.MinusToken) return null;
  return ts.isNumericLiteral(node.operand) ? -Number(node.operand.text) : null;
}

const SWAPS: Readonly<Record<string, string>> = { max: 'min', min: 'max', every: 'some', some: 'every' };

/** `.every` written as `["every" or "some"]`. */
function method(node: ts.Expression): readonly Found[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, questionDotToken: maybe } = node.expression;
  const other = SWAPS[name.text];
  if (other === undefined) return [];
  const start = maybe === undefined ? name.getStart() - 1 : maybe.getStart();
  const to = `${maybe === undefined ? '' : '?.'}[__m.either(#, '${name.text}', '${other}')]`;
  return [{ node, kind: 'method', changes: ['swapped'], by: 'same', gives: { start, end: name.end, to } }];
}

/** A statement that does something: a call, an assignment, a count. */
function removable(node: ts.ExpressionStatement): readonly Found[] {
  const { expression } = node;
  if (ts.isStringLiteral(expression) || expression.getText().startsWith('assertNever(')) return [];
  return [{ node, kind: 'statement', changes: ['removed'], by: 'runs' }];
}
