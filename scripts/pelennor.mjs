#!/usr/bin/env node
// The command line of the game: `npm run -s pelennor -- <command>`.
import { run } from './program.mjs';

await run('src/cli/main.ts');
