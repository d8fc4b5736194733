/** The sounds of the game: whose slider each obeys, how loud it is beside the others, how much it matters. */

/** Each has a slider of its own. */
export type Bus = 'effects' | 'alerts' | 'ambience' | 'theme';

interface Row {
  readonly bus: Bus;
  /** At full slider, as a part of how loud it is recorded. */
  readonly gain: number;
  /** Of several sounds the weightiest is kept where only one may be heard. */
  readonly weight: number;
}

/** Their recipes and figures: docs/sound.md. */
export const SOUNDS = {
  'pick-up': { bus: 'effects', gain: 0.6, weight: 0 },
  'put-down': { bus: 'effects', gain: 0.8, weight: 1 },
  foot: { bus: 'effects', gain: 0.7, weight: 2 },
  horse: { bus: 'effects', gain: 0.7, weight: 2 },
  mumak: { bus: 'effects', gain: 0.9, weight: 2 },
  flip: { bus: 'effects', gain: 0.7, weight: 3 },
  wood: { bus: 'effects', gain: 0.8, weight: 3 },
  dice: { bus: 'effects', gain: 0.9, weight: 4 },
  arrows: { bus: 'effects', gain: 0.7, weight: 5 },
  'arrows-hit': { bus: 'effects', gain: 0.7, weight: 4 },
  catapult: { bus: 'effects', gain: 0.9, weight: 5 },
  melee: { bus: 'effects', gain: 0.8, weight: 5 },
  oil: { bus: 'effects', gain: 0.9, weight: 5 },
  ram: { bus: 'effects', gain: 1, weight: 5 },
  foiled: { bus: 'effects', gain: 0.6, weight: 6 },
  spell: { bus: 'effects', gain: 0.7, weight: 6 },
  gone: { bus: 'effects', gain: 0.7, weight: 6 },
  rally: { bus: 'effects', gain: 0.8, weight: 6 },
  breach: { bus: 'effects', gain: 1, weight: 8 },
  'ram-break': { bus: 'effects', gain: 1, weight: 9 },
  nazgul: { bus: 'alerts', gain: 0.35, weight: 10 },
  cock: { bus: 'alerts', gain: 0.6, weight: 11 },
  'host-drums': { bus: 'alerts', gain: 0.9, weight: 12 },
  horns: { bus: 'alerts', gain: 0.9, weight: 13 },
  broken: { bus: 'alerts', gain: 0.8, weight: 14 },
  bell: { bus: 'alerts', gain: 0.8, weight: 15 },
  victory: { bus: 'alerts', gain: 0.9, weight: 16 },
  night: { bus: 'ambience', gain: 1, weight: 0 },
  day: { bus: 'ambience', gain: 0.5, weight: 0 },
  fray: { bus: 'ambience', gain: 0.47, weight: 0 },
  theme: { bus: 'theme', gain: 0.6, weight: 0 },
} as const satisfies Record<string, Row>;

export type SoundName = keyof typeof SOUNDS;

/** What goes on behind the game; the theme is played once, the others again and again. */
export type BedName = 'night' | 'day' | 'fray' | 'theme';

/** The weightiest of some sounds, or null. */
export function weightiest(names: readonly SoundName[]): SoundName | null {
  return names.reduce<SoundName | null>(
    (best, name) => (best === null || SOUNDS[name].weight > SOUNDS[best].weight ? name : best),
    null,
  );
}

/** Whether a sound tells something that must not be lost. */
export function isAlert(name: SoundName): boolean {
  return SOUNDS[name].bus === 'alerts';
}
