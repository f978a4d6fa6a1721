import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  ARABIA,
  cardButton,
  chaptersOnDisk,
  listenAtHome,
  playerOptionsOn,
} from './playerOptions';
import { playerOn } from './playerPage';

// Reduced motion: contrast is checked after fades, not during them.
it.use({ reducedMotion: 'reduce' });

it.describe('with a mouse and a keyboard', () => {
  it.use({ viewport: { width: 1280, height: 900 } });

  it('the options open above the bar, close, and axe finds nothing', async ({ page }) => {
    const player = await listenAtHome(page, ARABIA);
    const { button, panel, chapter, openPanel } = playerOptionsOn(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const [panelBox, barBox] = [await panel.boundingBox(), await player.region.boundingBox()];
    expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    expect(barBox?.height).toBe(80);
    await expect(chapter(chaptersOnDisk(ARABIA)[0].title)).toBeVisible();
    await expectNoViolations(page);

    await panel.getByRole('radio', { name: '2×' }).check();
    await expect.poll(player.rate).toBe(2);
    await expect(player.region.getByRole('button', { name: 'Vitesse : 2×' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(panel.getByRole('radio', { name: '1,75×' })).toBeChecked();
    await expect.poll(player.rate).toBe(1.75);
    await page.emulateMedia({ forcedColors: 'active' });
    const speedLabel = (speed: string) => panel.getByText(speed, { exact: true });
    await expect(speedLabel('1,75×')).toHaveCSS('outline-style', 'solid');
    await expect(speedLabel('1×')).toHaveCSS('outline-style', 'none');
    await page.emulateMedia({ forcedColors: null });

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await openPanel();
    await expect(panel).toBeFocused();
    await button.click();
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await openPanel();
    await expect(panel).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await openPanel();
    const help = panel.getByRole('button', { name: 'Raccourcis clavier' });
    await help.focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();

    await openPanel();
    await help.click();
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
    await expectNoViolations(page);
    expect((await player.region.boundingBox())?.height).toBe(80);
  });
});

it.describe('on a phone', () => {
  it.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  it('the options fit a phone, with touch targets of 44 pixels', async ({ page }) => {
    await page.goto('/');
    await cardButton(page, ARABIA).tap();
    const player = playerOn(page);
    const { button, panel, chapter, timer } = playerOptionsOn(page);
    const volume = panel.getByRole('slider', { name: 'Volume' });
    await expect(player.region.getByRole('button', { name: /^Vitesse/ })).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(volume).toBeVisible();
    await expect(chapter(chaptersOnDisk(ARABIA)[0].title)).toBeVisible();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740 - 96);
    const buttons = await panel.getByRole('button').all();
    for (const control of [button, ...buttons, timer, volume]) {
      const controlBox = await control.boundingBox();
      // Boxes in a scrolled panel have fractional coordinates.
      expect(Math.round(controlBox?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(controlBox?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectNoViolations(page);
    await panel.getByRole('radio', { name: '1,5×' }).tap();
    await expect(panel.getByRole('radio', { name: '1,5×' })).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.touchscreen.tap(180, (box?.y ?? 0) - 20);
    await expect(panel).toBeHidden();

    await page.setViewportSize({ width: 320, height: 640 });
    await button.tap();
    await expect(panel).toBeVisible();
    expect((await player.region.boundingBox())?.height).toBe(96);
    for (const control of [player.toggle('Pause'), button, player.close, timer, panel]) {
      const controlBox = await control.boundingBox();
      expect(controlBox?.x).toBeGreaterThanOrEqual(0);
      expect((controlBox?.x ?? 0) + (controlBox?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(
      await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  });
});
