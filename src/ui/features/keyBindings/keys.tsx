/** The window of keys: a line for everything that a key may stand for. */
import { useLayoutEffect } from 'preact/hooks';
import { KEY_WORDS } from '../../../i18n/words.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import type { KeyRow, KeysModel } from './keysModel.ts';
import './keys.css';

/** All keys, each to be chosen anew. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { keys } = model;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!keys.press(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('keydown', press, { capture: true });
      keys.choose(null);
    };
  }, [keys]);
  return (
    <div class="keys-page" tabIndex={0} role="region" aria-label={say('keysTitle')}>
      <p>{KEY_WORDS.intro}</p>
      <p class="keys-fixed">{KEY_WORDS.fixed}</p>
      <p class="keys-told" role="status">
        {keys.told}
      </p>
      {keys.groups.value.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {rows.map((row) => (
              <Row key={row.id} row={row} keys={keys} />
            ))}
          </ul>
        </section>
      ))}
      <button type="button" class="button" onClick={() => keys.reset()}>
        {KEY_WORDS.reset}
      </button>
    </div>
  );
}

function Row({ row, keys }: Readonly<{ row: KeyRow; keys: KeysModel }>) {
  const { id, label } = row;
  const choosing = keys.choosing.value?.id === id ? keys.choosing.value : null;
  const waits = (old: string | null): boolean => choosing !== null && choosing.old === old;
  const turn = (old: string | null): void => keys.choose(waits(old) ? null : { id, old });
  return (
    <li>
      <span>{label}</span>
      <span class="keys-of">
        {row.keys.map(({ combo, words }) => (
          <button
            key={combo}
            type="button"
            class="button"
            aria-pressed={waits(combo)}
            aria-label={fill(KEY_WORDS.change, { label, keys: words })}
            onClick={() => turn(combo)}
          >
            <kbd>{waits(combo) ? KEY_WORDS.waiting : words}</kbd>
          </button>
        ))}
        <button
          type="button"
          class="button"
          aria-pressed={waits(null)}
          aria-label={fill(KEY_WORDS.add, { label })}
          onClick={() => turn(null)}
        >
          {waits(null) ? KEY_WORDS.waiting : '+'}
        </button>
      </span>
    </li>
  );
}
