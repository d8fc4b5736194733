/** One of many things that are chosen by their pictures: closed it shows what is chosen, open all there are. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { SIGNS, type Sign } from './liveryChoices.ts';
import { EDITOR_SIGNS } from '../../../i18n/editorWords.ts';
import { Icon } from '../../parts/icon.tsx';

interface PicturedProps<T extends string> {
  readonly label: string;
  readonly help: string;
  readonly value: T | undefined;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  /** What is said of none of them, and its picture. */
  readonly usual: string;
  readonly picture: (one: T | undefined) => ComponentChildren;
  readonly settled: (one: T | undefined) => void;
}

/** The choice; the arrows go from picture to picture. */
export function Pictured<T extends string>(props: PicturedProps<T>) {
  const { label, help, value, choices, names, usual, picture, settled } = props;
  const group = useId();
  const nameOf = (one: T | undefined): string => (one === undefined ? usual : names[one]);
  return (
    <details class="editor-pictured" title={help}>
      <summary class="editor-row">
        {label}
        <span>
          {picture(value)} {nameOf(value)}
        </span>
      </summary>
      <div role="radiogroup" aria-label={label} class="editor-pictures">
        {[undefined, ...choices].map((one) => (
          <label key={one ?? ''} title={nameOf(one)}>
            <input
              type="radio"
              name={group}
              aria-label={nameOf(one)}
              checked={one === value}
              onChange={() => settled(one)}
            />
            {picture(one)}
          </label>
        ))}
      </div>
    </details>
  );
}

interface SignProps extends Pick<PicturedProps<Sign>, 'label' | 'help' | 'value' | 'usual' | 'settled'> {
  /** What stands there without one; null: nothing. */
  readonly usually: string | null;
}

/** The choice of a sign. */
export function SignChoice({ usually, ...props }: SignProps) {
  return (
    <Pictured
      {...props}
      choices={SIGNS}
      names={EDITOR_SIGNS}
      picture={(one) => {
        const shown = one ?? usually;
        return shown === null ? <span aria-hidden="true">-</span> : <Icon name={shown} />;
      }}
    />
  );
}
