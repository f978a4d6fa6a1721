import { expect, type Page } from '@playwright/test';
import { shiftOn, watchShifts } from '@/tests/e2e/every-page/shifts';
import { episodeOf } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';
import { holdRequests } from '@/tests/e2e/network';

const PHONE = { width: 390, height: 844 };

it.use({ viewport: PHONE });

/** Returns the addresses of the entries for largest contentful paint, in order; texts have none. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => String(Reflect.get(entry, 'url')).slice(0, 15)),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );

for (const path of [`/episodes/${episodeOf(1).slug}`, '/outils'])
  it(`${path} shows a preview of its largest picture first`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    const { release } = await holdRequests(page, /\/(covers|tools)\//);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const preview = page.locator('main img[src^="data:"]').first();
    await expect(preview).toBeVisible();
    await expect(preview).toHaveJSProperty('naturalWidth', 400);
    await expect.poll(async () => (await largestPaints(page)).at(-1)).toBe('data:image/avif');

    release();
    const picture = page.locator('main picture img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    const [previewBox, pictureBox] = [await preview.boundingBox(), await picture.boundingBox()];
    expect(pictureBox).toEqual(previewBox);
    const { x, y, width, height } = pictureBox ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(width).toBeGreaterThan(300);
    const point = { x: x + width / 2, y: Math.min(y + height / 2, PHONE.height - 1) };
    const isPictureOnTop = await picture.evaluate(
      (image, point) => document.elementsFromPoint(point.x, point.y).includes(image),
      point,
    );
    expect(isPictureOnTop).toBe(true);
    expect(await shiftOn(page)).toBeLessThan(0.05);

    if (path === '/outils') return;
    // On a large screen the cover is shown whole, without the preview of its band.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('main img[src^="data:"]')).toBeHidden();
  });
