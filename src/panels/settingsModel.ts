/** What a player sets for this browser. Each setting has a row in the settings window and a reader in the app. */
import type { ReadonlySignal } from '@preact/signals';

export interface Settings {
  /** How fast the beats of the board are played. */
  readonly speed: 'normal' | 'fast' | 'instant';
  readonly muted: boolean;
}

/** The settings as the window shows and changes them. */
export interface SettingsModel {
  readonly now: ReadonlySignal<Settings>;
  set<K extends keyof Settings>(setting: K, value: Settings[K]): void;
}
