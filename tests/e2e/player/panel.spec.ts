import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  ARABIA,
  cardButton,
  chaptersOnDisk,
  listenAtHome,
  optionsOn,
  SOURCES,
} from './playerOptions';
import { playerOn } from './playerPage';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('Les options', () => {
  test('s’ouvrent au-dessus de la barre, se ferment par Échap et rendent le focus', async ({
    page,
  }) => {
    const player = await listenAtHome(page, SOURCES);
    const options = optionsOn(page);
    await expect(options.button).toHaveAttribute('aria-expanded', 'false');
    await options.button.focus();
    await page.keyboard.press('Enter');
    await expect(options.panel).toBeFocused();
    await expect(options.button).toHaveAttribute('aria-expanded', 'true');
    const panel = await options.panel.boundingBox();
    const bar = await player.region.boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(bar?.height).toBe(80);
    await page.keyboard.press('Escape');
    await expect(options.panel).toBeHidden();
    await expect(options.button).toBeFocused();
  });

  test('se ferment aussi par leur bouton, à la souris comme au clavier', async ({ page }) => {
    await listenAtHome(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await expect(options.panel).toBeFocused();
    await options.button.click();
    await expect(options.panel).toBeHidden();
    await expect(options.button).toHaveAttribute('aria-expanded', 'false');
    await options.open();
    await expect(options.panel).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(options.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options.panel).toBeHidden();
  });

  test('se ferment d’elles-mêmes quand le focus en sort, pour ne rien cacher', async ({
    page,
  }) => {
    await listenAtHome(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await options.panel.getByRole('button', { name: 'Raccourcis clavier' }).focus();
    await page.keyboard.press('Tab');
    await expect(options.panel).toBeHidden();
  });
});

for (const { width, height, bar } of [
  { width: 390, height: 844, bar: 96 },
  { width: 1280, height: 900, bar: 80 },
]) {
  test.describe(`À ${width} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 768, reducedMotion: 'reduce' });

    test('axe ne trouve rien dans les options ni dans l’aide ; la barre garde sa hauteur', async ({
      page,
    }) => {
      const player = await listenAtHome(page, ARABIA);
      const options = optionsOn(page);
      await options.open();
      await expect(options.chapter(chaptersOnDisk(ARABIA)[0].title)).toBeVisible();
      const check = async () => (await new AxeBuilder({ page }).analyze()).violations;
      expect(await check()).toEqual([]);
      await options.panel.getByRole('button', { name: 'Raccourcis clavier' }).click();
      await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
      expect(await check()).toEqual([]);
      expect((await player.region.boundingBox())?.height).toBe(bar);
    });
  });
}

test('à 320 pixels, la barre et les options tiennent encore, sans défiler de côté', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const player = await listenAtHome(page, ARABIA);
  const options = optionsOn(page);
  await options.open();
  expect((await player.region.boundingBox())?.height).toBe(96);
  for (const control of [
    player.toggle('Pause'),
    options.button,
    player.region.getByRole('button', { name: 'Fermer le lecteur' }),
    options.timer,
    options.panel,
  ]) {
    const box = await control.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(
    await options.panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0);
});

test('en couleurs imposées, ce qui est choisi se voit encore', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await listenAtHome(page, ARABIA);
  const options = optionsOn(page);
  await options.open();
  const text = (speed: string) => options.panel.getByText(speed, { exact: true });
  await expect(text('1×')).toHaveCSS('outline-style', 'solid');
  await expect(text('2×')).toHaveCSS('outline-style', 'none');
});

test.describe('Sur un téléphone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('tout tient dans un volet, au doigt, avec des cibles de 44 pixels', async ({ page }) => {
    await page.goto('/');
    await cardButton(page, ARABIA).tap();
    const player = playerOn(page);
    const options = optionsOn(page);
    await expect(player.region.getByRole('button', { name: /^Vitesse/ })).toBeHidden();
    await options.button.tap();
    await expect(options.panel).toBeVisible();
    await expect(options.panel.getByRole('slider', { name: 'Volume' })).toBeVisible();
    await expect(options.chapter(chaptersOnDisk(ARABIA)[0].title)).toBeVisible();
    const box = await options.panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740 - 96);
    for (const control of [
      options.button,
      ...(await options.panel.getByRole('button').all()),
      options.timer,
      options.panel.getByRole('slider', { name: 'Volume' }),
    ]) {
      const size = await control.boundingBox();
      // A scrolled panel puts boxes on fractions of a pixel.
      expect(Math.round(size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(size?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await options.panel.getByRole('radio', { name: '1,5×' }).tap();
    await expect(options.panel.getByRole('radio', { name: '1,5×' })).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.touchscreen.tap(180, (box?.y ?? 0) - 20);
    await expect(options.panel).toBeHidden();
  });
});
