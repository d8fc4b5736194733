/** Whether the window is too narrow for a column beside the board as a desk has it. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { conditionAt } from './looks.ts';
import type { Settings } from './settingsModel.ts';

/** As the style of small screens says it. */
const NARROW = '(max-width: 1199px)';

/** Follows the window and how large everything is from now on. */
function followNarrow(settings: ReadonlySignal<Settings>): ReadonlySignal<boolean> {
  const resized = signal(0);
  addEventListener('resize', () => {
    resized.value += 1;
  });
  return computed(() => resized.value >= 0 && isNarrow(settings.value));
}

/** What a narrow window shows in the place of the inspector: the chosen unit, in a strip. */
export function narrowPage<Unit>(settings: ReadonlySignal<Settings>, unit: ReadonlySignal<Unit | null>) {
  const narrow = followNarrow(settings);
  return { narrow, unit: computed(() => (narrow.value ? unit.value : null)) };
}

/** Whether it is narrow now. */
export function isNarrow({ scale }: Pick<Settings, 'scale'>): boolean {
  return matchMedia(conditionAt(NARROW, scale / 100)).matches;
}
