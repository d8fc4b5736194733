/**
 * Makes the sounds of the game out of sines and seeded noise: assets/built/sounds/*.mp3, mono, 32 kHz, peak -6 dB, and
 * their figures in docs/sound.md. The same script always writes the same bytes.
 * Run: node scripts/assets/sounds.mjs
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createMp3Encoder } from 'wasm-media-encoders';
import { ROOT } from '../fingerprint.mjs';
import { measure } from './sounds/measure.mjs';
import { pageOf, recipesHash } from './sounds/page.mjs';
import { tapeOf } from './sounds/press.mjs';
import { NAMES, RECIPES } from './sounds/recipes.mjs';
import { RATE } from './sounds/tape.mjs';

/** Kilobits in a second: for what is short and sharp, and for what goes on. */
const SHORT = 64;
const LONG = 48;

const folder = join(ROOT, 'assets/built/sounds');
for (const file of readdirSync(folder)) rmSync(join(folder, file));

const encoder = await createMp3Encoder();
const rows = NAMES.map((name) => {
  const tape = tapeOf(name);
  const bitrate = RECIPES[name].lasts[1] > 6 ? LONG : SHORT;
  encoder.configure({ sampleRate: RATE, outputSampleRate: RATE, channels: 1, bitrate });
  const bytes = Buffer.concat([
    Buffer.from(encoder.encode([Float32Array.from(tape)])),
    Buffer.from(encoder.finalize()),
  ]);
  writeFileSync(join(folder, `${name}.mp3`), bytes);
  return { name, figures: measure(tape), bytes: bytes.length };
});

const page = join(ROOT, 'docs/sound.md');
const text = pageOf(rows, recipesHash());
writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
