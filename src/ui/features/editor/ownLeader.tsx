/** A leader of the author's own: ratings, gifts, and magic. */
import { useState } from 'preact/hooks';
import { EDITOR_LIVERY, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { GIFTS, SPELL_NAMES } from '../../../i18n/words.ts';
import { leaderFace } from '../../../stage/counters/faces.ts';
import { KindFigures, KindForm, type SendKind } from './kindForm.tsx';
import { draftOfLeader, leaderKind, type LeaderDraft, type LeaderSheet } from './kinds.ts';
import { Choice } from './map/fields.tsx';
import { SignChoice } from './pictured.tsx';
import { TemperChoice } from './temperChoice.tsx';
import { Ticks } from './ticks.tsx';

const FRESH: LeaderDraft = {
  rank: 'leader',
  full: 5,
  reduced: 2,
  ma: 6,
  gifts: [],
  points: 0,
  spells: [],
  temper: undefined,
  icon: undefined,
};

const FIGURES = [
  ['full', 'fullRating', 1, 20],
  ['reduced', 'reducedRating', 1, 20],
  ['ma', 'ma', 1, 20],
  ['points', 'magicPoints', 0, 99],
] as const;

interface LeaderProps {
  readonly send: SendKind;
  readonly button: string;
  /** The leader who is altered; left out: a new one. */
  readonly kind?: LeaderSheet;
}

/** The form of a leader or an individual; spells are asked for when there is magic. */
export function LeaderForm({ send, button, kind }: LeaderProps) {
  const [draft, setDraft] = useState(kind === undefined ? FRESH : draftOfLeader(kind));
  const put = (part: Partial<LeaderDraft>): void => setDraft({ ...draft, ...part });
  return (
    <KindForm
      called={kind?.name}
      button={button}
      sent={(name) => {
        const done = send(name, (named) => leaderKind(draft, named));
        if (done) setDraft(FRESH);
        return done;
      }}
    >
      <Choice
        label={EDITOR_LIVERY.rank}
        help={EDITOR_LIVERY.rankHelp}
        value={draft.rank}
        choices={[
          ['leader', EDITOR_LIVERY.rankLeader],
          ['individual', EDITOR_LIVERY.rankIndividual],
        ]}
        settled={(rank) => put({ rank })}
      />
      <KindFigures figures={FIGURES} draft={draft} put={(key, figure) => put({ [key]: figure })} />
      <SignChoice
        label={EDITOR_LIVERY.symbol}
        help={EDITOR_LIVERY.symbolHelp}
        value={draft.icon}
        usual={EDITOR_LIVERY.symbolUsual}
        usually={leaderFace(kind?.id ?? '').icon}
        settled={(icon) => put({ icon })}
      />
      <TemperChoice value={draft.temper} settled={(temper) => put({ temper })} />
      {draft.points > 0 && (
        <Ticks
          title={EDITOR_PAGE.spells}
          help={EDITOR_PAGE.spellsHelp}
          names={SPELL_NAMES}
          chosen={draft.spells}
          set={(spells) => put({ spells })}
        />
      )}
      <Ticks
        title={EDITOR_PAGE.gifts}
        help={EDITOR_PAGE.giftsHelp}
        names={GIFTS}
        chosen={draft.gifts}
        set={(gifts) => put({ gifts })}
      />
    </KindForm>
  );
}
