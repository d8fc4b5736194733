/** The sounds of the table. The player of sounds is fetched with the first sound, so a silent game never loads it. */
import { nullIfNotFetched } from '../paint/refusals.ts';
import { SOUNDS, type BedName, type Bus, type SoundName } from './sound/names.ts';
import type { SoundPlayer } from './sound/player.ts';

/** How loud a player wants it, 0 to 100 for each slider. */
export interface Loudness {
  readonly muted: boolean;
  readonly volumes: Readonly<Record<Bus, number>>;
}

export interface Sound {
  /** Plays a sound if the player has touched the page and wants to hear it; never throws and never waits. */
  play(name: SoundName): void;
  /** Sounds that will be wanted soon: their files are fetched, so that they come in time. */
  prepare(names: readonly SoundName[]): void;
  /** What goes on behind the game from now on, and what no longer does. It begins with the first touch of the page. */
  beds(names: readonly BedName[]): void;
  set(loudness: Loudness): void;
  /** Cuts short the effects that sound now; alerts ring out. */
  hush(): void;
  /** Ends all sounds and lets go of their files. */
  close(): void;
}

/** After the first touch the beds wait so long, in milliseconds: who begins at once is spared the first bar of the theme. */
const PATIENCE = 1200;
const TOUCHES = ['pointerdown', 'keydown'] as const;
const BEDS: readonly BedName[] = ['night', 'day', 'fray', 'theme'];

/** Opens the sounds; nothing is fetched before the first one is heard. */
export function openSound(start: Loudness): Sound {
  let loudness = start;
  let wanted: readonly BedName[] = [];
  let fetched: Promise<SoundPlayer | null> | null = null;
  const page = listen(() => layBeds());

  const volumeOf = (name: SoundName): number => {
    const { bus, gain } = SOUNDS[name];
    return loudness.muted ? 0 : gain * (loudness.volumes[bus] / 100) ** 2;
  };
  const withPlayer = (act: (player: SoundPlayer) => void): void => {
    fetched ??= fetchPlayer();
    void fetched.then((player) => player !== null && act(player));
  };
  const ifFetched = (act: (player: SoundPlayer) => void): void => {
    if (fetched !== null) withPlayer(act);
  };
  const layBeds = (): void => {
    const loudnessOf = (name: BedName): number =>
      wanted.includes(name) && !page.hidden() ? volumeOf(name) : 0;
    const any = BEDS.some((name) => loudnessOf(name) > 0);
    const lay = (player: SoundPlayer): void => BEDS.forEach((name) => player.bed(name, loudnessOf(name)));
    if (any && page.touched()) withPlayer(lay);
    else ifFetched(lay);
  };

  const isHeard = (name: SoundName): boolean => volumeOf(name) > 0 && page.touched() && !page.hidden();

  return {
    prepare: (names) => {
      const heard = names.filter(isHeard);
      if (heard.length > 0) withPlayer((player) => heard.forEach(player.fetch));
    },
    play: (name) => {
      if (!isHeard(name)) return;
      withPlayer((player) => {
        const volume = volumeOf(name);
        if (volume > 0) player.play(name, volume);
      });
    },
    beds: (names) => {
      wanted = names;
      layBeds();
    },
    set: (next) => {
      const muting = next.muted && !loudness.muted;
      loudness = next;
      if (muting) ifFetched((player) => player.silence());
      layBeds();
    },
    hush: () => ifFetched((player) => player.hush()),
    close: () => {
      page.leave();
      loudness = { ...loudness, muted: true };
      ifFetched((player) => player.close());
    },
  };
}

interface Listening {
  /** Browsers let no page sound before its first click, tap or key. */
  touched(): boolean;
  /** A page that nobody looks at is silent. */
  hidden(): boolean;
  leave(): void;
}

/** Calls some time after the page is touched for the first time, and when it is hidden or shown again. */
function listen(act: () => void): Listening {
  const page = globalThis.document;
  let once = page === undefined;
  const first = (): void => {
    once = true;
    stop();
    setTimeout(act, PATIENCE);
  };
  const stop = (): void => {
    for (const touch of TOUCHES) page?.removeEventListener(touch, first, { capture: true });
  };
  for (const touch of TOUCHES) page?.addEventListener(touch, first, { capture: true });
  page?.addEventListener('visibilitychange', act);
  return {
    touched: () => globalThis.navigator?.userActivation?.hasBeenActive ?? once,
    hidden: () => page?.hidden === true,
    leave: () => {
      stop();
      page?.removeEventListener('visibilitychange', act);
    },
  };
}

/** Null where sounds cannot be had: the game goes on without them. */
async function fetchPlayer(): Promise<SoundPlayer | null> {
  const fetched = await import('./sound/player.ts').catch(nullIfNotFetched);
  return fetched?.openPlayer() ?? null;
}
