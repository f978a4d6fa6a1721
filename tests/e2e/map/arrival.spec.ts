import { expect, test, type Page } from '@playwright/test';
import { MEDINE, momentsOf, storyOn } from '@/tests/e2e/story/storyPage';
import { MAP, screenOn, WIDE } from './mapScreenPage';

test.use({ viewport: WIDE });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

// From these depths the panel's top would be in the window if the page were left where it stood.
for (const above of [300, 500])
  test(`venu d’en bas de la page des outils (${above} px), on voit la carte depuis son titre, et le retour rend la page où elle était`, async ({
    page,
  }) => {
    await page.goto('/outils');
    const link = page.locator(`main a[href="${MAP}"]`).first();
    await link.evaluate((element, distance) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom + distance - innerHeight, behavior: 'instant' });
    }, above);
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await screenOn(page).ready();
    expect(await scrolled(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL('/outils');
    await expect.poll(() => scrolled(page)).toBe(left);
  });

test('un lieu du récit qui s’ouvre sur la carte où l’on est ne fait pas défiler la page', async ({
  page,
}) => {
  const { start, seek, sheet, pause } = storyOn(page);
  const told = (await momentsOf(page, MEDINE)).filter(({ place }) => place?.map === 'arabie');
  await start(MEDINE);
  await pause();
  await seek(told[0]?.start ?? 0);
  const way = sheet.getByRole('link', { name: 'Carte' });
  await way.click();
  await page.waitForURL(`${MAP}/**`);
  await screenOn(page).ready();
  await page.evaluate(() => scrollTo({ top: 280, behavior: 'instant' }));
  const last = told.at(-1);
  await seek(last?.start ?? 0);
  await expect(sheet).toContainText(last?.words ?? '');
  await way.click();
  await page.waitForURL(`**/${last?.place?.id}*`);
  await expect(page.locator('#lieux article')).toBeVisible();
  expect(await scrolled(page)).toBe(280);
});
