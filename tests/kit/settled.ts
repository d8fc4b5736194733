// Runs with every file of the project `page`: what a page fetches by itself has come before its world is taken down.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
