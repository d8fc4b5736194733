/** The board, opened as well as the browser can draw it. */
import { Container } from 'pixi.js';
import { BoardOnScreen } from './boardOnScreen.ts';
import type { Stage, StageEvents } from './contract.ts';
import { Screen } from './screen.ts';

/** Opens the board inside an element that has a size; answers when it can draw. Where the browser has no WebGL, it is a plain one. */
export async function createStage(container: HTMLElement, events: StageEvents): Promise<Stage> {
  const root = new Container();
  const screen = await Screen.open(container, root);
  if (screen !== null) return new BoardOnScreen(container, events, root, screen);
  const { plainStage } = await import('./plain/plainStage.ts');
  events.plain?.();
  return plainStage(container, events);
}
