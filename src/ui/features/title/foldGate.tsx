/** What is folded up on the title page: the tale of the battle, its house rules, match and clocks. Each is fetched when it is unfolded. */
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FoldedModel, SheetDraft } from '../seats/seatsModel.ts';
import { Coming, fetchedPart } from '../../parts/fetchedPart.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';

/** What can be unfolded. */
export type FoldId = 'tale' | 'rules' | 'match';

/** What a fold is told. */
export interface FoldPageProps {
  readonly model: TableModel;
  readonly folded: FoldedModel;
}

const FOLD = 'title-fold';
const TITLES = { tale: 'tale', rules: 'houseRules', match: 'matchAndClocks' } as const;

interface FoldLineProps {
  readonly draft: SheetDraft;
  /** How many house rules can be chosen. */
  readonly rules: number;
  readonly open: FoldId | null;
  readonly unfold: (id: FoldId) => void;
}

/** What is folded up, in a line: how the battle is played otherwise than it is written, and by which clock. */
export function FoldLine({ draft, rules, open, unfold }: FoldLineProps) {
  const changed = Object.keys(draft.rules).length;
  const fold = (id: FoldId) => ({
    type: 'button' as const,
    class: 'title-word',
    'aria-expanded': open === id,
    'aria-controls': open === id ? FOLD : undefined,
    onClick: () => unfold(id),
  });
  return (
    <div class="fold-line">
      <button {...fold('rules')}>
        {say('houseRules')}: <b>{changed === 0 ? say('asWritten') : say('rulesChanged', { n: changed })}</b>
        <span class="fold-more">, {say('canBeChanged', { n: rules })}</span>
      </button>
      <button {...fold('match')}>{matchWords(draft)}</button>
    </div>
  );
}

/** "Without clocks", "60 minutes a side, two battles". */
function matchWords({ clock, match, minutes }: SheetDraft): string {
  const clocks = {
    none: () => say('withoutClocks'),
    side: () => say('minutesASide', { minutes }),
    turn: () => say('minutesATurn', { minutes }),
  }[clock]();
  if (match === 'single') return clocks;
  return `${clocks}, ${say(match === 'two' ? 'twoBattles' : 'withABid')}`;
}

const Folded = fetchedPart(() => import('./folds.tsx').then((part) => part.Folded), undefined, <Coming />);

interface FoldProps {
  readonly id: FoldId;
  readonly table: ReadonlySignal<TableModel | null>;
  readonly close: () => void;
}

/** What is unfolded: it lies over the battles, and below them on a phone; Begin stays in sight. */
export function Fold({ id, table, close }: FoldProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: own } = place;
    const { activeElement: before } = document;
    own?.focus({ preventScroll: true });
    own?.scrollIntoView({ block: 'nearest' });
    // As a window does it gives the focus back, unless it went elsewhere meanwhile.
    return () => {
      if (own?.contains(document.activeElement) === true && before instanceof HTMLElement) before.focus();
    };
  }, [id]);
  const model = table.value;
  const folded = model?.seating.folded.value ?? null;
  return (
    <section
      ref={place}
      id={FOLD}
      class={`fold fold-${id}`}
      tabIndex={-1}
      aria-label={say(TITLES[id])}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header class="fold-head">
        <h2>{say(TITLES[id])}</h2>
        <button type="button" class="button" onClick={close}>
          {say('close')}
        </button>
      </header>
      {model === null || folded === null ? <Coming /> : <Folded id={id} model={model} folded={folded} />}
    </section>
  );
}
