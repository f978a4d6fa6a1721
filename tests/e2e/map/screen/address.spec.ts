import { expect, test } from '@playwright/test';
import { MAP, queryOf, screenOn, WIDE } from '@/tests/e2e/map/mapScreenPage';

test.describe('L’adresse de la carte et l’historique', () => {
  test.use({ viewport: WIDE });

  test('ajoute une entrée à l’historique par lieu ouvert, aucune en fermant', async ({
    page,
  }) => {
    await page.goto(MAP);
    const { ready, marker, place, close, panel, historyLength } = screenOn(page);
    await ready();
    const start = await historyLength();
    for (const [id, name] of [
      ['badr', 'Badr'],
      ['uhud', 'Uhud'],
    ] as const) {
      await marker(id).dispatchEvent('click');
      await expect(place(name)).toBeVisible();
    }
    await marker('uhud').dispatchEvent('click');
    expect(await historyLength()).toBe(start + 2);
    await close.click();
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    expect(await historyLength()).toBe(start + 2);
  });

  test('revient en fermant à l’entrée de la carte, les filtres gardés : « précédent » quitte la carte', async ({
    page,
  }) => {
    await page.goto('/outils');
    await page.goto(MAP);
    const { ready, marker, place, close, panel, search } = screenOn(page);
    await ready();
    for (const [id, name] of [
      ['badr', 'Badr'],
      ['uhud', 'Uhud'],
      ['tabuk', 'Tabûk'],
    ] as const) {
      await marker(id).dispatchEvent('click');
      await expect(place(name)).toBeVisible();
      await close.click();
      await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    }
    await marker('badr').dispatchEvent('click');
    await expect(place('Badr')).toBeVisible();
    await marker('uhud').dispatchEvent('click');
    await expect(place('Uhud')).toBeVisible();
    await search.fill('uhud');
    await close.click();
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${MAP}\\?`));
    await expect(search).toHaveValue('uhud');
    await expect.poll(() => queryOf(page)).toMatchObject({ q: 'uhud' });
    await page.goBack();
    await expect(page).toHaveURL(/\/outils$/);
  });

  test('suit « précédent » et « suivant » sans reconstruire la carte', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map, marker, place, panel } = screenOn(page);
    await ready();
    const isMarked = map.locator('[data-marked="yes"]');
    await map
      .locator('button[data-place]')
      .first()
      .evaluate((element) => {
        const stage = element.parentElement?.parentElement;
        if (stage) stage.dataset.marked = 'yes';
      });
    await marker('badr').dispatchEvent('click');
    await expect(place('Badr')).toBeVisible();
    await marker('uhud').dispatchEvent('click');
    await expect(place('Uhud')).toBeVisible();
    await page.goBack();
    await expect(place('Badr')).toBeVisible();
    await page.goBack();
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    await page.goForward();
    await expect(place('Badr')).toBeVisible();
    await expect(isMarked).toHaveCount(1);
  });

  test('garde les filtres de chaque entrée de l’historique', async ({ page }) => {
    await page.goto(`${MAP}?type=batailles`);
    const { ready, marker, place, search } = screenOn(page);
    await ready();
    await marker('badr').dispatchEvent('click');
    await expect(place('Badr')).toBeVisible();
    await expect.poll(() => queryOf(page)).toMatchObject({ type: 'batailles' });
    await search.fill('uhud');
    await expect.poll(() => queryOf(page)).toMatchObject({ q: 'uhud' });
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('battles');
  });

  test('écrit moins de 20 fois en 10 secondes de mouvement, sans entrée nouvelle', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const replace = History.prototype.replaceState;
      History.prototype.replaceState = function count(...parameters) {
        const written = Number(document.documentElement.dataset.written ?? 0);
        document.documentElement.dataset.written = String(written + 1);
        return replace.apply(this, parameters);
      };
    });
    await page.goto(MAP);
    const { ready, map, historyLength } = screenOn(page);
    await ready();
    await map.scrollIntoViewIfNeeded();
    const written = () =>
      page.evaluate(() => Number(document.documentElement.dataset.written ?? 0));
    const [before, entries] = [await written(), await historyLength()];
    const box = await map.boundingBox();
    if (!box) throw new Error('La carte n’est pas à l’écran.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const end = Date.now() + 10_000;
    for (let turn = 0; Date.now() < end; turn += 1) {
      await page.mouse.wheel(0, turn % 20 < 10 ? -60 : 60);
    }
    // The view is told when the map comes to rest, which may be after the last turn of the wheel.
    await expect.poll(written).toBeGreaterThan(before);
    expect((await written()) - before).toBeLessThanOrEqual(20);
    expect(await historyLength()).toBe(entries);
  });

  test('retrouve la même vue au rechargement', async ({ page }) => {
    await page.goto(`${MAP}?vue=40,50,2`);
    const { ready, shown } = screenOn(page);
    await ready();
    const before = await shown();
    expect(before.width / 1500).toBeCloseTo(2, 2);
    await page.reload();
    await ready();
    const after = await shown();
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(after.width / before.width - 1)).toBeLessThanOrEqual(0.005);
  });

  for (const view of ['a,b,c', '999,999,999', '-5,-5,0', '1,2', '%', 'NaN,NaN,NaN']) {
    test(`n’est jamais vide, même à l’adresse vue=${view}`, async ({ page }) => {
      await page.goto(`${MAP}?vue=${encodeURIComponent(view)}`);
      const { ready, shown, map } = screenOn(page);
      await ready();
      const [image, box] = [await shown(), await map.boundingBox()];
      if (!box) throw new Error('La carte n’est pas à l’écran.');
      expect(image.width).toBeGreaterThanOrEqual(0.8 * 1500 - 1);
      expect(image.width).toBeLessThanOrEqual(3 * 1500 + 1);
      expect(image.x).toBeLessThanOrEqual(box.x + 1);
      expect(image.x + image.width).toBeGreaterThanOrEqual(box.x + box.width - 1);
    });
  }
});
