/** The sheet of a battle: what each figure paid, what follows on the strategic board, how lucky it was, and what is carried back. */
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { StrategicAsks } from './strategicAsks.ts';
import type { Bill, ResultSheet } from './strategicModel.ts';
import { BlockList } from './blocks.tsx';
import { Means } from './means.tsx';

interface SheetProps {
  readonly sheet: ResultSheet;
  /** What the browser did not copy. */
  readonly byHand: string | null;
  readonly ask: StrategicAsks;
}

/** The sheet. Its heading is read as soon as it lies there. */
export function Sheet({ sheet, byHand, ask }: SheetProps) {
  const [heading, lines, hand] = [useId(), useId(), useId()];
  const head = useRef<HTMLHeadingElement>(null);
  const { title, verdict, how, bills, blocks, board, against } = sheet;
  const told = sheet.lines.join('\n');
  useLayoutEffect(() => head.current?.focus(), [told]);
  return (
    <section class="siege-sheet vellum" aria-labelledby={heading}>
      <p class="siege-sheet-title">{title}</p>
      <h3 id={heading} ref={head} tabIndex={-1}>
        {verdict}
      </h3>
      {how !== '' && <p class="siege-how">{how}</p>}
      {against.length > 0 && (
        <>
          <h4>{SIEGE_ROOM.against}</h4>
          <Means figures={against} />
        </>
      )}
      {board.length > 0 && (
        <>
          <h4>{SIEGE_ROOM.board}</h4>
          <ul class="siege-board">
            {board.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {blocks.length > 0 && (
        <details class="siege-blocks" open>
          <summary>{SIEGE_ROOM.blocks}</summary>
          {blocks.map((block) => (
            <div key={block.title}>
              <h5>{block.title}</h5>
              <BlockList block={block} />
            </div>
          ))}
        </details>
      )}
      {bills.length > 0 && (
        <>
          <h4>{SIEGE_ROOM.bills}</h4>
          <div class="siege-bills">
            {bills.map((bill) => (
              <BillList key={bill.title} bill={bill} />
            ))}
          </div>
        </>
      )}
      <h4 id={lines}>{SIEGE_ROOM.lines}</h4>
      <pre class="siege-lines" tabIndex={0} role="region" aria-labelledby={lines}>
        {told}
      </pre>
      <SheetButtons sheet={sheet} ask={ask} />
      {byHand !== null && (
        <p class="siege-pick">
          <label for={hand}>{SIEGE_ROOM.notCopied}</label>
          <textarea id={hand} readOnly rows={3} value={byHand} />
        </p>
      )}
    </section>
  );
}

/** What can be done with a sheet: its document is carried back and held against the dice where there is one. */
function SheetButtons({ sheet, ask }: Omit<SheetProps, 'byHand'>) {
  return (
    <p class="siege-buttons">
      {sheet.document && (
        <button type="button" class="button button-gold" onClick={ask.save}>
          {SIEGE_ROOM.saveFile}
        </button>
      )}
      <button type="button" class="button" onClick={ask.copyText}>
        {SIEGE_ROOM.copyText}
      </button>
      {sheet.document && (
        <button type="button" class="button" onClick={() => ask.copyLink('result')}>
          {SIEGE_ROOM.copyResult}
        </button>
      )}
      {sheet.again && (
        <button type="button" class="button" onClick={ask.again}>
          {SIEGE_ROOM.again}
        </button>
      )}
      {sheet.document && (
        <button type="button" class="button" onClick={ask.beside}>
          {SIEGE_ROOM.beside.title}
        </button>
      )}
      <button type="button" class="button" onClick={ask.closeSheet}>
        {SIEGE_ROOM.sheetClose}
      </button>
    </p>
  );
}

/** The figures of one side, group after group. */
function BillList({ bill }: Readonly<{ bill: Bill }>) {
  return (
    <div class="siege-bill">
      <h5>{bill.title}</h5>
      {bill.groups.map(({ name, figures }) => (
        <div key={name}>
          <p class="siege-bill-nation">{name}</p>
          <ul>
            {figures.map(({ id, name: figure, fate, text }) => (
              <li key={id} data-fate={fate}>
                <span>{figure}</span> <i>{text}</i>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
