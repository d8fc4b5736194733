// A language that cannot be had is told of, and what was spoken before is spoken on.
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { language, learn } from '../../src/i18n/language.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { followLanguage } from '../../src/ui/words/speaking.ts';

test('a language that cannot be fetched leaves the page in English, and says why', async () => {
  vi.stubGlobal('document', { documentElement: {}, title: '' });
  const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
  learn({}, { de: lost, pseudo: lost });
  const told: unknown[] = [];
  await followLanguage(signal({ ...USUAL, language: 'de' }), (why) => told.push(why));
  expect(told).toMatchObject([{ message: 'Failed to fetch' }]);
  expect(language()).toBe('en');
  vi.unstubAllGlobals();
});
