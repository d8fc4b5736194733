/** The fields that ground and hexsides of a map's own have in common: name, look, costs, figures and whether or not. */
import type { HouseGround, Look, MoverCosts } from '../../../../board/houseGround.ts';
import { EDITOR_HOUSE } from '../../../../i18n/editorWords.ts';
import { Figure } from '../figure.tsx';
import { TextRows } from '../textRows.tsx';
import { ROW_LOOKS, ROW_MOVERS } from './houseCommands.ts';

/** A figure of a row, within the bounds of the file. */
export type RowFigure = readonly [
  key: 'armour' | 'cover' | 'strength' | 'morale',
  least: number,
  most: number,
];
export type RowFlag = 'opaque' | 'stops' | 'contact';

interface RowLike {
  readonly name: HouseGround['name'];
  readonly look: Look;
  readonly cost: MoverCosts;
}

interface FieldsProps<T extends RowLike> {
  readonly row: T;
  readonly figures: readonly RowFigure[];
  readonly flags: readonly RowFlag[];
  readonly costHelp: string;
  /** Where a figure means something else here than on ground. */
  readonly help?: Partial<Record<RowFigure[0] | RowFlag, string>>;
  readonly put: (part: Partial<T>) => void;
}

/** The fields of a row; each change is a step of its own. */
export function RowFields<T extends RowLike>({
  row,
  figures,
  flags,
  costHelp,
  help = {},
  put,
}: FieldsProps<T>) {
  const write = (part: object): void => put(part as Partial<T>);
  const values = row as unknown as Readonly<Record<string, number | boolean>>;
  return (
    <>
      <TextRows
        label={EDITOR_HOUSE.name}
        help={EDITOR_HOUSE.nameHelp}
        text={row.name}
        lines={1}
        most={40}
        put={(name) => name !== null && write({ name })}
      />
      <label class="editor-row" title={EDITOR_HOUSE.lookHelp}>
        {EDITOR_HOUSE.look}
        <select onChange={({ currentTarget }) => write({ look: currentTarget.value })}>
          {ROW_LOOKS.map((look) => (
            <option key={look} value={look} selected={look === row.look}>
              {EDITOR_HOUSE[`look-${look}`]}
            </option>
          ))}
        </select>
      </label>
      {ROW_MOVERS.map((mover) => (
        <label key={mover} class="editor-row" title={costHelp}>
          {EDITOR_HOUSE[`cost-${mover}`]}
          <input
            type="number"
            min={0}
            max={20}
            step={0.5}
            placeholder={EDITOR_HOUSE.never}
            value={row.cost[mover] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              write({ cost: { ...row.cost, [mover]: value === '' ? null : Number(value) } })
            }
          />
        </label>
      ))}
      {figures.map(([key, least, most]) => (
        <Figure
          key={key}
          label={EDITOR_HOUSE[key]}
          help={help[key] ?? EDITOR_HOUSE[`${key}Help`]}
          least={least}
          most={most}
          value={Number(values[key] ?? 0)}
          settled={(figure) => write({ [key]: figure })}
        />
      ))}
      {flags.map((key) => (
        <label key={key} class="editor-row" title={help[key] ?? EDITOR_HOUSE[`${key}Help`]}>
          {EDITOR_HOUSE[key]}
          <input
            type="checkbox"
            checked={values[key] === true}
            onChange={({ currentTarget }) => write({ [key]: currentTarget.checked })}
          />
        </label>
      ))}
    </>
  );
}
