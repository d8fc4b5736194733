/** The field for the temper in which the machine leads the pieces of a kind. */
import { EDITOR_LIVERY, EDITOR_TEMPERS } from '../../../i18n/editorWords.ts';
import { TEMPERS, type Temper } from './liveryChoices.ts';
import { Choice } from './map/fields.tsx';

interface TemperProps {
  /** Undefined: the machine leads them as it leads everybody. */
  readonly value: Temper | undefined;
  readonly settled: (temper: Temper | undefined) => void;
}

/** One of the tempers, or none. */
export function TemperChoice({ value, settled }: TemperProps) {
  return (
    <Choice<Temper | ''>
      label={EDITOR_LIVERY.temper}
      help={EDITOR_LIVERY.temperHelp}
      value={value ?? ''}
      choices={[
        ['', EDITOR_LIVERY.temperUsual],
        ...TEMPERS.map((temper) => [temper, EDITOR_TEMPERS[temper]] as const),
      ]}
      settled={(temper) => settled(temper === '' ? undefined : temper)}
    />
  );
}
