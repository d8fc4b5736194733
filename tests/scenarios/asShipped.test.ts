import { expect, test } from 'vitest';
import { AS_SHIPPED } from '../../src/scenario/asShipped.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openBy } from '../../src/scenario/openBy.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

const IDS = Object.keys(SHIPPED_SCENARIOS);

test.each(IDS)('%s is the same battle and the same document, with its schemas or without them', (id) => {
  const bySchema = openScenario(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!bySchema.ok) throw new Error(JSON.stringify(bySchema.problems));
  const asShipped = openBy(AS_SHIPPED, SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  expect(asShipped).toEqual(bySchema);
  expect(openBy(AS_SHIPPED, bySchema.value.document, NO_LIBRARY)).toEqual(bySchema);
});

test.each(IDS)('%s is held to its meaning without its schemas as well', (id) => {
  const broken = { ...(SHIPPED_SCENARIOS[id] as object), map: { file: 'maps/of-nowhere.json' } };
  const read = openBy(AS_SHIPPED, broken, SHIPPED_LIBRARY);
  expect(read).toMatchObject({ ok: false, problems: [{ path: '/map/file', code: 'no-such-file' }] });
});

test('what has a default may be left out of a shipped file, as out of any other', () => {
  const bare = { ...(SHIPPED_SCENARIOS[IDS[0]!] as Record<string, unknown>) };
  for (const key of ['options', 'supplies', 'zones', 'opening', 'groups']) delete bare[key];
  expect(AS_SHIPPED.scenario(bare, () => {})).toEqual(
    expect.objectContaining({ zones: {}, groups: [], supplies: { ladders: 0, heads: 0, trenches: 0 } }),
  );
});
