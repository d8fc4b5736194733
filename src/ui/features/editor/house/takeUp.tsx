/** Rows of a map's own (2.22) that can be taken up, and one that is made anew. */
import type { Text } from '../../../../engine/battle.ts';
import { EDITOR_HOUSE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import { inWords } from '../../../words/texts.ts';

interface TakeUpProps {
  readonly rows: readonly Readonly<{ id: string; name: Text }>[];
  take(id: string): void;
  /** What a new one is called. */
  readonly fresh: string;
  make(): void;
}

/** A button for each. */
export function TakeUp({ rows, take, fresh, make }: TakeUpProps) {
  return (
    <div class="editor-choices">
      {rows.map(({ id, name: called }) => {
        const name = inWords(called);
        return (
          <button
            key={id}
            type="button"
            class="button"
            aria-label={fill(EDITOR_HOUSE.take, { what: name })}
            onClick={() => take(id)}
          >
            + {name}
          </button>
        );
      })}
      <button type="button" class="button" onClick={make}>
        {fresh} …
      </button>
    </div>
  );
}
