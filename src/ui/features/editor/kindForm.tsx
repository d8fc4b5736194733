/** The form for a kind of the author's own: its name, what its class asks for, its figures. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Text } from '../../../engine/battle.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import { Figure } from './figure.tsx';
import type { KindName } from './kinds.ts';
import { TextRows } from './textRows.tsx';

/** Adds what was written, or alters a kind by it; true when it could be done. */
export type SendKind = (name: Text, made: (named: KindName) => KindSheet) => boolean;

interface FormProps {
  /** What the kind that is altered is called; left out: a new one, without a name yet. */
  readonly called?: Text | undefined;
  /** Sends what was written, under a name; answers whether it could be done. */
  readonly sent: (name: Text) => boolean;
  /** What the button says. */
  readonly button: string;
  readonly children: ComponentChildren;
}

/** The form, with the name above and the button below what the class asks for. */
export function KindForm({ called, sent, button, children }: FormProps) {
  const [name, setName] = useState<Text | null>(called ?? null);
  return (
    <form
      class="editor-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (name !== null && sent(name)) setName(null);
      }}
    >
      <TextRows
        label={EDITOR_PAGE.name}
        help={EDITOR_PAGE.ownKindNameHelp}
        text={name ?? undefined}
        lines={1}
        most={40}
        put={setName}
      />
      {children}
      <button type="submit" class="button editor-wide">
        {button}
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
