import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { MEDINE, momentsOf, storyOn } from '@/tests/e2e/story/storyPage';
import { MAP, mapOn, WIDE } from './mapPage';

it.use({ viewport: WIDE });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

it('the map opens from its title on, and Back returns to the tools', async ({ page }) => {
  await page.goto('/outils');
  const link = page.locator(`main a[href="${MAP}"]`).first();
  // At this scroll position, the panel's top would be in the window if the router did not scroll.
  await link.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom + 500 - innerHeight, behavior: 'instant' });
  });
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(100);
  await link.click();
  await mapOn(page).ready();
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL('/outils');
  await expect.poll(() => scrolled(page)).toBe(left);
});

it('a place of the story opens on its map without scrolling', async ({ page }) => {
  const { start, seek, sheet, pause } = storyOn(page);
  const moments = (await momentsOf(page, MEDINE)).filter(
    ({ place }) => place?.map === 'arabie',
  );
  await start(MEDINE);
  await pause();
  await seek(moments[0]?.start ?? 0);
  const mapLink = sheet.getByRole('link', { name: 'Carte' });
  await mapLink.click();
  await page.waitForURL(`${MAP}/**`);
  await mapOn(page).ready();
  await page.evaluate(() => scrollTo({ top: 280, behavior: 'instant' }));
  const last = moments.at(-1);
  await seek(last?.start ?? 0);
  await expect(sheet).toContainText(last?.words ?? '');
  await mapLink.click();
  await page.waitForURL(`**/${last?.place?.id}*`);
  await expect(page.locator('#lieux article')).toBeVisible();
  expect(await scrolled(page)).toBe(280);
});
