/** The sounds of the table never get in the way of the game. */
import { afterEach, expect, test, vi } from 'vitest';
import { openSound } from '../../src/stage/sound.ts';

const made: { src: string; played: number; stopped: number; unloaded: number }[] = [];
const howler = { autoSuspend: true };
let fetched = 0;

vi.mock('howler', () => {
  fetched++;
  return {
    Howler: howler,
    Howl: function (this: Record<string, unknown>, { src }: { src: readonly string[] }) {
      const note = { src: src[0] ?? '', played: 0, stopped: 0, unloaded: 0 };
      made.push(note);
      this['play'] = () => ++note.played;
      this['rate'] = () => undefined;
      this['stop'] = () => note.stopped++;
      this['unload'] = () => note.unloaded++;
    },
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  made.length = 0;
});

test('nothing is fetched for a player who has muted the game', async () => {
  const sound = openSound(true);
  sound.play('dice');
  await vi.dynamicImportSettled();
  expect(sound.muted()).toBe(true);
  expect([fetched, made.length]).toEqual([0, 0]);
});

test('nothing is fetched before the page was touched', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  openSound(false).play('step');
  await vi.dynamicImportSettled();
  expect([fetched, made.length]).toEqual([0, 0]);
});

test('a sound is played by its name, without suspending by itself', async () => {
  const sound = openSound(false);
  sound.play('stone');
  sound.play('stone');
  await vi.waitFor(() => expect(made.find(({ src }) => src.endsWith('/stone.wav'))?.played).toBe(2));
  expect(made.filter(({ played }) => played > 0)).toHaveLength(1);
  expect(howler.autoSuspend).toBe(false);
});

test('muting stops what sounds; closing lets go of every file', async () => {
  const sound = openSound(false);
  sound.play('dice');
  await vi.waitFor(() => expect(made.some(({ played }) => played === 1)).toBe(true));
  sound.setMuted(true);
  await vi.waitFor(() => expect(made.every(({ stopped }) => stopped === 1)).toBe(true));
  sound.play('dice');
  sound.close();
  await vi.waitFor(() => expect(made.every(({ unloaded }) => unloaded === 1)).toBe(true));
  expect(made.reduce((sum, { played }) => sum + played, 0)).toBe(1);
});
