import { expect, type Locator, type Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { MAP, PHONE } from '@/tests/e2e/map/mapScreenPage';

declare global {
  interface Window {
    /** What the menu's button has said and shown, in order. */
    states: readonly string[];
  }
}

/** What is pressed, by address: buttons, which one rule dresses (app/presses.css), and a marker in what is dragged. */
const PRESSED: Readonly<Record<string, readonly ((page: Page) => Locator)[]>> = {
  '/': [
    (page) => page.getByRole('button', { name: 'Dernier épisode' }),
    (page) => page.getByRole('button', { name: 'Ouvrir le menu' }),
  ],
  [MAP]: [(page) => page.locator('button[data-place="la-mecque"]')],
};

/** The middle of the button, in CSS pixels of the window. */
async function middleOf(button: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await expect(button).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it.describe('under a finger', () => {
  it.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const [address, finds] of Object.entries(PRESSED))
    it(`each button of ${address} shows that it is held`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const session = await page.context().newCDPSession(page);
      for (const find of finds) {
        const button = find(page);
        const point = await middleOf(button);
        await expect(button).toHaveCSS('opacity', '1');
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [point],
        });
        await expect(button).not.toHaveCSS('opacity', '1');
        // Given up: nothing is to be carried out.
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchCancel',
          touchPoints: [],
        });
        await expect(button).toHaveCSS('opacity', '1');
      }
    });

  it('the menu’s button shows that it was tapped', async ({ page }) => {
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

it.describe('under a mouse', () => {
  it.use({ viewport: PHONE });

  it('buttons and markers show that they are pressed', async ({ page }) => {
    for (const address of ['/', MAP]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const find of PRESSED[address] ?? []) {
        const button = find(page);
        const { x, y } = await middleOf(button);
        await expect(button).toHaveCSS('opacity', '1');
        await page.mouse.move(x, y);
        await page.mouse.down();
        await expect(button).not.toHaveCSS('opacity', '1');
        // Beside it: nothing is to be carried out.
        await page.mouse.move(0, 0);
        await page.mouse.up();
        await expect(button).toHaveCSS('opacity', '1');
      }
    }
  });
});
