import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { MEDINE, momentsOf, storyOn } from '@/tests/e2e/story/storyPage';
import { MAP, mapOn, WIDE } from './mapPage';

it.use({ viewport: WIDE });

const scrollTopOf = (page: Page) => page.evaluate(() => scrollY);

it('the map opens at its title; Back restores the scroll position', async ({ page }) => {
  await page.goto('/outils');
  const link = page.locator(`main a[href="${MAP}"]`).first();
  // At this scroll position, the panel's top would be in the window if the router did not scroll.
  await link.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom + 500 - innerHeight, behavior: 'instant' });
  });
  const scrollTopBefore = await scrollTopOf(page);
  expect(scrollTopBefore).toBeGreaterThan(100);
  await link.click();
  await mapOn(page).waitUntilReady();
  expect(await scrollTopOf(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL('/outils');
  await expect.poll(() => scrollTopOf(page)).toBe(scrollTopBefore);
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
  await mapOn(page).waitUntilReady();
  await page.evaluate(() => scrollTo({ top: 280, behavior: 'instant' }));
  const lastMoment = moments.at(-1);
  await seek(lastMoment?.start ?? 0);
  await expect(sheet).toContainText(lastMoment?.words ?? '');
  await mapLink.click();
  await page.waitForURL(`**/${lastMoment?.place?.id}*`);
  await expect(page.locator('#lieux article')).toBeVisible();
  expect(await scrollTopOf(page)).toBe(280);
});
