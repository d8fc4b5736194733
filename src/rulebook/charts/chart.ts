/** What the seven printed charts have in common. */

/** The totals of two dice that succeed, rising. */
export type Totals = readonly number[];

/** A case number under which a chart is printed. */
export type ChartCase = '4.3' | '7.26' | '7.41' | '7.42' | '8.37' | '16.3' | '17.4';

/** The words round a chart: its heading, what its signs mean, and what its notes rule (in our words). */
export interface ChartWords {
  readonly title: string;
  readonly key: readonly (readonly [sign: string, meaning: string])[];
  readonly notes: readonly string[];
}

/** The row of a chart with that number; throws on a number the chart does not print (a bug of ours, never a rule). */
export function rowOf<Row>(rows: Readonly<Record<number, Row>>, number: number): Row {
  const row = rows[number];
  if (row === undefined) throw new RangeError(`the chart has no row ${number}`);
  return row;
}
