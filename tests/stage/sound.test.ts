/** The sounds of the table never get in the way of the game. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSound, type Loudness, type Sound } from '../../src/stage/sound.ts';
import { FILES } from '../../src/stage/sound/files.ts';
import { SOUNDS, weightiest } from '../../src/stage/sound/names.ts';

interface Note {
  readonly name: string;
  readonly volumes: number[];
  played: number;
  stopped: number;
  unloaded: number;
}

const made: Note[] = [];
const howler = { autoSuspend: true };
let fetched = 0;
let loaded = true;
let arrivals: (() => void)[] = [];

vi.mock('howler', () => {
  fetched++;
  return {
    Howler: howler,
    Howl: function (this: Record<string, unknown>, { src }: { src: readonly string[] }) {
      const name = /([a-z-]+)\.mp3$/.exec(src[0] ?? '')?.[1] ?? '';
      const note: Note = { name, volumes: [], played: 0, stopped: 0, unloaded: 0 };
      made.push(note);
      this['play'] = () => ++note.played;
      this['rate'] = () => undefined;
      this['duration'] = () => 14;
      this['state'] = () => (loaded ? 'loaded' : 'loading');
      this['once'] = (what: string, act: () => void) => what === 'load' && arrivals.push(act);
      this['volume'] = (volume?: number) => {
        if (volume !== undefined) note.volumes.push(volume);
        return this;
      };
      this['fade'] = (_: number, to: number) => note.volumes.push(to);
      this['stop'] = () => {
        note.stopped++;
        return this;
      };
      this['unload'] = () => note.unloaded++;
    },
  };
});

const LOUD: Loudness = { muted: false, volumes: { effects: 100, alerts: 50, ambience: 100, theme: 100 } };
const MUTED: Loudness = { ...LOUD, muted: true };
let sound: Sound;
const note = (name: string): Note | undefined => made.find((one) => one.name === name);
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  loaded = true;
  arrivals = [];
});
afterEach(async () => {
  sound.close();
  await settled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  made.length = 0;
});

test('nothing is fetched for a player who has muted the game, or set its slider to nothing', async () => {
  sound = openSound(MUTED);
  sound.play('dice');
  sound.beds(['night']);
  sound.set({ muted: false, volumes: { effects: 0, alerts: 0, ambience: 0, theme: 0 } });
  sound.play('dice');
  await settled();
  expect([fetched, made.length]).toEqual([0, 0]);
});

test('nothing is fetched before the page was touched', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sound = openSound(LOUD);
  sound.play('foot');
  sound.beds(['theme']);
  await settled();
  expect([fetched, made.length]).toEqual([0, 0]);
});

test('a sound is played by its name as loud as its slider says; only its own file is fetched, and nothing suspends by itself', async () => {
  sound = openSound(LOUD);
  sound.play('breach');
  sound.play('breach');
  sound.play('bell');
  await settled();
  expect(made.map(({ name, played }) => [name, played])).toEqual([
    ['breach', 2],
    ['bell', 1],
  ]);
  expect(note('breach')!.volumes).toEqual([1, 1]);
  expect(note('bell')!.volumes).toEqual([SOUNDS.bell.gain / 4]);
  expect(howler.autoSuspend).toBe(false);
});

test('what will be wanted is fetched ahead, unless it would not be heard', async () => {
  sound = openSound({ ...LOUD, volumes: { ...LOUD.volumes, alerts: 0 } });
  sound.prepare(['bell']);
  await settled();
  expect(made).toEqual([]);
  sound.prepare(['breach', 'bell', 'gone']);
  await settled();
  expect(made.map(({ name, played }) => [name, played])).toEqual([
    ['breach', 0],
    ['gone', 0],
  ]);
});

test('an effect whose file comes too late is let go, an alert is not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  loaded = false;
  sound = openSound(LOUD);
  sound.play('melee');
  sound.play('horns');
  await settled();
  vi.advanceTimersByTime(2000);
  for (const arrive of arrivals) arrive();
  expect([note('melee')!.played, note('horns')!.played]).toEqual([0, 1]);
});

test('muting stops what sounds; closing lets go of every file', async () => {
  sound = openSound(LOUD);
  sound.play('dice');
  await settled();
  sound.set(MUTED);
  await settled();
  expect(note('dice')!.stopped).toBeGreaterThan(0);
  sound.play('dice');
  sound.close();
  await settled();
  expect([note('dice')!.played, note('dice')!.unloaded]).toEqual([1, 1]);
});

test('hushing ends effects and lets alerts ring out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sound = openSound(LOUD);
  sound.play('melee');
  sound.play('bell');
  await settled();
  sound.hush();
  await settled();
  vi.advanceTimersByTime(200);
  expect([note('melee')!.stopped, note('bell')!.stopped]).toEqual([1, 0]);
});

test('a page that nobody looks at is silent, and its beds begin when it is shown again', async () => {
  let shown = (): void => {};
  const page = {
    hidden: true,
    addEventListener: (what: string, act: () => void) => {
      if (what === 'visibilitychange') shown = act;
    },
    removeEventListener: () => {},
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  sound = openSound(LOUD);
  sound.play('bell');
  sound.beds(['night']);
  await settled();
  expect(made).toEqual([]);
  page.hidden = false;
  shown();
  await settled();
  expect(made.map(({ name, played }) => [name, played])).toEqual([['night', 1]]);
});

test('where the browser does not tell of a touch, the first one is listened for; the beds wait a moment after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard = new Map<string, () => void>();
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (what: string, act: () => void) => heard.set(what, act),
    removeEventListener: () => {},
  });
  vi.stubGlobal('navigator', {});
  sound = openSound(LOUD);
  sound.beds(['theme']);
  sound.play('foot');
  await settled();
  expect(made).toEqual([]);
  heard.get('pointerdown')!();
  await settled();
  expect(made).toEqual([]);
  vi.advanceTimersByTime(1500);
  await settled();
  expect(note('theme')!.played).toBe(1);
});

test('a bed begins again before its end, follows its slider, and ends when another one is wanted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sound = openSound(LOUD);
  sound.beds(['day']);
  await settled();
  expect(note('day')!.played).toBe(1);
  vi.advanceTimersByTime(13_000);
  expect(note('day')!.played).toBe(2);
  sound.set({ ...LOUD, volumes: { ...LOUD.volumes, ambience: 50 } });
  await settled();
  expect(note('day')!.volumes.at(-1)).toBe(SOUNDS.day.gain / 4);
  sound.beds(['night']);
  await settled();
  vi.advanceTimersByTime(2000);
  expect([note('night')!.played, note('day')!.stopped]).toEqual([1, 2]);
  vi.advanceTimersByTime(60_000);
  expect(note('day')!.played).toBe(2);
});

test('the theme is played once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sound = openSound(LOUD);
  sound.beds(['theme']);
  await settled();
  vi.advanceTimersByTime(90_000);
  expect(note('theme')!.played).toBe(1);
});

test('every sound has a file of its name, and the weightiest of several is known', () => {
  for (const [name, { pathname }] of Object.entries(FILES)) expect(pathname).toContain(`/${name}.mp3`);
  expect(weightiest(['foot', 'bell', 'melee'])).toBe('bell');
  expect(weightiest([])).toBeNull();
});
