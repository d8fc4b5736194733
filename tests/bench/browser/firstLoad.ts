/** The first load: what is fetched until the first unit can be moved, as it is with gzip. */
import type { Response } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import type { Goal, Row } from '../bench.ts';
import type { Window } from './table.ts';

/** 1.35 times pixi's application, cut down, with xstate. */
const P23: Goal = { id: 'P23', sense: 'atMost', must: 219, stretch: 194 };
const KIBIBYTE = 1024;
/** Files that are small already. */
const PACKED = /\.(woff2|webp|png|jpg|mp3|ogg)$/;

/** Bytes of a game that has been begun. */
export async function firstLoadRows({ responses, workers }: Window): Promise<readonly Row[]> {
  const files = new Map<string, { script: boolean; bytes: number }>();
  for (const response of responses) {
    const address = response.url();
    if (files.has(address) || !address.startsWith('http')) continue;
    const script = response.request().resourceType() === 'script';
    files.set(address, { script, bytes: await bytesOf(response) });
  }
  const sum = (chosen: (address: string, script: boolean) => boolean): number => {
    let bytes = 0;
    for (const [address, file] of files) if (chosen(address, file.script)) bytes += file.bytes;
    return bytes / KIBIBYTE;
  };
  const row = (goal: Goal | null, what: string, measured: number): Row => ({
    goal,
    what,
    against: null,
    measured,
    unit: 'KiB',
    microseconds: null,
  });
  return [
    row(
      P23,
      'first load, script until the first move, gzip',
      sum((address, script) => script && !workers.includes(address)),
    ),
    row(
      null,
      "first load, script of the painter's worker, gzip",
      sum((address) => workers.includes(address)),
    ),
    row(
      null,
      'first load, everything with fonts and pictures, gzip',
      sum(() => true),
    ),
  ];
}

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body();
  return PACKED.test(new URL(response.url()).pathname) ? body.length : gzipSync(body, { level: 9 }).length;
}
