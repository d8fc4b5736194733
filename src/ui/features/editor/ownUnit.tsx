/** The form of a unit: code and reverse, a second counter, gait, figures, traits, icon. */
import { useState } from 'preact/hooks';
import { EDITOR_LIVERY, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { TRAITS } from '../../../i18n/words.ts';
import { faceOf } from '../../../stage/counters/faces.ts';
import { KindFigures, KindForm, type SendKind } from './kindForm.tsx';
import { draftOfUnit, unitKind, type KindDraft, type UnitSheet } from './kinds.ts';
import { Choice } from './map/fields.tsx';
import { SignChoice } from './pictured.tsx';
import { TemperChoice } from './temperChoice.tsx';
import { Ticks } from './ticks.tsx';

const FRESH: KindDraft = {
  code: 'C2X',
  reverse: '',
  second: '',
  secondReverse: '',
  gait: 'foot',
  ma: 4,
  range: 0,
  value: 1,
  traits: [],
  temper: undefined,
  icon: undefined,
};

const FIGURES = [
  ['ma', 'ma', 1, 20],
  ['range', 'range', 0, 9],
  ['value', 'value', 0, 99],
] as const;

/** A code as on the counter. */
const CODE = '([A-E]-?)?([a-e]-?)?[1-4][W-Z]';

interface UnitProps {
  readonly send: SendKind;
  readonly button: string;
  /** The unit that is altered; left out: a new one. */
  readonly kind?: UnitSheet;
}

/** The form; what was sent leaves it fresh. */
export function UnitForm({ send, button, kind }: UnitProps) {
  const [draft, setDraft] = useState(kind === undefined ? FRESH : draftOfUnit(kind));
  const put = (part: Partial<KindDraft>): void => setDraft({ ...draft, ...part });
  const words = { ...EDITOR_PAGE, ...EDITOR_LIVERY };
  const faces = [
    'code',
    'reverse',
    'second',
    ...(draft.second === '' ? [] : ['secondReverse' as const]),
  ] as const;
  return (
    <KindForm
      called={kind?.name}
      button={button}
      sent={(name) => {
        const done = send(name, (named) => unitKind(draft, named));
        if (done) setDraft(FRESH);
        return done;
      }}
    >
      {faces.map((face) => (
        <label key={face} class="editor-row" title={words[`${face}Help`]}>
          {words[face]}
          <input
            required={face === 'code'}
            pattern={CODE}
            value={draft[face]}
            onInput={({ currentTarget }) => put({ [face]: currentTarget.value })}
          />
        </label>
      ))}
      <Choice
        label={EDITOR_PAGE.gait}
        help={EDITOR_PAGE.gaitHelp}
        value={draft.gait}
        choices={(['foot', 'horse', 'beast'] as const).map((gait) => [gait, EDITOR_PAGE[gait]])}
        settled={(gait) => put({ gait })}
      />
      <KindFigures figures={FIGURES} draft={draft} put={(key, figure) => put({ [key]: figure })} />
      <SignChoice
        label={EDITOR_LIVERY.symbol}
        help={EDITOR_LIVERY.symbolHelp}
        value={draft.icon}
        usual={EDITOR_LIVERY.symbolUsual}
        usually={faceOf(kind?.id ?? '').icon}
        settled={(icon) => put({ icon })}
      />
      <TemperChoice value={draft.temper} settled={(temper) => put({ temper })} />
      <Ticks
        title={EDITOR_PAGE.traits}
        help={EDITOR_PAGE.traitsHelp}
        names={TRAITS}
        chosen={draft.traits}
        set={(traits) => put({ traits })}
      />
    </KindForm>
  );
}
