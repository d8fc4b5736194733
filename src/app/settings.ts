/** What the player has set and this browser remembers: sound and speed. A browser that remembers nothing gets the usual. */
import type { Speed } from '../stage/contract.ts';

export interface Settings {
  readonly muted: boolean;
  readonly speed: Speed;
}

const KEY = 'pelennor.settings';
const USUAL: Settings = { muted: false, speed: 'normal' };
const SPEEDS: readonly Speed[] = ['normal', 'fast', 'instant'];

/** The settings of last time. */
export function readSettings(): Settings {
  try {
    const { muted, speed } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const known = SPEEDS.find((one) => one === speed);
    return { muted: muted === true, speed: known ?? USUAL.speed };
  } catch {
    return USUAL;
  }
}

/** Remembers the settings where the browser lets it. */
export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing is no reason to stop the game.
  }
}

/** The next speed in turn. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
}
