import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import {
  aimAt,
  asked,
  bringOut,
  candidateOf,
  MAPS,
  QUIZ,
  quizOn,
  spotOf,
  start,
  tabTo,
} from './mapQuizPage';

test.use({ reducedMotion: 'reduce' });

test('Un clic au bon endroit trouve le lieu, qui est alors nommé', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await start(page);
  const { surface, told, button, region } = quizOn(page);
  await expect(surface).toBeVisible();
  await button('Voir toute la carte').click();
  for (let rank = 1; rank <= 3; rank += 1) {
    await expect(region.getByText(`Lieu ${rank} / 10`, { exact: true })).toBeVisible();
    const name = await asked(page);
    await expect(async () => {
      const { x, y } = await spotOf(page, name);
      await page.mouse.click(x, y);
      await expect(told).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(region.getByText(/^trouvé au \d(er|e) essai/)).toBeVisible();
    await button('Continuer').click();
  }
});

for (const map of MAPS)
  test(`Dix lieux se trouvent au clavier seul, par le viseur : ${map.id}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(QUIZ);
    const { button, region, heading, surface, told } = quizOn(page);
    await tabTo(page, button(map.title));
    await page.keyboard.press('Enter');
    await expect(surface).toBeVisible();
    await tabTo(page, button('Voir toute la carte'));
    await page.keyboard.press('Enter');
    for (let rank = 1; rank <= 10; rank += 1) {
      await expect(region.getByText(`Lieu ${rank} / 10`, { exact: true })).toBeVisible();
      const reticle = button(/^Viseur\s: répondre ici/);
      await expect(reticle).toBeVisible();
      const name = await asked(page);
      await tabTo(page, reticle);
      await aimAt(page, reticle, await spotOf(page, name, map));
      await page.keyboard.press('Enter');
      await expect(told).toBeVisible();
      await expect(region.getByText(/^trouvé au 1er essai/)).toBeVisible();
      await tabTo(page, button('Continuer'));
      await page.keyboard.press('Enter');
    }
    await expect(heading).toHaveText('10 lieux trouvés sur 10');
    await expectNothingFound(page);
  });

test.describe('Au doigt', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const map of MAPS)
    test(`Un doigt à moins de 24 pixels d’un lieu l’a trouvé, dix fois : ${map.id}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await start(page, map);
      const { surface, told, button, region } = quizOn(page);
      await expect(surface).toBeVisible();
      for (let rank = 1; rank <= 10; rank += 1) {
        await expect(region.getByText(`Lieu ${rank} / 10`, { exact: true })).toBeVisible();
        const name = await asked(page);
        await button('Voir toute la carte').tap();
        await surface.scrollIntoViewIfNeeded();
        const spot = await bringOut(page, () => spotOf(page, name, map));
        await page.touchscreen.tap(spot.x, spot.y);
        await expect(told).toBeVisible();
        await button('Continuer').tap();
      }
    });
});

for (const map of MAPS)
  test(`Toute la partie se gagne au clavier et sans voir la carte : ${map.id}`, async ({
    page,
  }) => {
    await start(page, map);
    const { button, region, heading, surface } = quizOn(page);
    await button('Répondre par une liste').focus();
    await page.keyboard.press('Enter');
    for (let rank = 1; rank <= 10; rank += 1) {
      await expect(region.getByText(`Lieu ${rank} / 10`, { exact: true })).toBeVisible();
      await expect(surface).toHaveCount(0);
      const radios = region.getByRole('radio');
      await expect(radios).toHaveCount(4);
      const where = await region.getByRole('group').locator('label').allTextContents();
      await radios.nth(candidateOf(await asked(page), where, map)).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(region.getByText(/^trouvé au 1er essai/)).toBeVisible();
      await button('Continuer').focus();
      await page.keyboard.press('Enter');
    }
    await expect(heading).toHaveText('10 lieux trouvés sur 10');
    await expect(region.getByRole('link', { name: /^La fiche du lieu/ })).toHaveCount(10);
  });

test('Le viseur se déplace avec les flèches, dit où il est, et Entrée répond', async ({
  page,
}) => {
  await start(page);
  const { button, region } = quizOn(page);
  const reticle = button(/^Viseur\s: répondre ici/);
  await expect(quizOn(page).surface).toBeVisible();
  await reticle.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(region.getByText(/^à .+\sk?m (au|à l’)/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(region.getByText(/^Manqué|^trouvé au/).first()).toBeVisible();
});

for (const width of [360, 1280])
  test(`À ${width} pixels, axe ne trouve rien à aucune étape, et rien ne dépasse`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { button, surface } = quizOn(page);
    const judge = async () => {
      await expectNothingFound(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    };
    await page.goto(QUIZ);
    await judge();
    await start(page);
    await expect(surface).toBeVisible();
    await judge();
    await button('Répondre par une liste').click();
    await judge();
    await button('Montrer le lieu').click();
    await judge();
  });

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la page dit que le quiz en a besoin, et mène aux cartes', async ({ page }) => {
    await page.goto(QUIZ);
    const main = page.getByRole('main');
    await expect(main.getByText(/Le quiz sur la carte a besoin de JavaScript/)).toBeVisible();
    await expect(
      main.getByRole('link', { name: 'L’Arabie au temps du Prophète' }),
    ).toBeVisible();
  });
});
