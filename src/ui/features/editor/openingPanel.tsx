/** The opening: what has happened before the first turn (2.5.3). */
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_SHEET } from '../../../i18n/editorWords.ts';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import { choicesOf, type ListChoice } from './fields/choices.ts';
import { PiecesField } from './fields/piecesField.tsx';
import { Figure } from './figure.tsx';
import { ladderPlaces, openingOf, withOpening } from './openingEdits.ts';
import { Panel } from './palette.tsx';
import { Ticks } from './ticks.tsx';

/** The panel. Nothing that is said here moves a track; where the tracks stand is said for each force. */
export function OpeningPanel({ model }: Readonly<{ model: EditorModel }>) {
  const document = model.drawn.value;
  const opening = openingOf(document);
  const put = (part: Parameters<typeof withOpening>[1]): void => void model.act(withOpening(document, part));
  const levels = choicesOf(document, 'level', NO_LINE).map(({ value }) => String(value));
  return (
    <Panel title={EDITOR_SHEET.opening}>
      <p class="editor-note">{EDITOR_SHEET.openingHelp}</p>
      <PiecesField
        label={EDITOR_SHEET.breached}
        help={EDITOR_SHEET.breachedHelp}
        more={EDITOR_SHEET.addWork}
        choices={choicesOf(document, 'work', NO_LINE)}
        chosen={opening.breached}
        put={(breached) => put({ breached: [...breached] })}
      />
      {levels.length > 0 && (
        <Ticks
          title={EDITOR_SHEET.lostLevels}
          help={EDITOR_SHEET.lostLevelsHelp}
          names={Object.fromEntries(levels.map((level) => [level, fill(EDITOR_SHEET.level, { level })]))}
          chosen={opening.lost.map(String)}
          set={(lost) => put({ lost: lost.map(Number) })}
        />
      )}
      <PiecesField
        label={EDITOR_SHEET.taken}
        help={EDITOR_SHEET.takenHelp}
        more={EDITOR_SHEET.addGate}
        choices={choicesOf(document, 'gate', NO_LINE)}
        chosen={opening.taken ?? []}
        put={(taken) => put({ taken: [...taken] })}
      />
      <PiecesField
        label={EDITOR_SHEET.ladders}
        help={EDITOR_SHEET.laddersHelp}
        more={EDITOR_SHEET.addLadder}
        choices={ladderPlaces(document.map.inline).map(asLadder)}
        chosen={opening.ladders ?? []}
        put={(ladders) => put({ ladders: [...ladders] })}
      />
      {document.sides
        .flatMap(({ forces }) => forces)
        .map(({ id, name }) => (
          <Figure
            key={id}
            label={fill(EDITOR_SHEET.track, { force: inWords(name) })}
            help={EDITOR_SHEET.trackHelp}
            least={-999}
            most={999}
            value={opening.tracks[id] ?? 0}
            settled={(points) => put({ tracks: { ...opening.tracks, [id]: points } })}
          />
        ))}
    </Panel>
  );
}

/** Works, gates and levels are listed whatever the line says. */
const NO_LINE = { type: '' } as const;

function asLadder(pair: string): ListChoice {
  const [foot, head] = pair.split('/');
  return { value: pair, label: fill(EDITOR_SHEET.ladder, { foot: foot!, head: head! }) };
}
