// What an author must not lose when the browser dies: the last stroke.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { killedAfter } from '../fuzz/kills.ts';
import { count } from './authorAt.ts';
import { groveDrawn, keptAs } from './editorAtWork.ts';

test('a stroke that was said to be kept is there when the browser was killed', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'pelennor-'));
  const url = `${inject('site')}#editor`;
  try {
    const hexes = await killedAfter(profile, url, async (page) => {
      const drawn = await groveDrawn(page);
      await expect.poll(() => keptAs(page), { interval: 10 }).toContain('kept in this browser');
      return drawn;
    });
    const found = await killedAfter(profile, url, async (page) => {
      await page
        .getByRole('region', { name: 'Your drafts' })
        .getByRole('button', { name: /^New battle/ })
        .click();
      await expect.poll(() => count(page, 'Grove')).toBeGreaterThan(0);
      return await count(page, 'Grove');
    });
    expect(found).toBe(hexes);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
