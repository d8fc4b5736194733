/** The position of a test: turn and phase, who stands elsewhere, what has fallen; or that of a recorded game at one of its moments. */
import type { Position } from '../../../../editor/dryRun/position.ts';
import { EDITOR_TESTS as SAID } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { inWords } from '../../../words/texts.ts';
import { choicesOf, type ListChoice } from '../fields/choices.ts';
import { ListRow } from '../fields/listRow.tsx';
import type { EditorModel } from '../editorModel.ts';
import { Entries, MovedPieces } from './movedPieces.tsx';
import { PlayedPosition } from './playedPosition.tsx';
import { without } from './testLines.ts';

interface RowsProps {
  readonly model: EditorModel;
  readonly position: Position;
  readonly put: (position: Position) => void;
}

/** All of it. */
export function PositionRows({ model, position, put }: RowsProps) {
  const document = model.drawn.value;
  const { first, last } = document.turns;
  return (
    <>
      <p class="editor-note">{SAID.positionHelp}</p>
      <label class="editor-row" title={SAID.turnHelp}>
        {SAID.turn}
        <input
          type="number"
          min={first}
          max={last}
          value={position.turn ?? first}
          onChange={({ currentTarget }) => {
            const turn = Number(currentTarget.value);
            put({ ...position, turn: turn === first ? undefined : turn });
          }}
        />
      </label>
      <ListRow
        label={SAID.phase}
        help={SAID.phaseHelp}
        choices={[{ value: '', label: SAID.wholeTurn }, ...choicesOf(document, 'phase', { type: 'test' })]}
        value={position.phase ?? ''}
        optional={false}
        wrong={false}
        put={(phase) => put({ ...position, phase: (phase || undefined) as Position['phase'] })}
      />
      <MovedPieces model={model} position={position} put={put} />
      <Works model={model} position={position} put={put} />
      <Levels model={model} position={position} put={put} />
      <Tracks model={model} position={position} put={put} />
      {Object.keys(position).length > 0 && (
        <button type="button" class="button editor-wide" onClick={() => put({})}>
          {SAID.asBegun}
        </button>
      )}
      <PlayedPosition model={model} put={put} />
    </>
  );
}

function Works({ model, position, put }: RowsProps) {
  const choices = choicesOf(model.drawn.value, 'work', { type: 'test' });
  const { breached = [] } = position;
  if (choices.length === 0) return null;
  return (
    <>
      <Entries
        label={SAID.breached}
        entries={breached.map((pair) => ({
          key: pair,
          words: choices.find(({ value }) => value === pair)?.label ?? pair,
        }))}
        remove={(pair) => put({ ...position, breached: breached.filter((one) => one !== pair) })}
      />
      <label class="editor-row" title={SAID.breachedHelp}>
        {SAID.breached}
        <select
          value=""
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            currentTarget.value = '';
            if (value !== '') put({ ...position, breached: [...breached, value] });
          }}
        >
          <option value="">{SAID.addBreach}</option>
          {choices.filter(({ value }) => !breached.includes(String(value))).map(asOption)}
        </select>
      </label>
    </>
  );
}

function asOption({ value, label }: ListChoice) {
  return (
    <option key={String(value)} value={String(value)}>
      {label}
    </option>
  );
}

function Levels({ model, position, put }: RowsProps) {
  const choices = choicesOf(model.drawn.value, 'level', { type: 'test' });
  const { lost = [] } = position;
  if (choices.length === 0) return null;
  return (
    <div class="editor-row" role="group" aria-label={SAID.lost} title={SAID.lostHelp}>
      <span>{SAID.lost}</span>
      <span class="editor-levels">
        {choices.map(({ value, label }) => {
          const level = Number(value);
          return (
            <label key={label}>
              <input
                type="checkbox"
                checked={lost.includes(level)}
                onChange={({ currentTarget }) =>
                  put({
                    ...position,
                    lost: currentTarget.checked
                      ? [...lost, level].toSorted((a, b) => a - b)
                      : lost.filter((one) => one !== level),
                  })
                }
              />
              {label}
            </label>
          );
        })}
      </span>
    </div>
  );
}

function Tracks({ model, position, put }: RowsProps) {
  const forces = model.drawn.value.sides.flatMap((side) => side.forces);
  return (
    <>
      {forces.map(({ id, name }) => (
        <label key={id} class="editor-row" title={SAID.trackHelp}>
          {fill(SAID.track, { force: inWords(name) })}
          <input
            type="number"
            min={-999}
            max={999}
            value={position.tracks?.[id] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              put({
                ...position,
                tracks:
                  value === '' ? without(position.tracks, id) : { ...position.tracks, [id]: Number(value) },
              })
            }
          />
        </label>
      ))}
    </>
  );
}
