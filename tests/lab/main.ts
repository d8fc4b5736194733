/**
 * `npm run lab -- positions`: who solves which of the named positions, into docs/ai.md and docs/proof/positions.json.
 * `npm run lab -- positions --level captain`: one level, printed only.
 * `npm run lab -- duel A B`: two agents against each other, printed only.
 * `npm run lab -- temper`: soldiers who heed the tempers of kinds against soldiers who do not, printed only.
 * `npm run lab -- pace LEVEL`: how long a level thinks, printed only.
 * `npm run lab -- ladder`: every level against the one below, into docs/ai.md and docs/proof/ladder.json; goes on where it was stopped.
 * `npm run lab -- balance`: who wins each battle among equals, into docs/ai.md and docs/proof/balance.json; goes on where it was stopped.
 * `npm run lab -- without`: what decides the siege, each thing taken away, into docs/ai.md and docs/proof/without.json; it too goes on.
 * `npm run lab -- blocks`: how soon the blocks of a siege are decided, into docs/strategic-blocks.md; of one ground printed only.
 * `npm run lab -- tune`: the weights of the policy moved by play against themselves, printed.
 */
import { parseArgs } from 'node:util';
import { AGENTS } from '../../src/ai/agents.ts';
import { blocks } from './blocks.ts';
import { balance } from './balance.ts';
import { duel } from './duel.ts';
import { ladder } from './ladder.ts';
import { pace } from './pace.ts';
import { compareTempers } from './temper.ts';
import { tune } from './tune.ts';
import { namesSeries } from './weighed.ts';
import { without } from './without.ts';
import { keepPositions, printPositions } from './positionsProof.ts';

const USAGE = `npm run lab -- positions                    all levels on the named positions, kept in docs/proof/positions.json
npm run lab -- positions --level NAME       one level, printed only
npm run lab -- duel A B                     two agents against each other, printed only
       --battle ID --pairs N --seed N       (the-great-gate, 20, 1)
npm run lab -- temper                       soldiers who heed the tempers of kinds against soldiers who do not, printed only
       --battle ID --pairs N --seed N       (the-great-gate, 20, 1)
npm run lab -- pace LEVEL                   how long it thinks of set-up and side-turn, printed only
       --battle ID --games N --seed N
npm run lab -- ladder                       every level against the one below, kept in docs/proof/ladder.json; goes on where it was stopped
       [LEVEL] --minutes N                  only the rungs of that level; stops after so many (480)
npm run lab -- balance                      who wins each battle among equals, kept in docs/proof/balance.json; goes on where it was stopped
       [BATTLE] [LEVEL] --minutes N         only the series of that battle, of that level; stops after so many (480)
npm run lab -- without --minutes N          what decides the siege: each thing taken away, kept in docs/proof/without.json; goes on in the same way
npm run lab -- blocks                       when blocks of a siege are decided, kept in docs/strategic-blocks.md
       --games N --seed N --region ID       (20, 1); of one region printed only
npm run lab -- tune --minutes N --seed N    the weights of the policy moved by play against themselves, printed; --from fresh begins anew
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string' },
    battle: { type: 'string', default: 'the-great-gate' },
    games: { type: 'string' },
    pairs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
    region: { type: 'string' },
    minutes: { type: 'string', default: '480' },
  },
});
const [command, ...names] = positionals;
const isKnown = (name: string | undefined): name is string => AGENTS.some((row) => row.name === name);

if (command === 'positions' && values.level === undefined) await keepPositions();
else if (command === 'positions' && isKnown(values.level)) printPositions(values.level);
else if (command === 'duel' && isKnown(names[0]) && isKnown(names[1])) {
  duel(names[0], names[1], values.battle, Number(values.pairs), Number(values.seed));
} else if (command === 'temper') {
  compareTempers(values.battle, Number(values.pairs), Number(values.seed));
} else if (command === 'pace' && isKnown(names[0])) {
  pace(names[0], values.battle, Number(values.games ?? 2), Number(values.seed));
} else if (command === 'blocks') {
  await blocks(Number(values.games ?? 20), Number(values.seed), values.region);
} else if (command === 'balance' && names.every(namesSeries)) await balance(Number(values.minutes), names);
else if (command === 'without') await without(Number(values.minutes));
else if (command === 'ladder' && (names[0] === undefined || isKnown(names[0]))) {
  await ladder(Number(values.minutes), names[0] ?? null);
} else if (command === 'tune') tune(Number(values.minutes), Number(values.seed), values.from);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
