/** What the forms for kinds of the author's own have in common. */
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';

/** What makes a kind of what was written, with those that there are; true when it could be done. */
export type AddKind = (made: (others: readonly KindSheet[]) => KindSheet) => boolean;

/** What a kind is called. */
export function KindName({ value, typed }: Readonly<{ value: string; typed: (name: string) => void }>) {
  return (
    <label class="editor-row" title={EDITOR_PAGE.ownKindNameHelp}>
      {EDITOR_PAGE.name}
      <input
        required
        maxLength={40}
        value={value}
        onInput={({ currentTarget }) => typed(currentTarget.value)}
      />
    </label>
  );
}
