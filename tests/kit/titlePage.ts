/** The title page as tests use it: every game that a test begins is begun here. */
import type { Page } from 'playwright-core';

/** The button that begins the battle that is laid out. */
export const BEGIN = 'Begin the siege';

/** The button that seats a second player at this screen for Sauron, where the machine sits at first. */
export const FRIEND = 'Sauron: Friend';

/** Begins a battle, the one that lies open if none is named, with two players at one screen. */
export async function beginForTwo(page: Page, battle?: string): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name });
  // The card that begins with its name: a game that waits is called "Continue: First Steps".
  if (battle !== undefined) await page.getByRole('button', { name: new RegExp(`^${battle}`) }).click();
  await button(FRIEND).click();
  await button(BEGIN).click();
}

/** Presses one of the links of the title page; on a narrow page they lie behind the one menu. */
export async function pressLink(page: Page, name: string): Promise<void> {
  const [menu, link] = ['Menu', name].map((one) =>
    page.getByRole('button', { name: one, exact: true }).first(),
  );
  await menu!.or(link!).first().waitFor();
  if (!(await link!.isVisible())) await menu!.click();
  await link!.click();
}
