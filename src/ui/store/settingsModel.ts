/** What a player sets for this browser. Each setting has a row in the settings window and a reader in the app. */
import type { ReadonlySignal } from '@preact/signals';
import type { Language } from '../../i18n/language.ts';
import type { HandOver } from '../../session/seats.ts';

/** How large everything may be set. */
export const SCALES = [100, 125, 150, 175, 200] as const;
export type TextScale = (typeof SCALES)[number];

/** How large the small map is drawn. */
export const SMALL_MAP_SIZES = ['small', 'normal', 'large'] as const;
export type SmallMapSize = (typeof SMALL_MAP_SIZES)[number];

export interface Settings {
  readonly language: Language;
  /** How fast the beats of the board are played. */
  readonly speed: 'normal' | 'fast' | 'instant';
  /** Whether things move: as the system of the player wishes, hardly at all, or fully. */
  readonly motion: 'system' | 'reduced' | 'full';
  readonly muted: boolean;
  /** Real dice are thrown at the table and told to the game. */
  readonly ownDice: boolean;
  /** 0 to 100, each for its sort of sounds. */
  readonly volumeEffects: number;
  readonly volumeAlerts: number;
  readonly volumeAmbience: number;
  readonly volumeTheme: number;
  /** Whether sounds that matter are also to be read. */
  readonly captions: boolean;
  /** Everything on the page is so many hundredths of its size. */
  readonly scale: TextScale;
  /** As the system of the player wishes, as drawn, or black and white with one bright colour. */
  readonly contrast: 'system' | 'normal' | 'high';
  /** How much a screen reader is told. */
  readonly reading: 'brief' | 'full';
  /** The keys that the player has laid, by what they do; all others are as they come. */
  readonly keys: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Whether the small map stands in its corner. */
  readonly smallMap: boolean;
  readonly smallMapSize: SmallMapSize;
  /** How two players at one screen change places: see `src/ui/features/handOver`. */
  readonly handOver: HandOver;
}

/** The settings as the window shows and changes them. */
export interface SettingsModel {
  readonly now: ReadonlySignal<Settings>;
  set<K extends keyof Settings>(setting: K, value: Settings[K]): void;
}
