// The habits of style that neither the compiler nor the linter can hold: each is one row, found in the syntax tree.
import ts from 'typescript';
import { SPELL_ROWS } from '../../src/rulebook/charts/17.4-magic.ts';

/** A habit: where it holds, and which nodes break it. */
interface Habit {
  readonly name: string;
  readonly where: RegExp;
  readonly except?: RegExp;
  readonly breaks: (node: ts.Node, file: ts.SourceFile) => boolean;
}

const PURE =
  /^src\/(kernel|rulebook|board|engine|sequence|game|scenario|saves|ai|strategic|session|lab|editor)\//;
/** What is kept stands with its owner, not in a module; ADR 7 names the three tables that are left. */
const KEPT_TABLES = /^src\/(sequence\/steps|ai\/greedy\/weights|editor\/sheet)\.ts$/;
const RULES = /^src\/(kernel|rulebook|board|engine|sequence|game|scenario|saves)\//;
/** Who resolves actions and folds events: the engine itself, the sequence, the door, and the one place that imagines. */
const DOOR = /^src\/(engine\/|sequence\/advance|game\/(apply|imagine)\.)/;
const ROUNDING = new Set(['Math.floor', 'Math.trunc', 'Math.ceil', 'Math.round']);
const MUTED = new Set(['skip', 'only', 'todo', 'fails', 'skipIf', 'runIf']);
const IMPORTED = /\.(tsx?|mjs|json|css|svg|png|webp|woff2?|ogg|mp3|md)(\?[a-z&]+)?$/;
/** Rows of the charts are called as they are printed, whoever they name. */
const PRINTED: ReadonlySet<string> = new Set(SPELL_ROWS);
/** Whatever keeps a browser from beginning a worker: the page does the work itself, and says what breaks then. */
const IN_THE_PAGE = /^src\/workers\/workplace\.ts$/;
/** Asks for the hex of a piece; the rest is asked elsewhere, and shrinks: proofs of hours hang on the text of the search. */
const PLACES = /^src\/(engine\/facts\/(pieces|walk|alone)|ai\/search\/candidates)\.ts$/;
const VAGUE = /manager|helper|utils?$|^(data|process|handle|misc|common)$/i;

/** Every habit of the table below; see CONTRIBUTING.md for the reasons. */
export const HABITS: readonly Habit[] = [
  { name: 'for..in', where: PURE, breaks: ts.isForInStatement },
  { name: 'a class where nothing is opened and closed', where: RULES, breaks: ts.isClassLike },
  {
    name: 'the language of a machine',
    where: PURE,
    breaks: (node) => ts.isIdentifier(node) && node.text.startsWith('toLocale'),
  },
  {
    name: 'Math.random',
    where: PURE,
    breaks: (node) => ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random',
  },
  {
    name: 'a division that is not rounded',
    where: RULES,
    except: /^src\/board\/compile/,
    breaks: isLooseDivision,
  },
  {
    name: 'a side by its name',
    where: /^src\/(board|engine|sequence|game|ai)\//,
    breaks: (node) => isWord(node) && /sauron|westernesse/i.test(node.text) && !PRINTED.has(node.text),
  },
  {
    name: 'a step entered by hand',
    where: /^src\//,
    except: /^src\/sequence\//,
    breaks: (node) => isTyped(node, 'StepEntered'),
  },
  { name: 'an action resolved beside the door', where: /^src\//, except: DOOR, breaks: isResolved },
  { name: 'a state folded beside the door', where: /^src\//, except: DOOR, breaks: isFolded },
  {
    name: 'keys or focus taken a frame late',
    where: /^src\//,
    breaks: isHeardLate,
  },
  {
    name: 'an error that is caught and never looked at',
    where: /^src\//,
    except: IN_THE_PAGE,
    breaks: isCaughtUnread,
  },
  { name: 'a place taken for a hex', where: /^src\//, except: PLACES, breaks: isCastPlace },
  { name: 'a memory of a module', where: PURE, except: KEPT_TABLES, breaks: isKeptByModule },
  { name: 'a signal handed out to be written', where: /^src\/ui\//, breaks: isOpenSignal },
  { name: 'a muted test', where: /^tests\//, breaks: isMuted },
  { name: 'an import without its extension', where: /^(src|tests)\//, breaks: isBareImport },
  {
    name: 'an exported function without a docstring',
    where: /^src\//,
    except: /\.d\.ts$/,
    breaks: isUndocumented,
  },
  { name: 'a vague name', where: /^(src|tests|scripts)\//, breaks: isVague },
];

/** One sentence for each habit that the text of `path` breaks. */
export function offences(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const held = HABITS.filter(({ where, except }) => where.test(path) && !except?.test(path));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const { name, breaks } of held) {
      if (breaks(node, file)) found.push(`${path}:${lineOf(node, file)}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** How often a text asserts with `!` that a property, a name or an answer is there; of a list read by its index nobody is asked. */
export function assertions(path: string, text: string): number {
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node) && !ts.isElementAccessExpression(node.expression)) found += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

function lineOf(node: ts.Node, file: ts.SourceFile): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

function isWord(node: ts.Node): node is ts.Identifier | ts.StringLiteralLike {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node);
}

/** Halves and shares are kept as integers; a quotient must say which way it goes. */
function isLooseDivision(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.SlashToken) return false;
  let around: ts.Node = node.parent;
  while (ts.isBinaryExpression(around) || ts.isParenthesizedExpression(around)) around = around.parent;
  return !(ts.isCallExpression(around) && ROUNDING.has(around.expression.getText()));
}

function isTyped(node: ts.Node, type: string): boolean {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'type') return false;
  const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
  return ts.isStringLiteralLike(value) && value.text === type;
}

/** A verb is asked with battle, state, action and dice; what else is called so takes one thing at most. Nor is it taken out of its verb. */
function isResolved(node: ts.Node, file: ts.SourceFile): boolean {
  const isIt = (name: ts.Node | undefined): boolean => name?.getText() === 'resolve';
  if (ts.isCallExpression(node) && node.arguments.length > 1) {
    return ts.isPropertyAccessExpression(node.expression) && isIt(node.expression.name);
  }
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return false;
  const ofVerb = /verbOf|engine\/verbs?[/.]/.test(file.text);
  return ofVerb && node.name.elements.some(({ name, propertyName }) => isIt(propertyName ?? name));
}

/** Whoever names the module means to fold. */
function isFolded(node: ts.Node): boolean {
  return ts.isStringLiteral(node) && /\/reduce(Magic)?\.ts$/.test(node.text);
}

/** An effect comes after the next frame: whatever is typed until then is lost. A layout effect comes before the next key. */
function isHeardLate(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'useEffect') return false;
  return /\b(addEventListener|focus|showModal|take[A-Z]\w*|listen\w*|hear\w*)\(/.test(node.getText());
}

/** A signal belongs to the module that makes it: others read it, and change it by a command. */
function isOpenSignal(node: ts.Node): boolean {
  if (ts.isPropertySignature(node))
    return (
      node.type !== undefined &&
      ts.isTypeReferenceNode(node.type) &&
      node.type.typeName.getText() === 'Signal'
    );
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  const { left } = node;
  return (
    ts.isPropertyAccessExpression(left) &&
    left.name.text === 'value' &&
    ts.isPropertyAccessExpression(left.expression)
  );
}

/** A `catch` that does not read what it catches gives every error one name, or none. What is handed over by its name is read there. */
function isCaughtUnread(node: ts.Node): boolean {
  if (ts.isCatchClause(node)) {
    const caught = node.variableDeclaration?.name;
    return caught === undefined || !isRead(caught.getText(), node.block);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { text: asked } = node.expression.name;
  if (asked !== 'catch' && asked !== 'ask') return false;
  // Of a question to a store the second is what answers a refusal.
  const answer = node.arguments[asked === 'catch' ? 0 : 1];
  if (answer === undefined || !(ts.isArrowFunction(answer) || ts.isFunctionExpression(answer))) return false;
  const [caught] = answer.parameters;
  return caught === undefined || !isRead(caught.name.getText(), answer.body);
}

function isRead(name: string, within: ts.Node): boolean {
  if (ts.isIdentifier(within) && within.text === name) return true;
  return ts.forEachChild(within, (inner) => isRead(name, inner) || undefined) ?? false;
}

/** Where a piece is may be off the map: `hexOf` says null there, and `standingAt` that it must not be. */
function isCastPlace(node: ts.Node): boolean {
  if (!ts.isAsExpression(node) || node.type.getText() !== 'HexId') return false;
  let place = node.expression;
  while (ts.isNonNullExpression(place) || ts.isParenthesizedExpression(place)) place = place.expression;
  return ts.isPropertyAccessExpression(place) && place.name.text === 'at';
}

const WRITING = new Set(
  'set delete clear add push pop shift unshift splice fill sort reverse copyWithin'.split(' '),
);

/** A variable of a module, or a list or table of it that a function writes: one game would be told what another has asked. */
function isKeptByModule(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isVariableStatement(node))
    return node.parent === file && (node.declarationList.flags & ts.NodeFlags.Const) === 0;
  const written = writtenBy(node);
  return written !== null && isInFunction(node) && isOfModule(written, node, file);
}

/** What a call of a writing method, or an assignment to a part, writes to. */
function writtenBy(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    return WRITING.has(name.text) && ts.isIdentifier(expression) ? expression.text : null;
  }
  if (!ts.isBinaryExpression(node) || !isAssignment(node.operatorToken.kind)) return null;
  let part: ts.Node = node.left;
  while (
    ts.isPropertyAccessExpression(part) ||
    ts.isElementAccessExpression(part) ||
    ts.isNonNullExpression(part)
  )
    part = part.expression;
  return part !== node.left && ts.isIdentifier(part) ? part.text : null;
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isInFunction(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) !== undefined;
}

/** Whether a name is a constant of the module, and nothing nearer. */
function isOfModule(name: string, node: ts.Node, file: ts.SourceFile): boolean {
  const declares = (one: ts.Node): boolean =>
    ts.isVariableStatement(one) &&
    one.declarationList.declarations.some((each) => each.name.getText() === name);
  const isNearer = (block: ts.Node): boolean =>
    (ts.isBlock(block) && block.statements.some(declares)) ||
    (ts.isFunctionLike(block) &&
      block.parameters.some((one) => one.name.getText().split(/\W+/).includes(name)));
  return file.statements.some(declares) && ts.findAncestor(node, isNearer) === undefined;
}

function isMuted(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || !MUTED.has(node.name.text)) return false;
  return /^(test|it|describe|suite|context|ctx|task)\b/.test(node.expression.getText());
}

function isBareImport(node: ts.Node): boolean {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return false;
  const from = node.moduleSpecifier;
  return (
    from !== undefined && ts.isStringLiteral(from) && from.text.startsWith('.') && !IMPORTED.test(from.text)
  );
}

function isUndocumented(node: ts.Node): boolean {
  if (!ts.isFunctionDeclaration(node) || !isExported(node)) return false;
  return ts.getJSDocCommentsAndTags(node).length === 0;
}

function isVague(node: ts.Node): boolean {
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return named && node.name !== undefined && VAGUE.test(node.name.text);
}

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
