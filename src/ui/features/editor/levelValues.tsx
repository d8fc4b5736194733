/** What a level of the city counts when it changes hands (2.10.2). */
import { LEVEL_GAINED, LEVEL_LOST } from '../../../rulebook/house.ts';
import { EDITOR_SHEET } from '../../../i18n/editorWords.ts';
import type { EditorModel } from './editorModel.ts';
import { Figure } from './figure.tsx';
import { Panel } from './palette.tsx';

const AS_IN_RULES = { lost: LEVEL_LOST, gained: LEVEL_GAINED } as const;

/** The panel; a scenario in which both are as in the rules does not mention them. */
export function LevelValuesPanel({ model }: Readonly<{ model: EditorModel }>) {
  const values = model.drawn.value.levelValues ?? AS_IN_RULES;
  const put = (part: Partial<typeof values>): void => {
    const next = { ...values, ...part };
    const isUsual = next.lost === LEVEL_LOST && next.gained === LEVEL_GAINED;
    model.act({ type: 'setLevelValues', values: isUsual ? null : next });
  };
  return (
    <Panel title={EDITOR_SHEET.levelValues}>
      <p class="editor-note">{EDITOR_SHEET.levelValuesHelp}</p>
      <Figure
        label={EDITOR_SHEET.levelLost}
        help={EDITOR_SHEET.levelLostHelp}
        least={0}
        most={99}
        value={values.lost}
        settled={(lost) => put({ lost })}
      />
      <Figure
        label={EDITOR_SHEET.levelGained}
        help={EDITOR_SHEET.levelGainedHelp}
        least={0}
        most={99}
        value={values.gained}
        settled={(gained) => put({ gained })}
      />
    </Panel>
  );
}
