import { expect, test, type Page } from '@playwright/test';
import { episodeOf } from '@/tests/e2e/content';

const PAGES = [`/episodes/${episodeOf(1).slug}`, '/outils'];
const PHONE = { width: 390, height: 844 };

/** The largest pictures and texts that have been painted, each larger than the one before. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ address: string; width: number }[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => {
              const { url, element } = entry as PerformanceEntry & {
                url: string;
                element: Element | null;
              };
              return { address: url.slice(0, 15), width: element?.clientWidth ?? 0 };
            }),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );

for (const path of PAGES)
  test.describe(path, () => {
    test('porte en elle l’ébauche de sa plus grande image, qu’on voit sans attendre le réseau', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      // Asked for, and never answered.
      await page.route(/\/(covers|tools)\//, () => undefined);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const preview = page.locator('main img[src^="data:"]').first();
      await expect(preview).toBeVisible();
      await expect(preview).toHaveJSProperty('naturalWidth', 400);
      await expect
        .poll(async () => (await largestPaints(page)).at(-1)?.address)
        .toBe('data:image/avif');
    });

    test('met l’image au même endroit quand elle vient, et rien ne bouge', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      const preview = page.locator('main img[src^="data:"]').first();
      const picture = page.locator('main picture img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const [below, above] = [await preview.boundingBox(), await picture.boundingBox()];
      expect(above).toEqual(below);
      const { x, y, width, height } = above ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(width).toBeGreaterThan(300);
      const point = { x: x + width / 2, y: Math.min(y + height / 2, PHONE.height - 1) };
      const isAbove = await picture.evaluate(
        (image, at) => document.elementsFromPoint(at.x, at.y).includes(image),
        point,
      );
      expect(isAbove).toBe(true);
    });
  });

test('une couverture entière, sur grand écran, n’a pas l’ébauche d’un bandeau', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGES[0] ?? '/');
  await expect(page.locator('main img[src^="data:"]')).toBeHidden();
});
