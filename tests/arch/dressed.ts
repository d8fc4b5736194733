// Who wears which class, and where it is dressed.
import { posix } from 'node:path';
import ts from 'typescript';

/** A file of the page with its text; its path is seen from src/ui. */
export interface Sheet {
  readonly path: string;
  readonly text: string;
}

/** A rule that dresses what belongs to another feature: its file, its selector, and the folder where it should stand. */
interface Misplaced {
  readonly path: string;
  readonly selector: string;
  readonly belongs: string;
}

/** Every rule that names a class which only one other feature wears, and none that only its own folder wears. */
export function misplacedRules(views: readonly Sheet[], styles: readonly Sheet[]): readonly Misplaced[] {
  const wearers = wearersIn(views);
  return styles.flatMap(({ path, text }) =>
    selectorsOf(text).flatMap((selector) => {
      const owners = classesOf(selector).map((name) => onlyWearer(wearers(name)));
      // What befalls another feature while one's own stands beside it is one's own affair.
      if (owners.includes(folderOf(path))) return [];
      const features = owners.flatMap((owner) => (owner?.startsWith('features/') ? [owner] : []));
      return features.slice(0, 1).map((belongs) => ({ path, selector, belongs }));
    }),
  );
}

/** Style sheets that no module of their own folder imports. */
export function looseStyles(modules: readonly Sheet[], styles: readonly Sheet[]): readonly string[] {
  const imported = new Set(
    modules.flatMap(({ path, text }) =>
      [...text.matchAll(/^import '(.+\.css)';$/gm)]
        .map(([, style]) => posix.join(posix.dirname(path), style!))
        .filter((style) => folderOf(style) === folderOf(path)),
    ),
  );
  return styles.map(({ path }) => path).filter((path) => !imported.has(path));
}

/** The feature, or the room of the page, in which a file stands. */
function folderOf(path: string): string {
  const [room, feature] = path.split('/');
  return room === 'features' ? `features/${feature}` : room!;
}

function onlyWearer(folders: ReadonlySet<string>): string | null {
  return folders.size === 1 ? [...folders][0]! : null;
}

/** The folders whose views wear a class. A name that is put together, as `seal-${side}`, stands for all that begin so. */
function wearersIn(views: readonly Sheet[]): (name: string) => ReadonlySet<string> {
  const worn = new Map<string, Set<string>>();
  for (const { path, text } of views) {
    for (const name of wornIn(path, text)) {
      worn.set(name, (worn.get(name) ?? new Set()).add(folderOf(path)));
    }
  }
  const begun = [...worn].filter(([name]) => name.endsWith('-'));
  return (name) => {
    const alike = begun.flatMap(([start, folders]) => (name.startsWith(start) ? [...folders] : []));
    return new Set([...(worn.get(name) ?? []), ...alike]);
  };
}

/** The classes that stand in the `class` of an element, or in whatever a part takes for one. */
function wornIn(path: string, text: string): readonly string[] {
  const worn: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      worn.push(...node.text.split(/\s+/).filter((name) => name !== ''));
    }
    ts.forEachChild(node, read);
  };
  const look = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^(class|dress)$/.test(node.name.getText())) ts.forEachChild(node, read);
    else ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return worn;
}

/** Every selector of a style sheet by itself, lists taken apart. */
function selectorsOf(style: string): readonly string[] {
  return [...style.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, before]) => before!.trim())
    .filter((before) => !before.startsWith('@'))
    .flatMap(takenApart);
}

/** A list of selectors by its commas outside of brackets. */
function takenApart(list: string): readonly string[] {
  let depth = 0;
  const marked = list.replace(/[(),]/g, (sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ',' && depth === 0 ? '\n,' : sign;
  });
  return marked.split('\n,').map((selector) => selector.replace(/\s+/g, ' ').trim());
}

function classesOf(selector: string): readonly string[] {
  return [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!);
}
