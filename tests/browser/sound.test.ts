// What is heard: nothing before the player touches the page, a sound for what he does, silence when he wants it, sliders that stay.
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../kit/browser.ts';
import { beginForTwo } from '../kit/titlePage.ts';
import { offering } from './players.ts';
import { sitDown, type Sitting } from './sitting.ts';

/** A busy machine may take its time. */
const PATIENT = { timeout: 20_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The names of the sounds that a page asked for, in order. */
function soundsAskedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/([a-z-]+?)-[\w-]{8}\.mp3$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

/** Counts the sounds that begin in a page, before anything else is in it. */
function countStarts(): void {
  const start = AudioBufferSourceNode.prototype.start;
  const page = globalThis as unknown as { started: number };
  page.started = 0;
  AudioBufferSourceNode.prototype.start = function (...when: []) {
    if ((this.buffer?.duration ?? 0) > 0.01) page.started += 1;
    return start.apply(this, when);
  };
}

const started = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { started: number }).started);

async function moveSomebody({ clickHex, hexes }: Sitting): Promise<void> {
  const [from = ''] = offering(await hexes(), /; can act/);
  await clickHex(from);
  const [to = ''] = offering(await hexes(), /may reach/);
  await clickHex(to);
}

test('no file is fetched before a gesture; a piece that is chosen and moved is heard; muted, nothing is even fetched', async () => {
  const sitting = await sitDown(browser, { before: countStarts });
  const { page, beginAsPlaced, complaints, close } = sitting;
  const asked = soundsAskedOf(page);
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);

  await beginAsPlaced();
  await moveSomebody(sitting);
  await expect.poll(() => asked.filter((name) => /^(foot|horse|mumak)$/.test(name)).length, PATIENT).toBe(1);
  expect(asked).toContain('pick-up');
  await expect.poll(() => started(page), PATIENT).toBeGreaterThan(1);
  // Ambience waits until it is wanted.
  expect(asked.filter((name) => /^(day|night|fray)$/.test(name))).toEqual([]);

  await page.keyboard.press('m');
  await page.reload();
  const silent = soundsAskedOf(page);
  await sitting.button('Continue').click();
  await sitting.boardIsUp();
  await moveSomebody(sitting);
  await page.waitForTimeout(1500);
  expect(silent).toEqual([]);
  expect(await started(page)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('the Riders come with horns and a caption; sliders are kept, and ambience begins when its slider is moved', async () => {
  const sitting = await sitDown(browser, { before: countStarts });
  const { page, button, complaints, close } = sitting;
  const openSettings = async (): Promise<void> => {
    await button('Menu').click();
    await button('Settings').click();
  };
  const slider = (name: RegExp) => page.getByRole('slider', { name });
  const asked = soundsAskedOf(page);
  await beginForTwo(page, 'The Ride of the Rohirrim');
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  await sitting.boardIsUp();
  const caption = page.getByText('Horns! The Riders of Rohan');
  for (let steps = 0; steps < 25 && (await caption.count()) === 0; steps += 1) {
    await page.keyboard.press('e');
    await page.waitForTimeout(150);
  }
  expect(await caption.count()).toBe(1);
  // Screen readers have been told by the line of the chronicle.
  expect(await page.getByRole('paragraph').filter({ hasText: 'Horns!' }).count()).toBe(0);
  expect(await sitting.textOf('Chronicle')).toContain('The Riders of Rohan arrive.');
  await expect.poll(() => asked, PATIENT).toContain('horns');
  await expect.poll(() => caption.count(), PATIENT).toBe(0);

  await openSettings();
  expect(await slider(/^Ambience/).inputValue()).toBe('0');
  await slider(/^Ambience/).fill('70');
  await expect.poll(() => asked.filter((name) => /^(day|night)$/.test(name)).length, PATIENT).toBe(1);
  await slider(/^Effects/).fill('35');
  await slider(/^Alerts/).fill('0');
  await page.getByRole('checkbox', { name: /^Captions/ }).uncheck();

  await page.reload();
  await button('Continue').click();
  await openSettings();
  const kept = [/^Effects/, /^Alerts/, /^Ambience/, /^Title music/].map((name) => slider(name).inputValue());
  expect(await Promise.all(kept)).toEqual(['35', '0', '70', '60']);
  expect(await page.getByRole('checkbox', { name: /^Captions/ }).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('a browser reads every file: as long and as loud as its recipe, silent at its end', async () => {
  const page = await browser.newPage();
  const folder = new URL('../../assets/built/sounds/', import.meta.url);
  const rows = readFileSync(new URL('../../docs/sound.md', import.meta.url), 'utf8');
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder)).toString('base64');
    const { seconds, peak, tail } = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const sound = await new OfflineAudioContext(1, 1, 32_000).decodeAudioData(bytes.buffer);
      const tape = sound.getChannelData(0);
      const loudest = (part: Float32Array) => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      return {
        seconds: sound.duration,
        peak: 20 * Math.log10(loudest(tape)),
        tail: loudest(tape.slice(-16)),
      };
    }, text);
    const cells = new RegExp(`^\\| ${file.replace('.mp3', '')} .*$`, 'm').exec(rows)![0].split('|');
    expect([file, Math.abs(seconds - Number(cells[3])) < 0.12]).toEqual([file, true]);
    expect([file, Math.abs(peak + 6) < 1.5]).toEqual([file, true]);
    expect([file, tail < 0.02]).toEqual([file, true]);
  }
  await page.close();
});
