/** How much moves on the page: as the player set it, or as his system wishes. The page and its style read it from the root. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Settings } from './settingsModel.ts';

/** Whether everything is to stand still; the root of the page says so too, for the style sheets and the dice. */
export function followMotion(settings: ReadonlySignal<Settings>): ReadonlySignal<boolean> {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const system = signal(query.matches);
  query.addEventListener('change', ({ matches }) => {
    system.value = matches;
  });
  const still = computed(() => isStill(settings.value.motion, system.value));
  effect(() => {
    document.documentElement.dataset['motion'] = still.value ? 'reduced' : 'full';
  });
  return still;
}

/** What a wish means where the system wants it still, or not. */
export function isStill(motion: Settings['motion'], system: boolean): boolean {
  return motion === 'system' ? system : motion === 'reduced';
}
