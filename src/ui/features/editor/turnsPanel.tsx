/** Turns, what they are called, and what is in supply. */
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE, EDITOR_SHEET } from '../../../i18n/editorWords.ts';
import type { Text } from '../../../engine/battle.ts';
import type { Turns } from '../../../scenario/schema.ts';
import type { EditorModel } from './editorModel.ts';
import { Count, Figure } from './figure.tsx';
import { Choice } from './map/fields.tsx';
import { Panel } from './palette.tsx';
import { TextRows } from './textRows.tsx';
import { withTries, withTurnName } from './turnEdits.ts';

interface PanelProps {
  readonly model: EditorModel;
}

/** The panel. */
export function TurnsPanel({ model }: PanelProps) {
  const document = model.drawn.value;
  const { turns, supplies } = document;
  return (
    <Panel title={EDITOR_PAGE.turnsAndSupplies}>
      {(['first', 'last'] as const).map((end) => (
        <Figure
          key={end}
          label={EDITOR_PAGE[`turn-${end}`]}
          help={EDITOR_PAGE[`turn-${end}Help`]}
          least={1}
          most={99}
          value={turns[end]}
          settled={(turn) => model.act({ type: 'setTurns', turns: { ...turns, [end]: turn } })}
        />
      ))}
      <label class="editor-row" title={EDITOR_PAGE.nightHelp}>
        {EDITOR_PAGE.night}
        <input
          value={turns.night.join(' ')}
          placeholder="1 2 7"
          onChange={({ currentTarget }) =>
            model.act({
              type: 'setTurns',
              turns: { ...turns, night: (currentTarget.value.match(/\d+/g) ?? []).map(Number) },
            })
          }
        />
      </label>
      <TurnName turns={turns} put={(turn, name) => model.act(withTurnName(turns, turn, name))} />
      <Count
        label={EDITOR_SHEET.minutes}
        help={EDITOR_SHEET.minutesHelp}
        least={1}
        most={999}
        value={document.minutes ?? null}
        blank={EDITOR_SHEET.notSaid}
        settled={(minutes) => model.act({ type: 'setMinutes', minutes })}
      />
      {(['ladders', 'heads', 'trenches'] as const).map((thing) => (
        <Figure
          key={thing}
          label={EDITOR_PAGE[`supply-${thing}`]}
          help={EDITOR_PAGE.supplyHelp}
          least={0}
          most={99}
          value={supplies[thing]}
          settled={(count) => model.act({ type: 'setSupplies', supplies: { ...supplies, [thing]: count } })}
        />
      ))}
      {(['defender', 'besieger'] as const).map((role) => (
        <Count
          key={role}
          label={EDITOR_SHEET[`tries-${role}`]}
          help={EDITOR_SHEET.triesHelp}
          least={0}
          most={99}
          value={supplies.tries?.[role] ?? null}
          blank={EDITOR_SHEET.noLimit}
          settled={(tries) => model.act(withTries(supplies, role, tries))}
        />
      ))}
    </Panel>
  );
}

interface NameProps {
  readonly turns: Turns;
  readonly put: (turn: number, name: Text | null) => void;
}

/** The name of one turn at a time: which, and what it is called. */
function TurnName({ turns, put }: NameProps) {
  const [chosen, choose] = useState<number | null>(null);
  const all = Array.from({ length: Math.max(1, turns.last - turns.first + 1) }, (_, at) => turns.first + at);
  const turn = chosen !== null && all.includes(chosen) ? chosen : turns.first;
  return (
    <>
      <Choice
        label={EDITOR_SHEET.nameOf}
        help={EDITOR_SHEET.nameOfHelp}
        value={String(turn)}
        choices={all.map((one) => [String(one), fill(EDITOR_SHEET.turn, { turn: one })] as const)}
        settled={(one) => choose(Number(one))}
      />
      <TextRows
        key={turn}
        label={EDITOR_SHEET.turnName}
        help={EDITOR_SHEET.turnNameHelp}
        text={turns.names[turn]}
        lines={1}
        most={60}
        optional
        put={(name) => put(turn, name)}
      />
    </>
  );
}
