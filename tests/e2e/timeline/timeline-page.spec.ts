import { expect, it } from '@/tests/e2e/it';
import { ENTRIES, NEAR, PHONE, TIMELINE, timelineOn, WIDE } from './timelinePage';

it.describe('on a wide screen', () => {
  it.use({ viewport: WIDE, reducedMotion: 'reduce' });

  it('filters change the timeline, its list and the address', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const search = page.getByRole('searchbox', { name: 'Rechercher un événement' });
    const list = page.locator('[data-timeline="list"]');
    const viewBefore = await timeline.view();
    await search.fill('zzzz');
    await expect(page.getByText('Rien ici ne répond à ces filtres.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
    expect(await timeline.view()).toEqual(viewBefore);
    await search.fill('uhud');
    await expect(list.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'sur' })).toHaveText(
      `1 sur ${ENTRIES.length} répond aux filtres`,
    );
    await expect(page).toHaveURL(/q=uhud/);
    await search.press('Enter');
    await expect(timeline.label('uhud')).toBeFocused();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(list.getByRole('link')).toHaveCount(ENTRIES.length);
    const islam = page.locator('[data-lane="islam"]');
    const heightBefore = (await islam.boundingBox())?.height ?? 0;
    await page.getByRole('checkbox', { name: 'Documents' }).uncheck();
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
    await expect(page.locator('[data-lane="documents"]')).toBeHidden();
    await expect
      .poll(async () => (await islam.boundingBox())?.height)
      .toBeGreaterThan(heightBefore);
    await expect(page).toHaveURL(/sans=documents/);

    await it.step('the printed page shows the whole filtered list and a drawing', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(timeline.stage).toBeHidden();
      await expect(page.locator('[data-timeline="drawing"]')).toBeVisible();
      await expect(page.locator('li[data-entry="charlemagne-800"]')).toBeVisible();
      await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await it.step(
      'a link of the list opens an entry without reloading the document',
      async () => {
        await page.evaluate(() => void (document.documentElement.dataset.stays = 'true'));
        await page.locator('li[data-entry="badr"] a').click();
        await expect(page).toHaveURL(`${TIMELINE}/badr`);
        await expect(page.locator('html[data-stays="true"]')).toHaveCount(1);
      },
    );
  });
});

it.describe('on a phone', () => {
  it.use({ viewport: PHONE });

  it('the timeline shows drawing, list and folded filters', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    await page
      .locator('li[data-entry="badr"]')
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(page.locator('h4', { hasText: /^624/ })).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);

    const documents = page.getByRole('checkbox', { name: 'Documents' });
    const filtersButton = page.getByRole('button', { name: 'Filtres', exact: true });
    await expect(
      page.getByRole('searchbox', { name: 'Rechercher un événement' }),
    ).toBeVisible();
    await expect(documents).toBeHidden();
    await expect(filtersButton).toHaveAttribute('aria-expanded', 'false');
    await filtersButton.click();
    await documents.uncheck();
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
    await filtersButton.click();
    await expect(documents).toBeHidden();
    await expect(page.locator('li[data-entry="perf-558"]')).toBeHidden();
  });
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false, viewport: WIDE });

  it('the timeline is drawn and listed within 950 kB, each entry once', async ({ page }) => {
    const response = await page.goto(TIMELINE);
    const html = (await response?.text()) ?? '';
    expect(html.length).toBeLessThan(950_000);
    expect(html.split('data-entry="badr"').length - 1).toBeLessThanOrEqual(1);
    await expect(page.locator('[data-timeline="drawing"]')).toBeVisible();
    await page.locator('[data-timeline="list"] a[href$="/badr"]').click();
    await expect(page).toHaveURL(`${TIMELINE}/badr`);
  });
});
