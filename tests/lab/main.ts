/**
 * `npm run lab -- positions`: who solves which of the named positions, into docs/ai.md and docs/proof/positions.json.
 * `npm run lab -- positions --level captain`: one level, printed only.
 */
import { parseArgs } from 'node:util';
import { AGENTS } from '../../src/ai/agents.ts';
import { keepPositions, printPositions } from './positionsProof.ts';

const USAGE = `npm run lab -- positions                    all levels on the named positions, kept in docs/proof/positions.json
npm run lab -- positions --level NAME       one level, printed only
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { level: { type: 'string' } },
});
const [command] = positionals;

if (command === 'positions' && values.level === undefined) await keepPositions();
else if (command === 'positions' && AGENTS.some(({ name }) => name === values.level)) {
  printPositions(values.level!);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
