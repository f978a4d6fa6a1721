import { expect, type Locator, type Page } from '@playwright/test';
import type { Point } from '@/lib/surface/viewport';
import { it } from '@/tests/e2e/it';
import { MAP, PHONE } from '@/tests/e2e/map/mapScreenPage';

declare global {
  interface Window {
    /** States of the menu's button, in order. */
    states: readonly string[];
  }
}

/** Pressed elements by address: buttons, styled by one rule (app/presses.css), and a marker on a surface. */
const PRESSED_ELEMENTS: Readonly<Record<string, readonly ((page: Page) => Locator)[]>> = {
  '/': [
    (page) => page.getByRole('button', { name: 'Dernier épisode' }),
    (page) => page.getByRole('button', { name: 'Ouvrir le menu' }),
  ],
  [MAP]: [(page) => page.locator('button[data-place="la-mecque"]')],
};

/** Returns the centre of a button, in CSS pixels of the window. */
async function centreOf(button: Locator): Promise<Point> {
  await expect(button).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts a finger down; the returned function cancels the touch, so that no action follows. */
async function startTouch(page: Page, point: Point) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchCancel', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [point]);
  return () => send('touchCancel', []);
}

/** Presses the mouse; the returned function leaves the button before the release, so that no action follows. */
async function pressMouse({ mouse }: Page, { x, y }: Point) {
  await mouse.move(x, y);
  await mouse.down();
  return async () => {
    await mouse.move(0, 0);
    await mouse.up();
  };
}

for (const [pointerName, startPress] of [
  ['finger', startTouch],
  ['mouse', pressMouse],
] as const)
  it.describe(`under a ${pointerName}`, () => {
    const isFinger = pointerName === 'finger';
    it.use({ viewport: PHONE, hasTouch: isFinger, isMobile: isFinger });

    it('buttons and markers fade while they are pressed', async ({ page }) => {
      for (const [address, locators] of Object.entries(PRESSED_ELEMENTS)) {
        await page.goto(address, { waitUntil: 'networkidle' });
        for (const locate of locators) {
          const button = locate(page);
          const point = await centreOf(button);
          await expect(button).toHaveCSS('opacity', '1');
          const cancelPress = await startPress(page, point);
          await expect(button).not.toHaveCSS('opacity', '1');
          await cancelPress();
          await expect(button).toHaveCSS('opacity', '1');
        }
      }
    });
  });

it.describe('under a finger that taps', () => {
  it.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  it('the menu’s button has `data-pressed` for a moment after a tap', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const toggle = page.locator('[aria-controls="menu"]');
    await toggle.evaluate((button) => {
      const states: string[] = [];
      new MutationObserver(() =>
        states.push(
          `${button.getAttribute('aria-label')}${button.hasAttribute('data-pressed') ? ', pressed' : ''}`,
        ),
      ).observe(button, { attributes: true });
      window.states = states;
    });
    await toggle.tap();
    await expect
      .poll(() => page.evaluate(() => window.states))
      .toEqual(['Fermer le menu', 'Fermer le menu, pressed', 'Fermer le menu']);
  });
});
