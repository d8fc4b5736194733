/** Everybody whose work is in the game, from the page that stands beside the sources. */
import page from '../../../../CREDITS.md?raw';
import { say } from '../../words/labels.ts';
import './credits.css';
import { blocksOf, spansOf, type Block } from './page.ts';

const BLOCKS = blocksOf(page);

/** The page as text; links are links, and nothing of it is put in as HTML. */
export function Page() {
  return (
    <div class="credits" lang="en" tabIndex={0} role="region" aria-label={say('credits')}>
      {BLOCKS.map((block, at) => (
        <Part key={at} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: Readonly<{ block: Block }>) {
  switch (block.type) {
    case 'heading':
      return (
        <h3>
          <Spans text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Spans text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <ul class="credits-table">
          {block.rows.map(([what = '', , licence = '']) => (
            <li key={what}>
              <span>
                <Spans text={what} />
              </span>
              <i>{licence}</i>
            </li>
          ))}
        </ul>
      );
  }
}

function Spans({ text }: Readonly<{ text: string }>) {
  return (
    <>
      {spansOf(text).map((span, at) => {
        switch (span.type) {
          case 'text':
            return span.text;
          case 'bold':
            return (
              <b key={at}>
                <Spans text={span.text} />
              </b>
            );
          case 'italic':
            return <i key={at}>{span.text}</i>;
          case 'code':
            return <code key={at}>{span.text}</code>;
          case 'link':
            return (
              <a key={at} href={span.href} target="_blank" rel="noreferrer">
                {span.text}
              </a>
            );
        }
      })}
    </>
  );
}
