/** Somebody who makes a battle at the page, by pointer and keys: every input is counted, and the sheet is pointed at in pixels. */
import type { Locator, Page } from 'playwright-core';

/** Places on the board, in pixels from its middle. */
export type Place = readonly [x: number, y: number];

/** An author with a hand on the mouse and one on the keys; a click, a drag, a key or a typed field each count as one input. */
export function authorAt(page: Page) {
  let inputs = 0;
  const board = page.locator('.editor-board');
  const on = async ([x, y]: Place): Promise<Place> => {
    const box = (await board.boundingBox())!;
    return [box.x + box.width / 2 + x, box.y + box.height / 2 + y];
  };
  const click = async (what: Locator): Promise<void> => {
    inputs += 1;
    await what.click();
  };
  return {
    inputs: () => inputs,
    click,
    button: (name: string | RegExp) =>
      click(page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first()),
    /** A button that says why it cannot be had is pressed all the same. */
    refused: async (name: string) => {
      inputs += 1;
      await page.getByRole('button', { name, exact: true }).click({ force: true });
    },
    tab: (name: string) => click(page.getByRole('tab', { name })),
    key: async (key: string) => {
      inputs += 1;
      await page.keyboard.press(key);
    },
    type: async (field: string, text: string) => {
      inputs += 1;
      await page.getByRole('textbox', { name: field }).fill(text);
    },
    choose: async (field: string, option: string) => {
      inputs += 1;
      await page.getByRole('combobox', { name: field }).selectOption({ label: option });
    },
    point: async (place: Place) => {
      inputs += 1;
      await page.mouse.click(...(await on(place)));
    },
    drag: async (from: Place, to: Place) => {
      inputs += 1;
      await page.mouse.move(...(await on(from)));
      await page.mouse.down();
      await page.mouse.move(...(await on(to)), { steps: 40 });
      await page.mouse.up();
    },
  };
}

/** A figure of the counts beside the map: how many there are of something, or how many of a side stand on it. */
export async function count(page: Page, name: string): Promise<number> {
  const row = page.locator('.editor-counts div').filter({ has: page.getByText(name, { exact: true }) });
  return (await row.count()) === 0 ? 0 : Number.parseInt(await row.locator('dd').innerText(), 10);
}
