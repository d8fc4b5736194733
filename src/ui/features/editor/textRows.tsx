/** A text of the battle, in both languages of the page. */
import type { Text } from '../../../engine/battle.ts';
import { EDITOR_FORM } from '../../../i18n/editorWords.ts';
import { language } from '../../../i18n/language.ts';
import { inWords } from '../../words/texts.ts';
import { textWith, tongues } from './tongues.ts';

interface TextProps {
  readonly label: string;
  readonly help: string;
  /** Left out where nothing is written yet. */
  readonly text: Text | undefined;
  /** So many lines are in sight; one for a name. */
  readonly lines?: number;
  /** The longest that it may be, in characters. */
  readonly most?: number;
  /** What stands there in English before anybody has written. */
  readonly unwritten?: string;
  /** A text that may be missing is taken away when nothing is left of it; any other stays as it was. */
  readonly optional?: boolean;
  readonly put: (text: Text | null) => void;
}

/** A text, in English and in German; what is read where the other language says nothing is the English one. */
export function TextRows({
  label,
  help,
  text,
  lines = 2,
  most,
  unwritten,
  optional = false,
  put,
}: TextProps) {
  return (
    <div class="editor-tongues">
      {tongues().map((tongue, at) => {
        const field = {
          value: text?.[tongue] ?? '',
          // What is read in the meantime: of names that come with the game, ours.
          placeholder: text === undefined ? '' : tongue === language() ? inWords(text) : text.en,
          required: !optional && text === undefined && at === 0,
          ...(most === undefined ? {} : { maxLength: most }),
          onChange: ({ currentTarget }: { readonly currentTarget: { value: string } }): void => {
            const next = textWith(text, tongue, currentTarget.value, unwritten);
            currentTarget.value = (next ?? text)?.[tongue] ?? '';
            if (next !== null || (optional && text !== undefined)) put(next);
          },
        };
        return (
          <label key={tongue} class="editor-row editor-text" title={help}>
            {label} ({tongue === 'en' ? EDITOR_FORM.inEnglish : EDITOR_FORM.inGerman})
            {lines === 1 ? <input {...field} /> : <textarea rows={lines} {...field} />}
          </label>
        );
      })}
    </div>
  );
}
