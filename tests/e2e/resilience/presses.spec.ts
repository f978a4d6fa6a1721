import { expect, test, type Locator, type Page } from '@playwright/test';
import { MAP, PHONE } from '@/tests/e2e/map/mapScreenPage';

declare global {
  interface Window {
    /** What the menu's button has said and shown, in order. */
    states: readonly string[];
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const PRESSED = [
  {
    what: 'le bouton d’écoute',
    address: '/',
    find: (page: Page) => page.getByRole('button', { name: 'Dernier épisode' }),
  },
  {
    what: 'le bouton du menu',
    address: '/',
    find: (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' }),
  },
  {
    what: 'le bouton d’une fiche d’outil',
    address: '/outils',
    find: (page: Page) => page.getByRole('button', { name: 'En savoir plus' }).first(),
  },
  {
    what: 'un repère de la carte',
    address: MAP,
    find: (page: Page) => page.locator('button[data-place="la-mecque"]'),
  },
  {
    what: 'un mode du quiz',
    address: '/outils/quizz',
    find: (page: Page) => page.getByRole('button', { name: /Par thème/ }),
  },
] as const;

/** The middle of the button, in CSS pixels of the window. */
async function middleOf(page: Page, find: (page: Page) => Locator): Promise<Point> {
  const button = find(page);
  await expect(button).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('Le bouton n’est pas à l’écran.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('Sous un doigt,', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const { what, address, find } of PRESSED)
    test(`${what} montre qu’on le tient, avant qu’on le lâche`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const point = await middleOf(page, find);
      await expect(find(page)).toHaveCSS('opacity', '1');
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [point],
      });
      await expect(find(page)).not.toHaveCSS('opacity', '1');
      // Given up: nothing is to be carried out.
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await expect(find(page)).toHaveCSS('opacity', '1');
    });

  test('le bouton du menu montre qu’on l’a touché, une fois le menu annoncé', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const toggle = page.locator('[aria-controls="menu"]');
    await toggle.evaluate((button) => {
      const states: string[] = [];
      new MutationObserver(() =>
        states.push(
          `${button.getAttribute('aria-label')}${button.hasAttribute('data-pressed') ? ', touché' : ''}`,
        ),
      ).observe(button, { attributes: true });
      window.states = states;
    });
    await toggle.tap();
    await expect
      .poll(() => page.evaluate(() => window.states))
      .toEqual(['Fermer le menu', 'Fermer le menu, touché', 'Fermer le menu']);
  });
});

test.describe('Sous une souris,', () => {
  for (const { what, address, find } of PRESSED)
    test(`${what} montre qu’on le presse, avant qu’on le lâche`, async ({ page }) => {
      await page.setViewportSize({ ...PHONE });
      await page.goto(address, { waitUntil: 'networkidle' });
      const { x, y } = await middleOf(page, find);
      await expect(find(page)).toHaveCSS('opacity', '1');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await expect(find(page)).not.toHaveCSS('opacity', '1');
      // Beside it: nothing is to be carried out.
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await expect(find(page)).toHaveCSS('opacity', '1');
    });
});
