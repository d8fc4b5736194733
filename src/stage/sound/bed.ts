/** A sound that goes on behind the game. Its file swells and dies at its ends; each time begins while the last one dies. */
import type { Howl } from 'howler';

export interface Bed {
  /** Begins with the first volume above 0, goes along with every change, ends slowly with 0. */
  set(volume: number): void;
  /** Ends at once. */
  end(): void;
}

/** Seconds by which one time overlaps the next: as long as the files swell and die. */
export const OVERLAP = 1.2;
/** How long a bed takes to come and to go, in milliseconds. */
const FADE = 1500;

/** A bed out of a file; `again` = not only once. */
export function openBed(howl: Howl, again: boolean): Bed {
  let wanted = 0;
  let on = false;
  let voices: readonly number[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;

  const begin = (fade: number): void => {
    const voice = howl.play();
    voices = [...voices.slice(-1), voice];
    if (fade > 0) howl.fade(0, wanted, fade, voice);
    else howl.volume(wanted, voice);
    if (again) next = setTimeout(() => begin(0), Math.max(1, howl.duration() - OVERLAP) * 1000);
  };
  const end = (): void => {
    clearTimeout(next);
    for (const voice of voices) howl.stop(voice);
    voices = [];
    on = false;
  };
  const start = (): void => {
    if (on && voices.length === 0) begin(FADE);
  };
  return {
    end,
    set: (volume) => {
      if (volume === wanted) return;
      const before = wanted;
      wanted = volume;
      if (volume === 0) {
        clearTimeout(next);
        for (const voice of voices) howl.fade(before, 0, FADE, voice);
        next = on ? setTimeout(end, FADE) : undefined;
        on = false;
        return;
      }
      if (!on) {
        end();
        on = true;
        if (howl.state() === 'loaded') start();
        else howl.once('load', start);
      } else for (const voice of voices) howl.volume(volume, voice);
    },
  };
}
