/** The settings of this browser, remembered from visit to visit. A browser that remembers nothing gets the usual. */
import { effect, signal, type Signal } from '@preact/signals';
import { LANGUAGES, offeredOf } from '../../../i18n/language.ts';
import { SCALES, SMALL_MAP_SIZES, type Settings, type SettingsModel } from '../../store/settingsModel.ts';
import type { HandOver } from '../../../session/seats.ts';
import type { Speed } from '../../../stage/contract.ts';
import { readObject, writeLocal } from '../../persistence/local.ts';
import { readKeys } from '../../input/keptKeys.ts';

const KEY = 'pelennor.settings';

export const USUAL: Settings = {
  language: 'en',
  speed: 'normal',
  motion: 'system',
  muted: false,
  ownDice: false,
  handOver: 'open',
  volumeEffects: 80,
  volumeAlerts: 80,
  volumeAmbience: 0,
  volumeTheme: 60,
  captions: true,
  smallMap: true,
  smallMapSize: 'normal',
  scale: 100,
  contrast: 'system',
  reading: 'full',
  keys: {},
};

const SPEEDS: readonly Speed[] = ['normal', 'fast', 'instant'];
const MOTIONS: readonly Settings['motion'][] = ['system', 'reduced', 'full'];
const CONTRASTS: readonly Settings['contrast'][] = ['system', 'normal', 'high'];
const READINGS: readonly Settings['reading'][] = ['brief', 'full'];
const HAND_OVERS: readonly HandOver[] = ['open', 'banner', 'sealed'];

/** What a kept value is worth: the setting, or null where it is none. A setting without a reader does not compile. */
const READERS: { readonly [K in keyof Settings]: (kept: unknown) => Settings[K] | null } = {
  language: oneOf(LANGUAGES),
  speed: oneOf(SPEEDS),
  motion: oneOf(MOTIONS),
  muted: yesOrNo,
  ownDice: yesOrNo,
  volumeEffects: hundredths,
  volumeAlerts: hundredths,
  volumeAmbience: hundredths,
  volumeTheme: hundredths,
  captions: yesOrNo,
  smallMap: yesOrNo,
  smallMapSize: oneOf(SMALL_MAP_SIZES),
  handOver: oneOf(HAND_OVERS),
  scale: oneOf(SCALES),
  contrast: oneOf(CONTRASTS),
  reading: oneOf(READINGS),
  keys: readKeys,
};

/** The settings of last time, kept again whenever one is changed. */
export function openSettings(): Signal<Settings> {
  const settings = signal(readSettings());
  effect(() => writeSettings(settings.value));
  return settings;
}

/** The settings that were kept; whatever is missing or unknown is as usual, and the language as the browser wishes it. */
export function readSettings(): Settings {
  const usual = { ...USUAL, language: offeredOf(globalThis.navigator?.languages ?? []), smallMap: hasRoom() };
  const kept = readObject(KEY);
  const names = Object.keys(READERS) as (keyof Settings)[];
  const read = names.map((name) => [name, READERS[name](kept[name]) ?? usual[name]]);
  return Object.fromEntries(read) as unknown as Settings;
}

/** A telephone has better use for its corner. */
function hasRoom(): boolean {
  return typeof window === 'undefined' || Math.min(window.innerWidth, window.innerHeight) >= 600;
}

function writeSettings(settings: Settings): void {
  writeLocal(KEY, settings);
}

function oneOf<T>(known: readonly T[]): (kept: unknown) => T | null {
  return (kept) => known.find((one) => one === kept) ?? null;
}

function yesOrNo(kept: unknown): boolean | null {
  return typeof kept === 'boolean' ? kept : null;
}

function hundredths(kept: unknown): number | null {
  return typeof kept === 'number' && kept >= 0 && kept <= 100 ? kept : null;
}

/** The settings as the page shows and changes them. */
export function settingsModel(settings: Signal<Settings>): SettingsModel {
  return {
    now: settings,
    set: (setting, value) => {
      settings.value = { ...settings.peek(), [setting]: value };
    },
  };
}

/** The next speed in turn. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
}
