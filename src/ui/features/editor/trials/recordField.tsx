/** The choice of a recorded game: kept in this browser, played by machines, or from a file. */
import { useEffect } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { locale } from '../../../../i18n/language.ts';
import { EDITOR_RUNS as SAID, EDITOR_TRIALS } from '../../../../i18n/editorWords.ts';
import { whyUnread } from '../../../persistence/notKept.ts';
import type { EditorModel } from '../editorModel.ts';
import { roleNames } from '../eventTerms.ts';
import { FileButton } from '../fileButton.tsx';
import type { RecordChoice } from './recordTrials.ts';

interface FieldProps {
  readonly model: EditorModel;
}

/** How many kept games are offered, the latest first. */
const MOST_KEPT = 30;

/** The field. What the browser keeps is looked up when it is first shown. */
export function RecordField({ model }: FieldProps) {
  const { trials } = model;
  useEffect(() => void trials.lookForKept(), [trials]);
  const kept = trials.kept.value;
  const played = trials.series.value?.games ?? [];
  const chosen = trials.record.value;
  const names = roleNames(model.drawn.value);
  const open = async (file: File): Promise<void> => {
    const text = await file.text();
    trials.chooseRecord({ type: 'file', name: file.name, text });
  };
  return (
    <>
      <label class="editor-row editor-text" title={SAID.recordHelp}>
        {SAID.record}
        <select
          value={chosen === null ? '' : keyOf(chosen)}
          onChange={({ currentTarget }) => trials.chooseRecord(choiceOf(currentTarget.value, chosen))}
        >
          <option value="">{SAID.noRecord}</option>
          {chosen?.type === 'file' && <option value="file">{`${SAID.fileLine}: ${chosen.name}`}</option>}
          {played.length > 0 && (
            <optgroup label={SAID.machineGames}>
              {played.map(({ game }, index) => (
                // Games of a series have no name but their number.
                <option key={index} value={`machine ${index}`}>
                  {fill(SAID.machineLine, {
                    number: index + 1,
                    winner: game.winner === 'draw' ? EDITOR_TRIALS.nobody : names[game.winner],
                    turn: game.lastTurn,
                  })}
                </option>
              ))}
            </optgroup>
          )}
          {kept?.ok === true && kept.games.length > 0 && (
            <optgroup label={SAID.keptGames}>
              {kept.games.slice(0, MOST_KEPT).map(({ game, title, where, touched }) => (
                <option key={game} value={`kept ${game}`}>
                  {fill(SAID.keptLine, { title, where, when: dayOf(touched) })}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {kept?.ok === false && <p class="editor-note">{whyUnread(kept.why)}</p>}
      <FileButton label={SAID.openRecord} opened={([file]) => void open(file)} />
    </>
  );
}

function keyOf(choice: RecordChoice): string {
  switch (choice.type) {
    case 'file':
      return 'file';
    case 'machine':
      return `machine ${choice.index}`;
    case 'kept':
      return `kept ${choice.game}`;
  }
}

function choiceOf(key: string, before: RecordChoice | null): RecordChoice | null {
  const [type, number] = key.split(' ');
  if (type === 'machine') return { type, index: Number(number) };
  if (type === 'kept') return { type, game: Number(number) };
  return type === 'file' ? before : null;
}

function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'short' }).format(moment);
}
