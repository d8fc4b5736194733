// `npm run types`: the whole program, then the pure layers without a DOM. The compiler that only checks takes a fifth of the
// time of the one that other tools read the sources with, so both are installed. What it knows of unchanged files it remembers
// in the cache: a second run takes a fifth of the first.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE } from './fingerprint.mjs';

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin/tsc',
);

for (const project of ['tsconfig.json', 'tsconfig.pure.json']) {
  const known = join(CACHE, `types-${project}`);
  const remembering = ['--incremental', '--tsBuildInfoFile', known];
  const { status } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', project, ...remembering], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
