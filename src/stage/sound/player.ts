/** Plays files by howler. Fetched with the first sound that is heard; each file when it is first wanted. */
import { Howl, Howler } from 'howler';
import { openBed, type Bed } from './bed.ts';
import { FILES } from './files.ts';
import { SOUNDS, type BedName, type SoundName } from './names.ts';

export interface SoundPlayer {
  /** Fetches the file of a sound, if it is not there. */
  fetch(name: SoundName): void;
  /** `volume` 0 to 1, its gain among it. */
  play(name: SoundName, volume: number): void;
  /** Begins a bed, or changes how loud it is; 0 ends it. */
  bed(name: BedName, volume: number): void;
  /** Lets the effects that sound now die away. */
  hush(): void;
  /** Ends everything at once. */
  silence(): void;
  /** Ends everything and lets go of the files. */
  close(): void;
}

/** An effect whose file comes later than this, in milliseconds, is not heard any more: its moment is gone. */
const LATE = 600;
/** How quickly a sound that is cut short dies away, in milliseconds. */
const DYING = 90;
/** Same sound, slightly other pitch each time, so that a march does not tick like a clock. */
const PITCHES = [1, 0.95, 1.04, 0.98] as const;

interface Voice {
  readonly howl: Howl;
  readonly volume: number;
}

/** The player. */
export function openPlayer(): SoundPlayer {
  // On iOS a context that was suspended on its own never comes back.
  Howler.autoSuspend = false;
  const howls = new Map<SoundName, Howl>();
  const beds = new Map<BedName, Bed>();
  /** The effects that sound now. */
  const sounding = new Map<number, Voice>();
  let played = 0;

  const take = (name: SoundName): Howl => {
    const known = howls.get(name);
    if (known !== undefined) return known;
    const howl = new Howl({ src: [FILES[name].href], format: ['mp3'] });
    if (howls.size === 0) limit();
    howls.set(name, howl);
    return howl;
  };
  const silence = (): void => {
    for (const bed of beds.values()) bed.end();
    for (const howl of howls.values()) howl.stop();
    sounding.clear();
  };

  return {
    fetch: (name) => {
      take(name);
    },
    play: (name, volume) => {
      const howl = take(name);
      const asked = performance.now();
      const start = (): void => {
        const late = performance.now() - asked > LATE;
        if (late && SOUNDS[name].bus === 'effects') return;
        const voice = howl.play();
        howl.volume(volume, voice);
        if (SOUNDS[name].bus !== 'effects') return;
        howl.rate(PITCHES[played++ % PITCHES.length] ?? 1, voice);
        sounding.set(voice, { howl, volume });
        howl.once('end', () => sounding.delete(voice), voice);
      };
      if (howl.state() === 'loaded') start();
      else howl.once('load', start);
    },
    bed: (name, volume) => {
      const known = beds.get(name);
      if (known === undefined && volume === 0) return;
      const bed = known ?? openBed(take(name), name !== 'theme');
      beds.set(name, bed);
      bed.set(volume);
    },
    hush: () => {
      for (const [voice, { howl, volume }] of sounding) {
        howl.fade(volume, 0, DYING, voice);
        setTimeout(() => howl.stop(voice), DYING);
      }
      sounding.clear();
    },
    silence,
    close: () => {
      silence();
      for (const howl of howls.values()) howl.unload();
      howls.clear();
      beds.clear();
    },
  };
}

/** One limiter behind everything, so that many sounds at once do not rattle. */
function limit(): void {
  const { ctx, masterGain } = Howler as Partial<typeof Howler>;
  if (!ctx || !masterGain) return;
  const limiter = ctx.createDynamicsCompressor();
  limiter.threshold.value = -6;
  limiter.knee.value = 3;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.15;
  masterGain.disconnect();
  masterGain.connect(limiter);
  limiter.connect(ctx.destination);
}
