import { expect, type Locator, type Page } from '@playwright/test';
import { listenToCard, navigateWithoutReload, playerOn } from '@/tests/e2e/player/playerPage';

/** Measures of a page's first viewport, in CSS pixels. */
export interface FirstViewport {
  readonly height: number;
  /** Top of the tool or the list: the height of bar, head and filters. */
  readonly head: number;
  /** Height of the visible part of the tool. */
  readonly tool: number;
}

/**
 * Measures the first viewport.
 *
 * @param parts CSS selectors of the tool's parts; absent and invisible ones are ignored
 */
export const measureFirstViewport = (
  page: Page,
  parts: readonly string[],
): Promise<FirstViewport> =>
  page.evaluate((selectors) => {
    const player = document.querySelector('#lecteur')?.getBoundingClientRect();
    const height = Math.min(innerHeight, player?.top ?? innerHeight);
    const boxes = selectors
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0 && box.top < height && box.bottom > 0);
    const toolTop = Math.min(height, ...boxes.map(({ top }) => top));
    const toolBottom = Math.min(height, Math.max(0, ...boxes.map(({ bottom }) => bottom)));
    return { height, head: Math.max(0, toolTop), tool: Math.max(0, toolBottom - toolTop) };
  }, parts);

/**
 * Returns the distance of an element's bottom below the first viewport, in pixels; 0 where the element is within it.
 */
export async function hiddenHeightOf(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const { height } = await measureFirstViewport(page, []);
  return box === null ? Infinity : Math.max(0, Math.round(box.y + box.height - height));
}

/** Opens the player, paused, with the first episode of the list; does nothing where it stays closed. */
export async function openPlayer(page: Page, isPlayerOpen: boolean): Promise<void> {
  if (!isPlayerOpen) return;
  await page.goto('/episodes');
  await listenToCard(page, 0);
  await playerOn(page).expectAdvancing();
  await playerOn(page).toggle('Pause').click();
}

/**
 * Opens a page scrolled to its top; through Next's router while the player is open, since a page load would close the
 * player.
 */
export async function openPath(page: Page, path: string, isPlayerOpen: boolean): Promise<void> {
  if (isPlayerOpen) await navigateWithoutReload(page, path);
  else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
