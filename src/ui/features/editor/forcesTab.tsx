/** Forces: both sides with their forces, the kinds one can take in hand, and kinds of the author's own. */
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_LIVERY, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import { Force, newForce, withRolesSwapped } from './forceFields.tsx';
import { factorsOf } from './kinds.ts';
import { AlteredKind, isAlterable, OwnKind, type Alterable } from './ownKind.tsx';
import { Panel } from './palette.tsx';
import { takeInk } from './takeInk.ts';
import { shippedRosters } from './shippedFiles.ts';
import { TextRows } from './textRows.tsx';
import './forces.css';

interface TabProps {
  readonly model: EditorModel;
}

/** The left column while forces are raised: a kind is taken in hand and set down with clicks on the map. */
export function ForcesPalette({ model }: TabProps) {
  const document = model.drawn.value;
  const forces = document.sides.flatMap((side) => side.forces);
  const held = model.ink.value;
  const [chosen, choose] = useState<string | null>(null);
  const [altered, alter] = useState<Alterable | null>(null);
  const force = forces.find(({ id }) => id === chosen)?.id ?? forces[0]?.id ?? '';
  return (
    <>
      {document.sides.map((side) => (
        <Panel key={side.id} title={inWords(side.name)} aside={EDITOR_PAGE[side.role]}>
          <TextRows
            label={EDITOR_PAGE.sideName}
            help={EDITOR_PAGE.sideNameHelp}
            text={side.name}
            lines={1}
            most={60}
            put={(name) =>
              name !== null &&
              model.act({ type: 'putSide', at: document.sides.indexOf(side), side: { ...side, name } })
            }
          />
          {side.forces.map((one) => (
            <Force
              key={one.id}
              model={model}
              side={side}
              force={one}
              held={one.id === force}
              hold={() => {
                choose(one.id);
                if (held.type === 'piece') takeInk(model, { ...held, force: one.id });
              }}
            />
          ))}
          <button
            type="button"
            class="button editor-wide"
            onClick={() => model.act({ type: 'putForce', side: side.id, force: newForce(document.sides) })}
          >
            {EDITOR_PAGE.addForce}
          </button>
        </Panel>
      ))}
      <button
        type="button"
        class="button"
        onClick={() =>
          model.act({ type: 'all', commands: withRolesSwapped(document.sides), label: 'putSide' })
        }
      >
        {EDITOR_PAGE.swapRoles}
      </button>
      <Kinds model={model} force={force} alter={alter} />
      {altered === null ? (
        <OwnKind model={model} force={force} />
      ) : (
        <AlteredKind key={altered.id} model={model} force={force} kind={altered} done={() => alter(null)} />
      )}
    </>
  );
}

interface KindsProps extends TabProps {
  readonly force: string;
  readonly alter: (kind: Alterable) => void;
}

function Kinds({ model, force, alter }: KindsProps) {
  const document = model.drawn.value;
  const own = { id: 'own', name: { en: EDITOR_PAGE.ownKinds }, kinds: document.kinds };
  const rosters = [...(document.kinds.length > 0 ? [own] : []), ...shippedRosters().value];
  const [at, setAt] = useState('');
  const roster = rosters.find(({ id }) => id === at) ?? rosters[0];
  const held = model.ink.value;
  return (
    <Panel title={EDITOR_PAGE.kinds} mark="kinds">
      <p class="editor-note">{EDITOR_PAGE.kindsHelp}</p>
      <label class="editor-row" title={EDITOR_PAGE.rosterHelp}>
        {EDITOR_PAGE.roster}
        <select value={roster?.id} onChange={({ currentTarget }) => setAt(currentTarget.value)}>
          {rosters.map(({ id, name }) => (
            <option key={id} value={id} selected={id === roster?.id}>
              {inWords(name)}
            </option>
          ))}
        </select>
      </label>
      <ul class="editor-kinds">
        {roster?.kinds
          .map((shipped) => knownKind(model, shipped))
          .map((kind) => (
            <li key={kind.id} class="editor-kind">
              <button
                type="button"
                class="editor-open"
                aria-pressed={held.type === 'piece' && held.kind.id === kind.id}
                onClick={() => takeInk(model, { type: 'piece', kind, force })}
              >
                <b>{inWords(kind.name)}</b>
                <span class="editor-factors">{factorsOf(kind)}</span>
              </button>
              {isAlterable(kind) && (
                <button
                  type="button"
                  class="button editor-alter"
                  aria-label={fill(EDITOR_LIVERY.alterNamed, { kind: inWords(kind.name) })}
                  onClick={() => alter(kind)}
                >
                  {EDITOR_LIVERY.alter}
                </button>
              )}
            </li>
          ))}
      </ul>
    </Panel>
  );
}

/** The kind as the document has it already, if it has. */
function knownKind(model: EditorModel, kind: KindSheet): KindSheet {
  return model.drawn.peek().kinds.find(({ id }) => id === kind.id) ?? kind;
}
