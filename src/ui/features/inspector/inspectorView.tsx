/** The chosen hex: its number, ground, hexsides and what stands on it. */
import type { ReadonlySignal } from '@preact/signals';
import type { HexCard } from '../../store/model.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import { Icon } from '../../parts/icon.tsx';
import { PieceCard } from './pieceCard.tsx';
import { Sentences } from '../../parts/sentences.tsx';
import { say } from '../../words/labels.ts';
import './inspector.css';

interface InspectorProps {
  readonly hex: ReadonlySignal<HexCard | null>;
  /** Asks who could strike at the hex. */
  readonly threat: () => void;
}

/** The inspector panel; it says how to use it while no hex is shown. */
export function Inspector({ hex, threat }: InspectorProps) {
  const card = hex.value;
  if (card === null) {
    return (
      <section class="panel inspector" aria-label={say('inspector')}>
        <header class="panel-head">
          <h2>{say('inspector')}</h2>
        </header>
        <p class="empty">{say('inspectorEmpty')}</p>
      </section>
    );
  }
  return (
    <section class="panel inspector" aria-label={say('inspector')}>
      <header class="panel-head">
        <h2>{say('selected', { hex: card.hex })}</h2>
        <span class="aside">{[card.terrain, card.place].filter(Boolean).join(', ')}</span>
      </header>
      {card.pieces.map((piece, place) => (
        <PieceCard key={`${place} ${piece.name}`} piece={piece} />
      ))}
      <Sentences lines={card.notes} />
      <button type="button" class="button inspector-ask" onClick={threat}>
        <Icon name="crossed-swords" />
        {ANALYSIS.threat}
      </button>
      {card.hexsides.length > 0 && <h3 class="minor">{say('hexsides')}</h3>}
      <Sentences lines={card.hexsides} />
    </section>
  );
}
