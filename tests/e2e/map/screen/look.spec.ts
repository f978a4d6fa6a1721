import { expect, test } from '@playwright/test';
import { MAP, screenOn } from '@/tests/e2e/map/mapScreenPage';

for (const width of [1024, 1440, 2560]) {
  test(`les trois chiffres de la carte sont sur une ligne à ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(MAP);
    const figures = page.getByRole('main').locator('dl').first().locator('dd');
    const tops = await figures.evaluateAll((all) =>
      all.map((figure) => Math.round(figure.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });
}

for (const [width, height] of [
  [768, 1024],
  [844, 390],
  [1024, 768],
] as const) {
  test(`le curseur des années est assez long à ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${MAP}?chronologie=1`);
    const { year } = screenOn(page);
    await expect(year).toBeVisible();
    expect((await year.boundingBox())?.width).toBeGreaterThanOrEqual(width * 0.3);
  });
}

test('la croix d’un lieu reste, sans couvrir son texte quand il défile', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${MAP}/la-mecque`);
  const { ready, panel, close } = screenOn(page);
  await ready();
  await panel.evaluate((element) => element.scrollTo(0, 700));
  await expect(close).toBeInViewport({ ratio: 1 });
  const seen = await close.evaluate((cross) => {
    const { left, top, bottom } = cross.getBoundingClientRect();
    const bar = cross.parentElement;
    const points = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
      [10, 40, 120, 200].map((before) => document.elementFromPoint(left - before, y)),
    );
    return points.every((shown) => shown !== null && bar?.contains(shown));
  });
  expect(seen).toBe(true);
});
