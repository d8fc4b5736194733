// Runs with every file of the project `page`, whose files share a process: each is given a world of its own.
import { afterAll } from 'vitest';
import { beginWorld } from './world.ts';

afterAll(beginWorld());
