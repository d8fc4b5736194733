/** The language of the page follows the setting: its words, its tag and its title. */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { locale, speak } from '../../i18n/language.ts';
import { PANEL_WORDS } from '../../i18n/frontWords.ts';
import type { Settings } from '../store/settingsModel.ts';

/**
 * Speaks the language that is set, now and whenever it is changed. Waits until the first one is at hand, or cannot be had: then
 * what was spoken before is spoken on, and `failed` hears why.
 */
export function followLanguage(
  settings: ReadonlySignal<Settings>,
  failed: (why: unknown) => void,
): Promise<void> {
  const wanted = computed(() => settings.value.language);
  let first: Promise<void> | null = null;
  effect(() => {
    const spoken = speak(wanted.value).catch(failed);
    first ??= spoken;
  });
  effect(() => {
    document.documentElement.lang = locale();
    document.title = `${PANEL_WORDS.gamePrefix} ${PANEL_WORDS.gameName}`;
  });
  return first ?? Promise.resolve();
}
