/** The words of the title page in German. */
import type { FrontWords } from '../language.ts';
import * as app from './app.ts';
import * as battles from './battles.ts';
import * as commands from './commands.ts';
import * as lessons from './lessons.ts';
import * as failures from './failures.ts';
import * as names from './names.ts';
import * as panels from './panels.ts';

export const FRONT: FrontWords = {
  ...app,
  ...battles,
  ...commands,
  ...lessons,
  ...failures,
  ...names,
  ...panels,
};
