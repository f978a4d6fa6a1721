import { expect, test, type Page } from '@playwright/test';
import { MAP, screenOn } from './mapScreenPage';

// A page that is left while its answers are on their way takes them with it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** What of the page lies over what follows it, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector('body > footer')?.getBoundingClientRect().top ?? 0;
    // What is folded away has a place in the layout, and none on the page.
    const parts = [...document.querySelectorAll('main *')].filter((part) =>
      part.checkVisibility(),
    );
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - footer));
  });

for (const width of [768, 800, 1280]) {
  test.describe(`Sans JavaScript, à ${width} pixels`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    for (const path of [MAP, `${MAP}/la-mecque`]) {
      test(`${path} finit avant le pied de la page`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('img', { name: /^Carte/ })).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test.describe('La carte dont le script ne vient pas', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('garde son image et ses textes ; « Réessayer » la ranime', async ({ page }) => {
    let isBroken = true;
    const stages = new Set<string>();
    // The script of the gestures is known by its words, whatever the build has called it.
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const address = route.request().url();
      const response = await route.fetch();
      // Whether it is there is asked by HEAD, which has no words.
      const words = await response.text().catch(() => '');
      if (words.includes('setPointerCapture')) stages.add(address);
      return stages.has(address) && isBroken
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ response });
    });
    await page.goto(`${MAP}/la-mecque`);
    const { place, ready, link, panel, close } = screenOn(page);
    await expect(page.getByText(/La carte interactive n’a pas pu être chargée/)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Carte/ })).toBeVisible();
    await expect(place('La Mecque')).toBeVisible();
    await close.click();
    await link('marib').click();
    await expect(panel.getByRole('heading', { level: 2, name: 'Ma’rib' })).toBeVisible();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    const asked = page.waitForResponse((response) => response.status() === 404);
    await retry.click();
    await asked;
    await expect(retry).toBeVisible();
    isBroken = false;
    await retry.click();
    await ready();
    await expect(retry).toHaveCount(0);
  });
});

test.describe('La carte imprimée', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('montre son image, chaque lieu numéroté et sa légende', async ({ page }) => {
    await page.goto(MAP);
    const { ready, panel } = screenOn(page);
    await ready();
    await page.emulateMedia({ media: 'print' });
    const image = page.getByRole('img', { name: /^Carte/ });
    await expect(image).toBeVisible();
    const links = panel.locator('[data-list-place]');
    const numbers = page.locator('section[aria-label="Carte"] ol > li');
    await expect(numbers).toHaveCount(await links.count());
    await expect(numbers.last()).toHaveText(String(await links.count()));
    await expect(links.last()).toBeVisible();
    expect((await links.last().boundingBox())?.height).toBeGreaterThan(10);
    const emblem = page.locator('dl [data-type="battle"]');
    await expect(emblem).toBeVisible();
    await expect(emblem).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.locator('[data-map="surface"]')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(numbers).toHaveCount(0);
  });
});
