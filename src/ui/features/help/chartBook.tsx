/** The seven printed charts, cell for cell, with their keys and notes. */
import type { ComponentChildren } from 'preact';
import { SHEET_WORDS, TERRAIN_SHEET } from '../../../i18n/bookWords.ts';
import { CHART_HEADS } from '../../../i18n/words.ts';
import { printedCharts } from '../../../rulebook/print.ts';
import type { ChartCase } from '../../../rulebook/charts/chart.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { Chart } from '../../parts/chart.tsx';
import { totalsText } from '../../parts/figures.ts';
import { say, type PlainLabel } from '../../words/labels.ts';

type Cell = string | readonly number[];
type Rows = Readonly<Record<string, Readonly<Record<string, Cell>>>>;

const CHARTS = printedCharts();
/** The columns of the duel table from the best to the worst: an object lists its "0" first. */
const DIFFERENCES = Object.keys(CHARTS['7.26']['1'] ?? {}).sort((a, b) => Number(b) - Number(a));
/** Charts whose cells stand in rows and columns; the terrain chart is a list and the rally chart a line. */
const GRIDS = ['7.26', '7.41', '7.42', '16.3', '17.4'] as const;

const CORNERS = {
  '7.26': 'die',
  '7.41': 'strengthHead',
  '7.42': 'die',
  '16.3': 'weapon',
  '17.4': 'spell',
} as const satisfies Record<(typeof GRIDS)[number], PlainLabel>;

/** The duel table spans both columns of the page; the terrain chart is a list of sentences besides. */
const SHAPES: Partial<Record<ChartCase, string>> = {
  '4.3': 'sheet-wide sheet-list',
  '7.26': 'sheet-wide',
};

/** All charts in the order of their numbers. */
export function ChartBook() {
  return (
    <section>
      <h3>{say('helpCharts')}</h3>
      <div class="sheets">
        <Sheet cite="4.3">
          <TerrainChart />
        </Sheet>
        {GRIDS.map((cite) => (
          <Sheet key={cite} cite={cite}>
            <Grid cite={cite} rows={CHARTS[cite]} />
          </Sheet>
        ))}
        <Sheet cite="8.37">
          <Chart
            caption={SHEET_WORDS['8.37'].title}
            corner={say('rating')}
            columns={Object.keys(CHARTS['8.37'])}
            rows={[{ head: say('rating'), cells: Object.values(CHARTS['8.37']).map(totalsText) }]}
            row={null}
            column={null}
          />
        </Sheet>
      </div>
    </section>
  );
}

/** A chart on vellum with its title, key and notes. */
function Sheet({ cite, children }: Readonly<{ cite: ChartCase; children: ComponentChildren }>) {
  const { title, key, notes } = SHEET_WORDS[cite];
  return (
    <article class={`vellum sheet ${SHAPES[cite] ?? ''}`}>
      <h4>
        <CaseBadge cite={cite} /> {title}
      </h4>
      <div class="chart-scroll" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
      <dl class="chart-key">
        {key.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </article>
  );
}

function Grid({ cite, rows }: Readonly<{ cite: (typeof GRIDS)[number]; rows: Rows }>) {
  const columns = cite === '7.26' ? DIFFERENCES : Object.keys(Object.values(rows)[0] ?? {});
  return (
    <Chart
      caption={SHEET_WORDS[cite].title}
      corner={say(CORNERS[cite])}
      columns={columns}
      heads={CHART_HEADS}
      rows={Object.entries(rows).map(([head, cells]) => ({
        head,
        cells: columns.map((column) => cellText(cells[column] ?? '')),
      }))}
      row={null}
      column={null}
    />
  );
}

function TerrainChart() {
  return (
    <Chart
      caption={SHEET_WORDS['4.3'].title}
      corner={say('terrain')}
      columns={[say('movement'), say('combat')]}
      rows={TERRAIN_SHEET.map(({ terrain, movement, combat }) => ({
        head: terrain,
        cells: [movement, combat],
      }))}
      row={null}
      column={null}
    />
  );
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : totalsText(cell);
}
