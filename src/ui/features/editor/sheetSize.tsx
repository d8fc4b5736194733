/** The size of the sheet, edge by edge. */
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { EditorModel } from './editorModel.ts';
import { Figure } from './figure.tsx';
import { groundName } from './ground.ts';
import { Panel } from './palette.tsx';

const EDGES = ['left', 'top', 'right', 'bottom'] as const;
const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };

/** Adds columns and rows at the edges, or takes them away; one step back undoes it. */
export function SheetSize({ model }: Readonly<{ model: EditorModel }>) {
  const map = model.drawn.value.map.inline;
  const letters = Object.entries(map.legend);
  const [edges, setEdges] = useState<Readonly<Record<(typeof EDGES)[number], number>>>(NOTHING);
  const [chosen, choose] = useState('');
  const letter = Object.hasOwn(map.legend, chosen) ? chosen : (letters[0]?.[0] ?? '.');
  const columns = map.columns + edges.left + edges.right;
  const rows = map.rows + edges.top + edges.bottom;
  return (
    <Panel title={EDITOR_PAGE.sheetSize} aside={`${map.columns} × ${map.rows}`}>
      <form
        class="editor-form"
        onSubmit={(submit) => {
          submit.preventDefault();
          if (model.act({ type: 'resize', ...edges, letter })) setEdges(NOTHING);
        }}
      >
        <p class="editor-note">{EDITOR_PAGE.sheetSizeHelp}</p>
        {EDGES.map((edge) => (
          <Figure
            key={edge}
            label={EDITOR_PAGE[`edge-${edge}`]}
            help={EDITOR_PAGE.edgeHelp}
            least={-199}
            most={199}
            value={edges[edge]}
            typed={(count) => setEdges({ ...edges, [edge]: Math.trunc(count) || 0 })}
          />
        ))}
        <label class="editor-row" title={EDITOR_PAGE.newGroundHelp}>
          {EDITOR_PAGE.newGround}
          <select value={letter} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {letters.map(([one, meaning]) => (
              <option key={one} value={one} selected={one === letter}>
                {groundName(map, meaning)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button editor-wide">
          {fill(EDITOR_PAGE.resizeTo, { columns, rows })}
        </button>
      </form>
    </Panel>
  );
}
