/** The sounds of the table. The player of sounds is fetched with the first sound, so a silent game never loads it. */
import type { Howl } from 'howler';

const FILES = {
  dice: new URL('../../assets/built/sounds/dice.wav', import.meta.url),
  step: new URL('../../assets/built/sounds/step.wav', import.meta.url),
  stone: new URL('../../assets/built/sounds/stone.wav', import.meta.url),
  hit: new URL('../../assets/built/sounds/hit.wav', import.meta.url),
} as const;

/** dice = a roll; step = a unit enters a hex; stone = a wall is struck; hit = a counter is put down. */
export type SoundName = keyof typeof FILES;

export interface Sound {
  /** Plays a sound if sounds are on and the player has touched the page; never throws and never waits. */
  play(name: SoundName): void;
  setMuted(muted: boolean): void;
  muted(): boolean;
  /** Ends all sounds and lets go of their files. */
  close(): void;
}

type Shelf = Readonly<Record<SoundName, Howl>>;

/** Opens the sounds; nothing is fetched before the first one is heard. */
export function openSound(startMuted: boolean): Sound {
  let silent = startMuted;
  let shelf: Promise<Shelf | null> | null = null;
  let played = 0;
  return {
    play: (name) => {
      if (silent || !touched()) return;
      shelf ??= fetchShelf();
      void shelf.then((sounds) => {
        if (sounds && !silent) playOne(sounds[name], played++);
      });
    },
    setMuted: (muted) => {
      silent = muted;
      if (muted) void shelf?.then((sounds) => sounds && each(sounds, (howl) => howl.stop()));
    },
    muted: () => silent,
    close: () => {
      silent = true;
      void shelf?.then((sounds) => sounds && each(sounds, (howl) => howl.unload()));
    },
  };
}

/** Browsers let no page sound before its first click, tap or key. */
function touched(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? true;
}

/** Same sound, slightly other pitch each time, so that a march does not tick like a clock. */
const PITCHES = [1, 0.95, 1.04, 0.98] as const;

function playOne(howl: Howl, played: number): void {
  const voice = howl.play();
  howl.rate(PITCHES[played % PITCHES.length] ?? 1, voice);
}

/** Null where sounds cannot be had: the game goes on without them. */
async function fetchShelf(): Promise<Shelf | null> {
  try {
    const { Howl, Howler } = await import('howler');
    // On iOS a context that was suspended on its own never comes back.
    Howler.autoSuspend = false;
    const open = (name: SoundName): Howl =>
      new Howl({ src: [FILES[name].href], volume: 0.7, format: ['wav'] });
    return { dice: open('dice'), step: open('step'), stone: open('stone'), hit: open('hit') };
  } catch {
    return null;
  }
}

function each(sounds: Shelf, act: (howl: Howl) => unknown): void {
  Object.values(sounds).forEach(act);
}
