/** A battle of the machine against itself is recorded as it is heard, and the recording measured: docs/sound-of-a-battle.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { measure } from '../../scripts/assets/sounds/measure.mjs';
import { recipesHash } from '../../scripts/assets/sounds/page.mjs';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { launch, openPage } from '../kit/browser.ts';

/** What is recorded in the page: before the limiter and behind it. */
const TAPS = ['before', 'behind'] as const;

/** Samples in a second of the recordings as they are measured. */
const RATE = 32_000;

interface Recording {
  readonly before: Float64Array;
  readonly behind: Float64Array;
  /** How many sounds were begun. */
  readonly started: number;
}

/** Listens for so many seconds, prints the figures and writes the page; answers what the game complained of. */
export async function hear(site: string, seconds: number): Promise<readonly string[]> {
  const browser = await launch(['--autoplay-policy=no-user-gesture-required']);
  try {
    const { page, complaints } = await openPage(browser, { url: site });
    await page.addInitScript(tapAll);
    await page.reload();
    await letItPlay(page);
    await page.waitForTimeout(seconds * 1000);
    const heard = await recordingOf(page);
    const text = pageOf(heard, seconds);
    writeFileSync(join(ROOT, 'docs/sound-of-a-battle.md'), text);
    process.stdout.write(text);
    return complaints;
  } finally {
    await browser.close();
  }
}

/** Both sides of the battle that lies open are the machine's; ambience is turned on, so that everything is heard together. */
async function letItPlay(page: Page): Promise<void> {
  for (const seat of await page.getByRole('button', { name: /: Machine$/ }).all()) await seat.click();
  await page.getByRole('button', { name: 'Watch the siege' }).click();
  await page.getByRole('region', { name: 'Who and what now' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: /^Ambience/ }).fill('70');
  await page.keyboard.press('Escape');
}

/** In the page, before the game: whatever reaches the loudspeaker is recorded, and what reaches the limiter too. */
function tapAll(): void {
  const page = globalThis as unknown as { taps: Record<string, MediaRecorder>; begun: number };
  page.taps = {};
  page.begun = 0;
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when: []) {
    if ((this.buffer?.duration ?? 0) > 0.01) page.begun += 1;
    return start.apply(this, when);
  };
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    const name =
      to instanceof AudioDestinationNode ? 'behind' : to instanceof DynamicsCompressorNode ? 'before' : null;
    if (name !== null && page.taps[name] === undefined && !(name === 'behind' && this instanceof GainNode)) {
      const tap = (this.context as AudioContext).createMediaStreamDestination();
      connect.call(this, tap);
      const recorder = new MediaRecorder(tap.stream, { audioBitsPerSecond: 256_000 });
      recorder.start();
      page.taps[name] = recorder;
    }
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
}

async function recordingOf(page: Page): Promise<Recording> {
  const taken = await page.evaluate(
    async ([names, rate]) => {
      const { taps, begun } = globalThis as unknown as { taps: Record<string, MediaRecorder>; begun: number };
      const tapes: Record<string, number[]> = {};
      for (const name of names) {
        const recorder = taps[name];
        if (recorder === undefined) continue;
        const whole = new Promise<Blob>((resolve) => {
          recorder.ondataavailable = ({ data }) => resolve(data);
        });
        recorder.stop();
        const bytes = await (await whole).arrayBuffer();
        const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
        tapes[name] = [...sound.getChannelData(0)];
      }
      return { tapes, begun };
    },
    [TAPS, RATE] as const,
  );
  const tape = (name: (typeof TAPS)[number]) => Float64Array.from(taken.tapes[name] ?? []);
  return { before: tape('before'), behind: tape('behind'), started: taken.begun };
}

function pageOf({ before, behind, started }: Recording, seconds: number): string {
  const row = (name: string, tape: Float64Array): string => {
    const { peak, level, shift } = measure(tape);
    const over = tape.reduce((sum, sample) => sum + (Math.abs(sample) >= 1 ? 1 : 0), 0);
    const loud = loudestSecond(tape);
    return `| ${name} | ${(tape.length / RATE).toFixed(0)} | ${peak.toFixed(1)} | ${level.toFixed(1)} | ${loud.toFixed(1)} | ${over} | ${shift.toFixed(5)} |`;
  };
  return `# A battle as it is heard

The machine played The Great Gate against itself for ${seconds} seconds in a page, at the usual speed, with ambience at 70; ${started} sounds
began. \`npm run look -- hear\` records it anew, before the one limiter and behind it, and writes this page. Clipped = samples at full
scale or above; nobody has listened to the recording, it was measured. The sounds were made of the recipes \`${recipesHash()}\`.

| recorded | length (s) | peak (dB) | level (dB) | loudest second (dB) | clipped | shift |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${row('before the limiter', before)}
${row('behind it', behind)}
`;
}

/** The level of the loudest second. */
function loudestSecond(tape: Float64Array): number {
  let most = 0;
  for (let at = 0; at + RATE <= tape.length; at += RATE / 2) {
    const power = tape.subarray(at, at + RATE).reduce((sum, one) => sum + one * one, 0) / RATE;
    most = Math.max(most, power);
  }
  return 10 * Math.log10(most);
}
