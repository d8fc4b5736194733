/** Reads the few marks that the page of credits is written with. Whatever is no mark stays text. */

/** A part of the page. */
export type Block =
  | Readonly<{ type: 'heading' | 'paragraph'; text: string }>
  | Readonly<{ type: 'list'; items: readonly string[] }>
  /** Rows of cells, without the head. */
  | Readonly<{ type: 'table'; rows: readonly (readonly string[])[] }>;

/** A run of letters. */
export type Span =
  | Readonly<{ type: 'text' | 'bold' | 'italic' | 'code'; text: string }>
  | Readonly<{ type: 'link'; text: string; href: string }>;

/** The parts of a page below its title. */
export function blocksOf(page: string): readonly Block[] {
  const parts = page.split(/\n\s*\n/).map((part) => part.trim());
  return parts.filter((part) => part !== '' && !part.startsWith('# ')).map(blockOf);
}

function blockOf(part: string): Block {
  if (part.startsWith('#')) return { type: 'heading', text: part.replace(/^#+\s*/, '') };
  if (part.startsWith('|')) {
    const rows = part.split('\n').map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    return { type: 'table', rows: rows.slice(2) };
  }
  if (part.startsWith('- ')) {
    const items = part.split(/\n(?=- )/).map((item) => oneLine(item.slice(2)));
    return { type: 'list', items };
  }
  return { type: 'paragraph', text: oneLine(part) };
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

const MARKS =
  /\*\*(?<bold>.+?)\*\*|_(?<italic>[^_]+)_|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>https?:[^)\s]+)\)/g;

/** A text as runs; only addresses of the web become links. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) spans.push({ type: 'text', text: text.slice(from, found.index) });
    spans.push(markSpan(found.groups!));
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ type: 'text', text: text.slice(from) });
  return spans;
}

function markSpan({ bold, italic, code, text, href }: Readonly<Record<string, string | undefined>>): Span {
  if (href !== undefined) return { type: 'link', text: text ?? href, href };
  if (bold !== undefined) return { type: 'bold', text: bold };
  return italic !== undefined ? { type: 'italic', text: italic } : { type: 'code', text: code ?? '' };
}
