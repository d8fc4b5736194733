/** The chosen hex: its number, ground, hexsides and what stands on it. */
import type { ReadonlySignal } from '@preact/signals';
import type { HexCard } from './model.ts';
import { PieceCard } from './pieceCard.tsx';
import { Sentences } from './sentences.tsx';
import { say } from './words.ts';

/** The inspector panel; it says how to use it while no hex is shown. */
export function Inspector({ hex }: Readonly<{ hex: ReadonlySignal<HexCard | null> }>) {
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
      {card.hexsides.length > 0 && <h3 class="minor">{say('hexsides')}</h3>}
      <Sentences lines={card.hexsides} />
    </section>
  );
}
