/** A force of a side: what it is called, what it can bear, whether it answers for the fortress. */
import type { Command, ForceLine } from '../../../editor/command.ts';
import { fill } from '../../../i18n/fill.ts';
import { COLOURS, type Colour } from './liveryChoices.ts';
import { EDITOR_COLOURS, EDITOR_LIVERY, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { SideLine } from '../../../scenario/schema.ts';
import type { Shape } from '../../../stage/counters/look.ts';
import { wearAt } from '../../../stage/wear.ts';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import { Figure } from './figure.tsx';
import { freeId } from './kinds.ts';
import { Tick } from './map/fields.tsx';
import { Pictured, SignChoice } from './pictured.tsx';
import { TextRows } from './textRows.tsx';
import { textNow } from './tongues.ts';
import '../../parts/badge.css';

interface ForceProps {
  readonly model: EditorModel;
  readonly side: SideLine;
  readonly force: ForceLine;
  readonly held: boolean;
  readonly hold: () => void;
}

/** A force with its fields; pieces that are set down are of the one that is held. */
export function Force({ model, side, force, held, hold }: ForceProps) {
  const count = model.drawn.value.pieces.filter((piece) => piece.force === force.id).length;
  const put = (part: Partial<ForceLine>): void =>
    void model.act({ type: 'putForce', side: side.id, force: { ...force, ...part } });
  return (
    <div class="editor-force" data-held={held}>
      <button
        type="button"
        class="editor-open"
        data-mark={`force-${side.role}`}
        aria-pressed={held}
        onClick={hold}
      >
        <b>{inWords(force.name)}</b>
        <span>{fill(EDITOR_PAGE.pieces, { count })}</span>
      </button>
      {held && (
        <TextRows
          label={EDITOR_PAGE.forceName}
          help={EDITOR_PAGE.forceNameHelp}
          text={force.name}
          lines={1}
          most={60}
          put={(name) => name !== null && put({ name })}
        />
      )}
      {held && <Livery side={side} force={force} put={put} />}
      <Figure
        label={EDITOR_PAGE.threshold}
        help={EDITOR_PAGE.thresholdHelp}
        least={1}
        most={999}
        value={force.threshold}
        settled={(threshold) => put({ threshold })}
      />
      {side.forces.length > 1 && (
        <>
          <Tick
            label={EDITOR_PAGE.forceHolds}
            help={EDITOR_PAGE.forceHoldsHelp}
            checked={force.holds}
            settled={() => answer(model, side, force)}
          />
          {!force.holds && (
            <button
              type="button"
              class="button editor-wide"
              onClick={() => model.act({ type: 'removeForce', id: force.id })}
            >
              {fill(EDITOR_PAGE.takeAway, { what: inWords(force.name) })}
            </button>
          )}
        </>
      )}
    </div>
  );
}

interface LiveryProps {
  readonly side: SideLine;
  readonly force: ForceLine;
  readonly put: (part: Partial<ForceLine>) => void;
}

/** What the force is known by on the board; left alone, it wears what its side gives it. */
function Livery({ side, force, put }: LiveryProps) {
  const place = side.forces.findIndex(({ id }) => id === force.id);
  const { shape, colour } = wearAt(side.role === 'defender' ? 0 : 1, place, {});
  return (
    <>
      <Pictured
        label={EDITOR_LIVERY.colour}
        help={EDITOR_LIVERY.colourHelp}
        value={force.colour}
        choices={COLOURS}
        names={EDITOR_COLOURS}
        usual={EDITOR_LIVERY.colourUsual}
        picture={(one) => <Tincture shape={shape} colour={one ?? colour} />}
        settled={(chosen) => put({ colour: chosen })}
      />
      <SignChoice
        label={EDITOR_LIVERY.device}
        help={EDITOR_LIVERY.deviceHelp}
        value={force.device}
        usual={EDITOR_LIVERY.deviceUsual}
        usually={null}
        settled={(device) => put({ device })}
      />
    </>
  );
}

/** A colour as the badge of a track has it. */
function Tincture({ shape, colour }: Readonly<{ shape: Shape; colour: Colour }>) {
  return <i class={`badge badge-${shape} worn-${colour}`} aria-hidden="true" />;
}

/** Lets one force of a side answer for the fortress, and none beside it (2.10.2). */
function answer(model: EditorModel, side: SideLine, { id }: ForceLine): void {
  const forces = side.forces.map((force) => ({ ...force, holds: force.id === id }));
  model.act({ type: 'putSide', at: model.drawn.peek().sides.indexOf(side), side: { ...side, forces } });
}

/** A force with a name and an id of its own, as a blank battle has them. */
export function newForce(sides: readonly SideLine[]): ForceLine {
  const ids = sides.flatMap(({ forces }) => forces.map(({ id }) => id));
  const name = fill(EDITOR_PAGE.newForce, { number: ids.length + 1 });
  return { id: freeId('force', new Set(ids)), name: textNow(name), threshold: 10, holds: false };
}

/** What makes the defender the besieger and the other way round, as one step. */
export function withRolesSwapped(sides: readonly SideLine[]): readonly Command[] {
  return sides.map((side, at) => ({
    type: 'putSide',
    at,
    side: { ...side, role: side.role === 'defender' ? 'besieger' : 'defender' },
  }));
}
