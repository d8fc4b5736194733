/** A leader of the author's own: ratings, gifts, and magic. */
import { useState } from 'preact/hooks';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { GIFTS, SPELL_NAMES } from '../../../i18n/words.ts';
import { KindFigures, KindForm, type AddKind } from './kindForm.tsx';
import { newLeader, type LeaderDraft } from './kinds.ts';
import { Ticks } from './ticks.tsx';

const FRESH: Omit<LeaderDraft, 'name'> = { full: 5, reduced: 2, ma: 6, gifts: [], points: 0, spells: [] };

const FIGURES = [
  ['full', 'fullRating', 1, 20],
  ['reduced', 'reducedRating', 1, 20],
  ['ma', 'ma', 1, 20],
  ['points', 'magicPoints', 0, 99],
] as const;

/** The form of a leader; spells are asked for when there is magic. */
export function LeaderForm({ add }: Readonly<{ add: AddKind }>) {
  const [draft, setDraft] = useState(FRESH);
  const put = (part: Partial<typeof FRESH>): void => setDraft({ ...draft, ...part });
  return (
    <KindForm
      sent={(name) => {
        const added = add((others) => newLeader({ ...draft, name }, others));
        if (added) setDraft(FRESH);
        return added;
      }}
    >
      <KindFigures figures={FIGURES} draft={draft} put={(key, figure) => put({ [key]: figure })} />
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
