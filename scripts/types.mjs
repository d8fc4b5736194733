// `npm run types`: the whole program, then the pure layers without a DOM. The compiler that only checks takes a fifth of the
// time of the one that other tools read the sources with, so both are installed. It remembers nothing from run to run: with
// --incremental it overlooked a mistake in a file that had stayed as it was while a type it uses had changed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin/tsc',
);

for (const project of ['tsconfig.json', 'tsconfig.pure.json']) {
  const { status } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', project], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
