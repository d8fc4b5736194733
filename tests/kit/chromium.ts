// Finds a Chromium without any manual step, or says in one sentence that there is none.
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';

/** A browser that can be started: where it is and what its process needs to know. */
export interface Executable {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A place where a browser may be had; fetching it from there may take a while, or fail. */
export interface Candidate {
  readonly source: string;
  readonly fetch: () => Promise<Executable>;
}

/** The packaged browser, by version: a new one is unpacked beside the old. */
const PACKAGED = 'chromium-147.0.0-1';

const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Browsers in the order in which to try them: the one named by CHROMIUM_PATH (then no other), Playwright's own,
 * the packaged one (Linux x64), the system's.
 */
export function candidates(): readonly Candidate[] {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return [installed('CHROMIUM_PATH', named)];
  const own = chromium.executablePath();
  const system = (SYSTEM_PATHS[process.platform] ?? []).filter((path) => existsSync(path));
  return [
    ...(existsSync(own) ? [installed("Playwright's cache", own)] : []),
    ...(process.platform === 'linux' && process.arch === 'x64' ? [PACKAGED_BROWSER] : []),
    ...system.map((path) => installed('the system', path)),
  ];
}

const PACKAGED_BROWSER: Candidate = { source: 'the packaged browser', fetch: packaged };

function installed(source: string, path: string): Candidate {
  return { source, fetch: () => Promise.resolve({ path, env: {} }) };
}

/** Unpacks the packaged browser once, with the libraries and fonts it brings for machines that have none. */
async function packaged(): Promise<Executable> {
  const folder = await kept('browsers', PACKAGED, async (draft) => {
    await promisify(execFile)(
      process.execPath,
      ['-e', "import('@sparticuz/chromium').then((it) => it.default.executablePath())"],
      { cwd: ROOT, env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' } },
    );
    writeFileSync(join(draft, 'fonts.conf'), fontList(draft));
  });
  return {
    path: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** The packaged fonts and no others, so that a picture looks the same on every machine. */
function fontList(draft: string): string {
  const fonts = join(dirname(draft), PACKAGED, 'fonts');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(fonts, 'cache')}</cachedir>
</fontconfig>
`;
}
