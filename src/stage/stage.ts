/** The board, opened as well as the browser can draw it. */
import { Container } from 'pixi.js';
import { BoardOnScreen } from './boardOnScreen.ts';
import type { Stage, StageEvents } from './contract.ts';
import { Screen } from './screen.ts';

/** Opens the board inside an element that has a size; answers when it can draw. Where the browser has no WebGL, it is a plain one. */
export async function createStage(container: HTMLElement, events: StageEvents): Promise<Stage> {
  const root = new Container();
  const screen = await Screen.open(container, root, events.gone);
  return screen === null
    ? await createPlain(container, events)
    : new BoardOnScreen(container, events, root, screen);
}

/** Opens the plain board, which needs no graphics card. */
export async function createPlain(container: HTMLElement, events: StageEvents): Promise<Stage> {
  const { plainStage } = await import('./plain/plainStage.ts');
  events.plain?.();
  return plainStage(container, events);
}
