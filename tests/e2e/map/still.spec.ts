import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, PHONE, WIDE } from './mapPage';
import { IMAGE } from './picture';

it.use({ viewport: WIDE });

// Routes may still be running when a test leaves its page.
it.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Expects no element of the page to overlap the footer, at the widths of a small tablet and of a desktop. */
async function expectNoFooterOverlap(page: Page): Promise<void> {
  for (const width of [768, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overlap = await page.evaluate(() => {
      const footer = document.querySelector('body > footer')?.getBoundingClientRect().top ?? 0;
      // The contents of a closed <details> have a layout box, but are not visible.
      const elements = [...document.querySelectorAll('main *')].filter((element) =>
        element.checkVisibility(),
      );
      return Math.max(
        ...elements.map((element) => element.getBoundingClientRect().bottom - footer),
      );
    });
    expect(overlap, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
}

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the map shows its image and list, and a place its facts', async ({ page }) => {
    await page.goto(MAP);
    const { panel, place, close } = mapOn(page);
    const image = page.getByRole('img', { name: /^Carte/ });
    await expect(image).toHaveAttribute('src', '/maps/arabie/map.jpg');
    await expect(image).toHaveAttribute('width', String(IMAGE.width));
    await expectNoFooterOverlap(page);
    await page.setViewportSize(PHONE);
    await expect(image).toBeVisible();
    await panel.getByText(/lieux en plus/).click();
    await panel.getByRole('link', { name: /^Badr/ }).click();
    await expect(page).toHaveURL(`${MAP}/badr`);
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      await expect(place('Badr')).toBeVisible();
      await expect(panel.locator('[lang="ar"][dir="rtl"]')).toHaveText(/\p{Script=Arabic}/u);
      for (const name of [
        'Période',
        'Description',
        'Signification historique',
        'Evénements clefs',
      ])
        await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(panel).toContainText('Bataille');
      await expect(panel).toContainText('624 CE');
    }
    await expectNoFooterOverlap(page);
    await close.click();
    await expect(page).toHaveURL(MAP);
  });
});

it('a map without its script keeps its texts until « Réessayer »', async ({ page }) => {
  let isBroken = true;
  const gestureScripts = new Set<string>();
  // The gestures' script is recognized by its text, since the build hashes its name.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const address = route.request().url();
    const response = await route.fetch();
    // HEAD requests, which test the script's existence, have no body.
    const scriptText = await response.text().catch(() => '');
    if (scriptText.includes('setPointerCapture')) gestureScripts.add(address);
    return gestureScripts.has(address) && isBroken
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ response });
  });
  await page.goto(`${MAP}/la-mecque`);
  const { place, waitUntilReady, link, close } = mapOn(page);
  await expect(page.getByText(/La carte interactive n’a pas pu être chargée/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Carte/ })).toBeVisible();
  await expect(place('La Mecque')).toBeVisible();
  await close.click();
  await link('marib').click();
  await expect(place('Ma’rib')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  const failedResponse = page.waitForResponse((response) => response.status() === 404);
  await retry.click();
  await failedResponse;
  await expect(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await waitUntilReady();
  await expect(retry).toHaveCount(0);
});

it('the printed map shows its image, every place and its legend', async ({ page }) => {
  await page.goto(MAP);
  const { waitUntilReady, panel, surface } = mapOn(page);
  await waitUntilReady();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Carte/ })).toBeVisible();
  const links = panel.locator('[data-list-place]');
  const numbers = page.locator('section[aria-label="Carte"] ol > li');
  await expect(numbers).toHaveCount(await links.count());
  await expect(numbers.last()).toHaveText(String(await links.count()));
  await expect(links.last()).toBeVisible();
  expect((await links.last().boundingBox())?.height).toBeGreaterThan(10);
  const emblem = page.locator('dl [data-type="battle"]');
  await expect(emblem).toBeVisible();
  await expect(emblem).toHaveCSS('print-color-adjust', 'exact');
  await expect(surface).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(numbers).toHaveCount(0);
});
