// The title page answers before the table is there: what is asked for waits, and is done in order when it comes.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { lazyTable } from '../../src/ui/shell/lazyTable.ts';
import { draftingOf, freshDraft } from '../../src/ui/features/seats/drafting.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import type { TableModel } from '../../src/ui/shell/tableModel.ts';

/** A table that writes down what it is asked. */
function tableThat(notes: string[]): Readonly<{ model: TableModel }> {
  const model = {
    title: signal({ scenarios: [], kept: { title: 'Black Sails', where: 'Turn 3' } }),
    lessons: { waiting: signal({ n: 2, of: 6 }) },
    seating: { begin: () => notes.push('begin') },
    ask: {
      command: (id: string) => notes.push(`command ${id}`),
    },
  };
  return { model: model as unknown as TableModel };
}

test('what is asked for before the table is there is done when it comes, in order, and at once from then on', async () => {
  const notes: string[] = [];
  let lay = (_: Readonly<{ model: TableModel }>): void => undefined;
  let fetched = 0;
  const { front, loaded, waits } = lazyTable(
    signal(USUAL),
    draftingOf(freshDraft('first-steps')),
    () => {
      fetched += 1;
      return new Promise<Readonly<{ model: TableModel }>>((done) => (lay = done));
    },
    () => notes.push('failed'),
  );
  expect(front.title.value.scenarios.map(({ id }) => id)).toContain('the-great-gate');
  expect(front.title.value.kept).toBeUndefined();
  front.ask.command('settings');
  front.ask.begin();
  expect([waits.value, fetched, notes]).toEqual([true, 1, []]);
  lay(tableThat(notes));
  await expect.poll(() => waits.value).toBe(false);
  front.ask.command('games');
  expect(notes).toEqual(['command settings', 'begin', 'command games']);
  expect(loaded.value).not.toBeNull();
  expect(front.title.value.kept).toMatchObject({ title: 'Black Sails' });
  expect(front.lessons.waiting.value).toEqual({ n: 2, of: 6 });
});

test('a table that cannot be fetched is told only to whoever waits for it, and is fetched again', async () => {
  const notes: string[] = [];
  const fetches = [false, false, true];
  const { front, open, waits } = lazyTable(
    signal(USUAL),
    draftingOf(freshDraft('first-steps')),
    async () => {
      if (fetches.shift() === true) return tableThat(notes);
      throw new Error('no network');
    },
    (why) => notes.push(String(why)),
  );
  await open();
  expect(notes).toEqual([]);
  front.ask.begin();
  await expect.poll(() => waits.value).toBe(false);
  expect(notes).toEqual(['Error: no network']);
  front.ask.begin();
  await expect.poll(() => notes.at(-1)).toBe('begin');
});
