/** What is not drawn on the map: the sheet of the battle with its options, and how it is won. */
import { useState } from 'preact/hooks';
import { UNWRITTEN } from '../../../editor/blank.ts';
import { EDITOR_PAGE, EDITOR_TABS } from '../../../i18n/editorWords.ts';
import { HOUSE_RULE_WORDS } from '../../../i18n/houseRuleWords.ts';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';
import { EventList } from './events/eventList.tsx';
import { Figure } from './figure.tsx';
import { LevelValuesPanel } from './levelValues.tsx';
import { OPTION_ROWS, VICTORIES, victoryTrigger, type VictoryId } from './options.ts';
import { freeId } from './kinds.ts';
import { Panel } from './palette.tsx';
import { TextRows } from './textRows.tsx';
import { TurnsPanel } from './turnsPanel.tsx';
import { describing } from './tongues.ts';

interface PageProps {
  readonly model: EditorModel;
}

/** How the battle is won: the triggers that end it or give points, and new ones. */
export function VictoryPage({ model }: PageProps) {
  const document = model.drawn.value;
  const [kind, setKind] = useState<VictoryId>('demoralized');
  const [side, setSide] = useState(document.sides[0]?.id ?? '');
  const [number, setNumber] = useState(1);
  const { asksNumber } = VICTORIES[kind];
  return (
    <Panel title={EDITOR_TABS.victory}>
      <p class="editor-note">{EDITOR_PAGE.victoryHelp}</p>
      <EventList model={model} only={({ then }) => then.type !== 'arrive'} />
      <form
        class="editor-form"
        onSubmit={(submit) => {
          submit.preventDefault();
          const id = freeId(kind, new Set(document.triggers.map((one) => one.id)));
          const trigger = victoryTrigger(document, kind, { id, side, number });
          if (trigger !== null) model.act({ type: 'putTrigger', at: null, trigger });
        }}
      >
        <label class="editor-row" title={EDITOR_PAGE.winnerHelp}>
          {EDITOR_PAGE.winner}
          <select value={side} onChange={({ currentTarget }) => setSide(currentTarget.value)}>
            {document.sides.map(({ id, name }) => (
              <option key={id} value={id} selected={id === side}>
                {inWords(name)}
              </option>
            ))}
          </select>
        </label>
        <label class="editor-row" title={EDITOR_PAGE.winsIfHelp}>
          {EDITOR_PAGE.winsIf}
          <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value as VictoryId)}>
            {Object.keys(VICTORIES).map((id) => (
              <option key={id} value={id} selected={id === kind}>
                {EDITOR_PAGE[`victory-${id as VictoryId}`]}
              </option>
            ))}
          </select>
        </label>
        {asksNumber && (
          <Figure
            label={EDITOR_PAGE.number}
            help={EDITOR_PAGE.numberHelp}
            least={1}
            most={99}
            value={number}
            typed={setNumber}
          />
        )}
        <button type="submit" class="button editor-wide" data-mark="victory">
          {EDITOR_PAGE.addVictory}
        </button>
      </form>
    </Panel>
  );
}

/** The texts of the sheet; those that no battle is without have words before anybody has written. */
const TEXTS = [
  { field: 'title', lines: 1, unwritten: UNWRITTEN.title },
  { field: 'summary', lines: 2, unwritten: UNWRITTEN.summary },
  { field: 'history', lines: 3, unwritten: undefined },
  { field: 'notes', lines: 3, unwritten: undefined },
  { field: 'balance', lines: 2, unwritten: undefined },
] as const;

/** The sheet of the battle: texts, turns, supplies, house rules. */
export function OptionsPage({ model }: PageProps) {
  const document = model.drawn.value;
  return (
    <>
      <Panel title={EDITOR_PAGE.sheet}>
        {TEXTS.map(({ field, lines, unwritten }) => (
          <TextRows
            key={field}
            label={EDITOR_PAGE[`text-${field}`]}
            help={EDITOR_PAGE[`text-${field}Help`]}
            text={document[field]}
            lines={lines}
            optional={unwritten === undefined}
            {...(field === 'title' ? { most: 120 } : {})}
            {...(unwritten === undefined ? {} : { unwritten })}
            put={(text) => model.act(describing(field, document[field], text))}
          />
        ))}
        <label class="editor-row" title={EDITOR_PAGE.idHelp}>
          {EDITOR_PAGE.battleId}
          <input
            value={document.id}
            pattern="[a-z0-9-]+"
            onChange={({ currentTarget }) => model.act({ type: 'identify', id: currentTarget.value })}
          />
        </label>
      </Panel>
      <TurnsPanel model={model} />
      <LevelValuesPanel model={model} />
      <Panel title={EDITOR_TABS.options}>
        {OPTION_ROWS.map(({ option, usual, other }) => {
          const { name, change, ...reading } = HOUSE_RULE_WORDS[option];
          return (
            <label key={option} class="editor-row editor-text" title={change}>
              {name}
              <select
                value={String(document.options[option])}
                onChange={({ currentTarget }) =>
                  model.act({
                    type: 'setOptions',
                    options: { [option]: currentTarget.value === String(usual) ? usual : other },
                  })
                }
              >
                <option value={String(usual)}>{reading.usual}</option>
                <option value={String(other)}>{reading.other}</option>
              </select>
            </label>
          );
        })}
      </Panel>
    </>
  );
}
