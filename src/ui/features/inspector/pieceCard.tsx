/** A piece in the inspector: its counter, its printed factors, what binds it now. */
import { CitedText } from '../../parts/citedText.tsx';
import type { PieceCard as PieceCardModel } from '../../store/model.ts';
import { Portrait } from '../../parts/portrait.tsx';

/** One piece, told in a sentence, five boxes and its chips. */
export function PieceCard({ piece }: Readonly<{ piece: PieceCardModel }>) {
  return (
    <article class="piece">
      <div class="piece-head">
        <Portrait portrait={piece.portrait} name={piece.name} side={72} />
        <div>
          <h3>{piece.name}</h3>
          <p class="force">{piece.force}</p>
          <p>{piece.sentence}</p>
        </div>
      </div>
      {piece.factors.length > 0 && (
        <dl class="factors">
          {piece.factors.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {piece.chips.length > 0 && (
        <ul class="chips">
          {piece.chips.map((chip) => (
            <li key={chip.text}>
              <CitedText {...chip} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
