/** How large everything is and how much it contrasts: as the player set it, or as his system wishes. The style reads it from the root. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Settings } from './settingsModel.ts';

/** Follows both settings from now on. */
export function followLooks(settings: ReadonlySignal<Settings>): void {
  const high = followContrast(settings);
  const scale = computed(() => settings.value.scale / 100);
  effect(() => {
    document.documentElement.dataset['contrast'] = high.value ? 'high' : 'normal';
  });
  effect(() => {
    document.documentElement.style.setProperty('--scale', String(scale.value));
    measureAnew(scale.value);
  });
  // A window brings its own style with it when it is first opened.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      node.addEventListener('load', () => measureAnew(scale.peek()), { once: true });
    }
  }).observe(document.head, { childList: true });
}

/** Whether everything is to be seen in high contrast, from now on. */
export function followContrast(settings: ReadonlySignal<Settings>): ReadonlySignal<boolean> {
  const query = matchMedia('(prefers-contrast: more)');
  const system = signal(query.matches);
  query.addEventListener('change', ({ matches }) => {
    system.value = matches;
  });
  return computed(() => isHigh(settings.value.contrast, system.value));
}

/** What a wish means where the system wants more contrast, or not. */
export function isHigh(contrast: Settings['contrast'], system: boolean): boolean {
  return contrast === 'system' ? system : contrast === 'high';
}

/** The widths in a media condition, for a page on which everything is larger: "(max-width: 599px)" at 2 is 1198px. */
export function conditionAt(condition: string, scale: number): string {
  return condition.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) * scale}px`);
}

const asWritten = new WeakMap<CSSMediaRule, string>();

/** The page folds by the room that it has, in which a larger page has less. */
function measureAnew(scale: number): void {
  for (const sheet of document.styleSheets) foldAt(sheet.cssRules, scale);
}

function foldAt(rules: CSSRuleList, scale: number): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const written = asWritten.get(rule) ?? rule.media.mediaText;
    asWritten.set(rule, written);
    const wanted = conditionAt(written, scale);
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
}
