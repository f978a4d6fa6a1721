import { expectNoViolations } from '@/tests/e2e/axe';
import { invisibleStops, walkByTab } from '@/tests/e2e/every-page/keyboardWalk';
import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, PHONE, WIDE } from '@/tests/e2e/map/mapPage';
import { playerOn } from '@/tests/e2e/player/playerPage';

it.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });

it('Escape closes dialog, place and fullscreen in turn', async ({ page }) => {
  await page.addInitScript(() => {
    // Refuses the browser's own fullscreen, as a tablet does: in native fullscreen the browser handles Escape.
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
  });
  await page.goto(`${MAP}/badr`);
  const { waitUntilReady, panel, place, region, close, listHeading } = mapOn(page);
  await waitUntilReady();
  await it.step(
    'the close button of a place stays in the window, beside no scrolled text',
    async () => {
      await panel.evaluate((element) => element.scrollTo(0, 700));
      await expect(close).toBeInViewport({ ratio: 1 });
      const isClear = await close.evaluate((closeLink) => {
        const { left, top, bottom } = closeLink.getBoundingClientRect();
        const bar = closeLink.parentElement;
        const points = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
          [10, 40, 120, 200].map((distance) => document.elementFromPoint(left - distance, y)),
        );
        return points.every((element) => element !== null && bar?.contains(element));
      });
      expect(isClear).toBe(true);
    },
  );
  await it.step('the page scrolls where the panel ends', async () => {
    await panel.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
  });
  await panel.getByRole('button', { name: 'Écouter' }).first().click();
  const enterButton = page.getByRole('button', { name: 'Plein écran' });
  const leaveButton = page.getByRole('button', { name: 'Quitter le plein écran' });
  await enterButton.click();
  await expect(leaveButton).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
  await expect(page.locator('dl').getByText('Batailles', { exact: true })).toBeHidden();
  const player = playerOn(page);
  await expect(player.region).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await region.boundingBox())?.height).toBeGreaterThan(500);
  await player.toggle('Pause').click();
  await expect(player.toggle('Lecture')).toBeVisible();
  await expectNoViolations(page);
  expect(invisibleStops(await walkByTab(page))).toEqual([]);

  const options = page.getByRole('button', { name: 'Plus d’options' });
  await options.click();
  const title = page.getByRole('heading', { name: 'Options de lecture' });
  await expect(title).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  await expect(place('Badr')).toBeVisible();
  await expect(options).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(listHeading).toBeVisible();
  await expect(leaveButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enterButton).toBeFocused();

  await it.step('fullscreen follows a change of the window’s size', async () => {
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await region.boundingBox())?.width).toBe(PHONE.width);
    await expect(page.getByRole('button', { name: /plein écran/i })).toBeHidden();
    await page.setViewportSize(WIDE);
    await expect(enterButton).toBeVisible();
  });
});
