/** One hint to the machine as a form: to whom it is told, what is meant, and how long. */
import type { Command } from '../../../../editor/command.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { EDITOR_FIELDS, EDITOR_HINTS } from '../../../../i18n/editorWords.ts';
import type { HintLine, ObjectiveLine, ReserveLine } from '../../../../scenario/hintSchema.ts';
import type { EditorModel } from '../editorModel.ts';
import { choicesOf, type ListChoice } from '../fields/choices.ts';
import { isWrong } from '../events/fieldRows.tsx';
import { HexesField, type Region } from '../fields/hexesField.tsx';
import { ListRow, TakeChosen } from '../fields/listRow.tsx';
import { PiecesField } from '../fields/piecesField.tsx';
import { Figure } from '../figure.tsx';
import { HINT_TYPES, hintInstead, objectiveInstead, type HintType } from './freshHint.ts';

interface FormProps {
  readonly model: EditorModel;
  readonly hint: HintLine;
  /** Its place among the hints. */
  readonly at: number;
}

/** What a field of the form needs. */
interface FieldProps<T> {
  readonly model: EditorModel;
  readonly hint: T;
  readonly path: string;
  readonly write: (hint: HintLine) => Command;
}

/** The form. */
export function HintForm({ model, hint, at }: FormProps) {
  const document = model.drawn.value;
  const fields = {
    model,
    path: `/hints/${at}`,
    write: (next: HintLine): Command => ({ type: 'putHint', at, hint: next }),
  };
  return (
    <div class="editor-event">
      <ListRow
        label={EDITOR_HINTS.type}
        help={EDITOR_HINTS.typeHelp}
        choices={HINT_TYPES.map((type) => ({ value: type, label: EDITOR_HINTS[type] }))}
        value={hint.type}
        optional={false}
        wrong={false}
        put={(type) => model.act(fields.write(hintInstead(document, hint, type as HintType)))}
      />
      <Whose {...fields} hint={hint} />
      {hint.type === 'reserve' ? (
        <ReserveRows {...fields} hint={hint} />
      ) : (
        <ObjectiveRows {...fields} hint={hint} />
      )}
      {hint.type === 'take' && (
        <Figure
          label={EDITOR_HINTS.by}
          help={EDITOR_HINTS.byHelp}
          least={1}
          most={99}
          value={hint.by}
          settled={(by) => model.act(fields.write({ ...hint, by }))}
        />
      )}
    </div>
  );
}

/** The side, and of it the force; who is told does not name others' pieces. */
function Whose({ model, hint, path, write }: FieldProps<HintLine>) {
  const document = model.drawn.value;
  const put = (side: string, force: string | undefined): void => {
    const { force: _, ...rest } = hint;
    const told = { ...rest, side, ...(force === undefined ? {} : { force }) };
    model.act(write(told.type === 'reserve' ? withOwnPieces(document, told) : told));
  };
  return (
    <>
      <ListRow
        label={EDITOR_FIELDS.side}
        help={EDITOR_HINTS.sideHelp}
        choices={choicesOf(document, 'side', hint)}
        value={hint.side}
        optional={false}
        wrong={isWrong(model, `${path}/side`)}
        put={(side) => side !== hint.side && put(String(side), undefined)}
      />
      <ListRow
        label={EDITOR_FIELDS.force}
        help={EDITOR_HINTS.forceHelp}
        choices={forcesOf(document, hint.side)}
        value={hint.force}
        optional
        wrong={isWrong(model, `${path}/force`)}
        put={(force) => put(hint.side, force === undefined ? undefined : String(force))}
      />
    </>
  );
}

function forcesOf(document: ScenarioDocument, side: string): readonly ListChoice[] {
  const own = new Set(document.sides.find(({ id }) => id === side)?.forces.map(({ id }) => id));
  return choicesOf(document, 'force', { type: 'hint' }).filter(({ value }) => own.has(String(value)));
}

/** The pieces of the side, and of its force if one is told. */
function ownPieces({ sides, pieces }: ScenarioDocument, { side, force }: HintLine): ReadonlySet<string> {
  const forces = new Set(sides.find(({ id }) => id === side)?.forces.map(({ id }) => id));
  return new Set(
    pieces
      .filter((piece) => forces.has(piece.force) && (force === undefined || piece.force === force))
      .map(({ id }) => id),
  );
}

function withOwnPieces(document: ScenarioDocument, hint: ReserveLine): ReserveLine {
  const { pieces, ...rest } = hint;
  const own = ownPieces(document, hint);
  const kept = pieces?.filter((id) => own.has(id)) ?? [];
  return kept.length === 0 ? rest : { ...rest, pieces: kept };
}

function ObjectiveRows({ model, hint, path, write }: FieldProps<Exclude<HintLine, ReserveLine>>) {
  const document = model.drawn.value;
  const { objective } = hint;
  const sorts = (['hexes', 'level', 'gate'] as const).filter(
    (sort) => sort in objective || objectiveInstead(document, sort, null) !== null,
  );
  const put = (next: ObjectiveLine): Command => write({ ...hint, objective: next });
  return (
    <>
      <ListRow
        label={EDITOR_HINTS.objective}
        help={EDITOR_HINTS.objectiveHelp}
        choices={sorts.map((sort) => ({ value: sort, label: EDITOR_HINTS[sort] }))}
        value={sorts.find((sort) => sort in objective)}
        optional={false}
        wrong={false}
        put={(sort) => {
          const next = objectiveInstead(document, sort as 'hexes', model.selected.peek());
          if (next !== null) model.act(put(next));
        }}
      />
      {'hexes' in objective && (
        <HexesField
          model={model}
          label={EDITOR_FIELDS.hexes}
          help={EDITOR_FIELDS.hexesHelp}
          value={objective.hexes}
          optional={false}
          wrong={isWrong(model, `${path}/objective/hexes`)}
          write={(hexes) => put({ hexes: regionOf(hexes) })}
        />
      )}
      {(['level', 'gate'] as const).map((sort) => {
        if (!(sort in objective)) return null;
        const choices = choicesOf(document, sort, hint);
        const choose = (value: unknown): void =>
          void model.act(put(sort === 'level' ? { level: Number(value) } : { gate: String(value) }));
        return (
          <>
            <ListRow
              label={EDITOR_FIELDS[sort]}
              help={EDITOR_FIELDS[`${sort}Help`]}
              choices={choices}
              value={Object.values(objective)[0]}
              optional={false}
              wrong={isWrong(model, `${path}/objective/${sort}`)}
              put={choose}
            />
            <TakeChosen model={model} of={sort} choices={choices} put={choose} />
          </>
        );
      })}
    </>
  );
}

function ReserveRows({ model, hint, path, write }: FieldProps<ReserveLine>) {
  const document = model.drawn.value;
  const own = ownPieces(document, hint);
  const { pieces: _, ...everybody } = hint;
  return (
    <>
      <PiecesField
        label={EDITOR_FIELDS.pieces}
        help={EDITOR_HINTS.piecesHelp}
        choices={choicesOf(document, 'piece', hint).filter(({ value }) => own.has(String(value)))}
        chosen={hint.pieces ?? []}
        put={(ids) => model.act(write(ids.length === 0 ? everybody : { ...hint, pieces: [...ids] }))}
      />
      <HexesField
        model={model}
        label={EDITOR_FIELDS.hexes}
        help={EDITOR_HINTS.placeHelp}
        value={hint.hexes}
        optional={false}
        wrong={isWrong(model, `${path}/hexes`)}
        write={(hexes) => write({ ...hint, hexes: regionOf(hexes) })}
      />
      {(['until', 'reach'] as const).map((field) => (
        <label key={field} class="editor-row" title={EDITOR_HINTS[`${field}Help`]}>
          {EDITOR_HINTS[field]}
          <input
            type="number"
            min={1}
            max={99}
            value={hint[field] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { [field]: __, ...open } = hint;
              model.act(write(value === '' ? open : { ...open, [field]: Number(value) }));
            }}
          />
        </label>
      ))}
    </>
  );
}

function regionOf(hexes: Region | undefined): string | string[] {
  return typeof hexes === 'string' ? hexes : [...(hexes ?? [])];
}
