/** A text of an event, in both languages of the page. */
import { EDITOR_FORM } from '../../../../i18n/editorWords.ts';
import { language } from '../../../../i18n/language.ts';

interface TextProps {
  readonly label: string;
  readonly help: string;
  readonly text: Readonly<Record<string, string>>;
  readonly put: (text: Readonly<Record<string, string>>) => void;
}

/** A text, in English and in German; what is read where the other language says nothing is the English one. */
export function TextRows({ label, help, text, put }: TextProps) {
  const tongues = language() === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const);
  return (
    <>
      {tongues.map((tongue) => (
        <label key={tongue} class="editor-row editor-text" title={help}>
          {label} ({tongue === 'en' ? EDITOR_FORM.inEnglish : EDITOR_FORM.inGerman})
          <textarea
            rows={2}
            value={text[tongue] ?? ''}
            placeholder={text['en']}
            onChange={({ currentTarget: { value } }) => {
              const { [tongue]: before, ...rest } = text;
              const said = value.trim() === '' && tongue === 'en' ? before! : value.trim();
              put(said === '' ? rest : { ...text, [tongue]: said });
            }}
          />
        </label>
      ))}
    </>
  );
}
