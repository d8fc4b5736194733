/** The form for a kind of the author's own: its name, what its class asks for, its figures. */
import type { ComponentChildren } from 'preact';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import { Figure } from './figure.tsx';

/** What makes a kind of what was written, with those that there are; true when it could be done. */
export type AddKind = (made: (others: readonly KindSheet[]) => KindSheet) => boolean;

interface FormProps {
  readonly name: string;
  readonly put: (part: Readonly<{ name: string }>) => void;
  /** Adds what was written. */
  readonly sent: () => void;
  readonly children: ComponentChildren;
}

/** The form, with the name above and the button below what the class asks for. */
export function KindForm({ name, put, sent, children }: FormProps) {
  return (
    <form
      class="editor-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        sent();
      }}
    >
      <label class="editor-row" title={EDITOR_PAGE.ownKindNameHelp}>
        {EDITOR_PAGE.name}
        <input
          required
          maxLength={40}
          value={name}
          onInput={({ currentTarget }) => put({ name: currentTarget.value })}
        />
      </label>
      {children}
      <button type="submit" class="button editor-wide">
        {EDITOR_PAGE.addKind}
      </button>
    </form>
  );
}

interface FiguresProps<K extends string> {
  /** Of each its key in the draft, the words for it, the least and the most that it may be. */
  readonly figures: readonly (readonly [key: K, words: FigureWords, least: number, most: number])[];
  readonly draft: Readonly<Record<NoInfer<K>, number>>;
  readonly put: (key: NoInfer<K>, figure: number) => void;
}

type FigureWords = 'ma' | 'range' | 'value' | 'fullRating' | 'reducedRating' | 'magicPoints';

/** The figures, one below the other. */
export function KindFigures<K extends string>({ figures, draft, put }: FiguresProps<K>) {
  return (
    <>
      {figures.map(([key, words, least, most]) => (
        <Figure
          key={key}
          label={EDITOR_PAGE[words]}
          help={EDITOR_PAGE[`${words}Help`]}
          least={least}
          most={most}
          value={draft[key]}
          typed={(figure) => put(key, figure)}
        />
      ))}
    </>
  );
}
