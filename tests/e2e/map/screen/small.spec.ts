import { invisibleStops, walkByTab } from '@/tests/e2e/every-page/keyboardWalk';
import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn } from '@/tests/e2e/map/mapPage';
import { playerOn } from '@/tests/e2e/player/playerPage';

it.use({ reducedMotion: 'reduce' });

// A phone, a phone in landscape, and a window at a zoom of 400 % (WCAG 2.2, success criterion 1.4.10).
for (const viewport of [
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 320, height: 256 },
])
  it.describe(`the map at ${viewport.width} × ${viewport.height}`, () => {
    it.use({ viewport });

    it('stays above the player, and hides no tab stop', async ({ page }) => {
      await page.goto(`${MAP}/badr`);
      const { waitUntilReady, panel, close, region } = mapOn(page);
      await waitUntilReady();
      await page.getByRole('button', { name: 'Écouter' }).first().click();
      const player = playerOn(page).region;
      await expect(player).toBeVisible();
      const barBox = await player.boundingBox();
      if (viewport.height > 300) {
        await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        const lastText = panel.locator('article > :last-child > :last-child');
        await expect(lastText).toBeInViewport({ ratio: 0.9 });
        const textBox = await lastText.boundingBox();
        expect((textBox?.y ?? 0) + (textBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
      }
      expect(invisibleStops(await walkByTab(page))).toEqual([]);
      await close.click();
      // Attached but hidden: the list's panel slides out of view, and no role finds its links.
      await expect(page.locator('[data-list-place]').first()).toBeAttached();
      const stage = await region.boundingBox();
      expect(stage?.y).toBeLessThan(viewport.height / 2);
      expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('[data-walked]'))
          element.removeAttribute('data-walked');
      });
      const stops = await walkByTab(page);
      expect(stops.length).toBeGreaterThan(8);
      expect(invisibleStops(stops)).toEqual([]);
    });
  });

it.describe('a phone turned to landscape', () => {
  it.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  it('keeps the map visible, and the same point in its middle', async ({ page }) => {
    await page.goto(`${MAP}?vue=40,50,2`);
    const map = mapOn(page);
    await map.waitUntilReady();
    await map.waitUntilStill();
    const middleX = async () => {
      const [{ x, scale }, { width }] = [await map.viewport(), await map.box()];
      return (width / 2 - x) / scale;
    };
    const middleBefore = await middleX();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect
      .poll(async () => (await map.region.boundingBox())?.height)
      .toBeGreaterThan(250);
    await expect(map.region).toBeInViewport({ ratio: 0.99 });
    await expect.poll(middleX).toBeCloseTo(middleBefore, 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await map.region.boundingBox())?.width).toBe(390);
    await expect.poll(middleX).toBeCloseTo(middleBefore, 0);
  });
});
