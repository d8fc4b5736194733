// How the game is served: what its pages may do, on which port, and what is said where something is in the way.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { builtSite } from '../../scripts/site.mjs';

/** What `npm start` said and how it ended; it is ended as soon as it serves. */
function started(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const { PORT: _, DISPLAY: __, WAYLAND_DISPLAY: ___, ...rest } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: ROOT,
    env: { ...rest, ...env },
  });
  return new Promise<{ said: string; code: number | null }>((resolve) => {
    let said = '';
    const hear = (bytes: Buffer): void => {
      said += bytes.toString();
      // Both lines are said in one breath; the process ends when it is told to.
      if (bytes.includes('Ctrl+C ends it')) setTimeout(() => child.kill('SIGINT'), 300);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => resolve({ said, code }));
  });
}

/** A port that something listens on until it is let go. */
async function takenPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { port, release: () => new Promise((closed) => void server.close(() => closed())) };
}

test('npm start serves on the port that PORT names, and says so in one line where it can open no browser', async () => {
  const { port, release } = await takenPort();
  await release();
  const { said, code } = await started({ PORT: String(port) });
  expect(said).toContain(`Pelennor is served at http://localhost:${port}/`);
  expect(said.split('\n').filter((line) => /browser could/.test(line))).toHaveLength(1);
  expect(said).not.toMatch(/Error|ENOENT|\n\s+at /);
  expect(code).toBe(0);
});

test('npm start names a port that is taken, or that is none, and the way out', async () => {
  const { port, release } = await takenPort();
  const taken = await started({ PORT: String(port) }, ['--no-open']);
  await release();
  expect(taken.said).toContain(`Port ${port} is taken by another program: name another one, as in PORT=`);
  expect(taken.code).toBe(1);
  for (const none of ['fifty', '0', '70000', '-1', '80.5', '8e3']) {
    const { said, code } = await started({ PORT: none }, ['--no-open']);
    expect(said).toContain(`PORT is "${none}", which is no port: give it a number from 1 to 65535`);
    expect([none, code]).toEqual([none, 1]);
  }
});

test('every answer carries the headers, and the page its own policy: no inline script, no eval', async () => {
  const page = await fetch(inject('site'));
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const text = await page.text();
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(text)?.[1]
    ?.replaceAll('&#39;', "'");
  expect(policy).toBe(`${inPage}; frame-ancestors 'none'`);
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/);
  for (const path of ['', 'sw.js', 'manifest.webmanifest']) {
    const { headers } = await fetch(new URL(path, inject('site')));
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=()'),
    });
  }
});

test('nothing in the built game makes a program out of a text', async () => {
  const site = await builtSite();
  const scripts = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const guilty = scripts.filter((file) =>
    /\bnew Function\b|\beval\(/.test(readFileSync(join(site, 'assets', file), 'utf8')),
  );
  expect(guilty).toEqual([]);
});
