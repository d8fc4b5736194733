/** The words of the title page: they are there before the table is. */
import * as app from './app.ts';
import * as commands from './commands.ts';
import * as lessons from './lessons.ts';
import * as failures from './failures.ts';
import * as panels from './panels.ts';
import * as scenarios from './scenarios.ts';

/** What is said before there is a table. */
export const FRONT = {
  ...app,
  ...commands,
  ...lessons,
  ...failures,
  ...panels,
  ...scenarios,
};
