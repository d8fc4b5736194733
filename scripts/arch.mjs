// `npm run arch`: fails when an import breaks the layer table, and when nothing was looked at.
import { ROOT } from './fingerprint.mjs';
import { layersOf } from './layers.mjs';

const { modules, violations } = await layersOf(ROOT);
for (const violation of violations) process.stderr.write(`${violation}\n`);
process.stdout.write(`${modules} modules, ${violations.length} violations of the layer table\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
