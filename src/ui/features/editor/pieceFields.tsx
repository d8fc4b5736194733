/** Pieces in a list: each can be opened and told what it begins with, or taken away. */
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE, EDITOR_SHEET } from '../../../i18n/editorWords.ts';
import type { PieceLine } from '../../../scenario/schema.ts';
import { Icon } from '../../parts/icon.tsx';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import { Figure } from './figure.tsx';
import { Choice, Tick, Typed } from './map/fields.tsx';
import { alterPiece, kindOf, mostLost, withMagicPoints, type PiecePart } from './pieceEdits.ts';
import { forceName, kindName } from './pieceNames.ts';
import './forces.css';

interface ListProps {
  readonly model: EditorModel;
  readonly pieces: readonly PieceLine[];
  readonly label: string;
}

/** The list. */
export function PieceList({ model, pieces, label }: ListProps) {
  const document = model.drawn.value;
  if (pieces.length === 0) return null;
  return (
    <ul class="editor-pieces" aria-label={label}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <details class="editor-who">
            <summary>
              <span>{kindName(document, piece.kind)}</span>
              <span class="editor-aside">{forceName(document, piece.force)}</span>
            </summary>
            <PieceForm model={model} piece={piece} />
          </details>
          <button
            type="button"
            class="editor-x"
            aria-label={fill(EDITOR_PAGE.takeAway, { what: kindName(document, piece.kind) })}
            onClick={() => model.act({ type: 'removePieces', ids: [piece.id] })}
          >
            <Icon name="cancel" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PieceForm({ model, piece }: Readonly<{ model: EditorModel; piece: PieceLine }>) {
  const document = model.drawn.value;
  const kind = kindOf(document, piece);
  const steps = mostLost(kind);
  const put = (part: PiecePart): void => void model.act(alterPiece(piece, part));
  const forces = document.sides.flatMap((side) => side.forces);
  return (
    <>
      <Typed
        label={EDITOR_SHEET.pieceId}
        help={EDITOR_SHEET.pieceIdHelp}
        value={piece.id}
        settled={(id) => put({ id })}
      />
      <Choice
        label={EDITOR_SHEET.pieceForce}
        help={EDITOR_SHEET.pieceForceHelp}
        value={piece.force}
        choices={forces.map(({ id, name }) => [id, inWords(name)] as const)}
        settled={(force) => put({ force })}
      />
      {kind?.class === 'cauldron' && (
        <Figure
          label={EDITOR_SHEET.oil}
          help={EDITOR_SHEET.oilHelp}
          least={0}
          most={9}
          value={piece.oil ?? 0}
          settled={(oil) => put({ oil })}
        />
      )}
      {steps > 0 && (
        <Figure
          label={EDITOR_SHEET.lost}
          help={EDITOR_SHEET.lostHelp}
          least={0}
          most={steps}
          value={piece.lost ?? 0}
          settled={(lost) => put({ lost })}
        />
      )}
      {kind?.class === 'unit' && (
        <Tick
          label={EDITOR_SHEET.disrupted}
          help={EDITOR_SHEET.disruptedHelp}
          checked={piece.disrupted === true}
          settled={(disrupted) => put({ disrupted })}
        />
      )}
      {kind?.class === 'personage' && kind.magic !== undefined && (
        <Figure
          label={EDITOR_PAGE.magicPoints}
          help={EDITOR_SHEET.magicPointsHelp}
          least={1}
          most={99}
          value={kind.magic.points}
          settled={(points) => model.act(withMagicPoints(kind, points))}
        />
      )}
    </>
  );
}
