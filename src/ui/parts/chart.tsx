/** A printed chart on vellum: the row read is straw, the column blue, the cell where they meet ringed with gold. */
import type { ComponentChildren } from 'preact';
import './chart.css';

export interface ChartProps {
  readonly caption: string;
  /** Heading of the first column. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** How a column is headed; its name when not given. */
  readonly columnLabel?: (column: string, read: boolean) => ComponentChildren;
  /** How rows and columns are called; by their names when not given. */
  readonly heads?: Readonly<Record<string, string>>;
  /** A size for charts with many columns or long heads. */
  readonly small?: boolean;
  readonly rows: readonly Readonly<{ head: string; cells: readonly ComponentChildren[] }>[];
  readonly row: string | null;
  readonly column: string | null;
}

/** A whole chart with the cell that is read. With `row` and `column` null it is only printed. */
export function Chart({
  caption,
  corner,
  columns,
  columnLabel,
  heads = {},
  small,
  rows,
  row,
  column,
}: ChartProps) {
  return (
    <table class={small ? 'chart chart-small' : 'chart'}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{corner}</span>
          </th>
          {columns.map((head) => (
            <th key={head} scope="col" class={head === column ? 'read-column' : undefined}>
              {columnLabel ? columnLabel(head, head === column) : (heads[head] ?? head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head} class={head === row ? 'read-row' : undefined}>
            <th scope="row">{heads[head] ?? head}</th>
            {cells.map((cell, at) => {
              const read = columns[at] === column;
              const hit = read && head === row;
              return (
                <td
                  key={columns[at]}
                  class={read ? 'read-column' : undefined}
                  aria-current={hit ? 'true' : undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
