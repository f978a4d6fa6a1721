import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  moveReticleTo,
  answerByList,
  requestedPlace,
  panUntilUncovered,
  MAPS,
  MAP_QUIZ,
  mapQuizOn,
  placePointOf,
  startMapQuiz,
  tabTo,
} from './mapQuizPage';

it.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

const [ARABIA, MEDINA] = MAPS;

it('a click on the requested place finds and names the place', async ({ page }) => {
  await startMapQuiz(page, ARABIA);
  const { surface, record, button, region, rank } = mapQuizOn(page);
  await expect(surface).toBeVisible();
  await button('Voir toute la carte').click();
  for (const rankShown of [1, 2]) {
    await expect(rank(rankShown)).toBeVisible();
    const name = await requestedPlace(page);
    await expect(async () => {
      const { x, y } = await placePointOf(page, name, ARABIA);
      await page.mouse.click(x, y);
      await expect(record).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(region.getByText(/^trouvé au \d(er|e) essai/)).toBeVisible();
    await button('Continuer').click();
  }
});

it('the map quiz is answered by keyboard, with reticle and list', async ({ page }) => {
  await page.goto(MAP_QUIZ);
  const { button, region, heading, surface, record, rank } = mapQuizOn(page);
  await tabTo(page, button(MEDINA.title));
  await page.keyboard.press('Enter');
  await expect(surface).toBeVisible();
  await tabTo(page, button('Voir toute la carte'));
  await page.keyboard.press('Enter');
  const reticle = button(/^Viseur\s: répondre ici/);
  for (const rankShown of [1, 2]) {
    await expect(rank(rankShown)).toBeVisible();
    const name = await requestedPlace(page);
    await tabTo(page, reticle);
    await moveReticleTo(page, reticle, await placePointOf(page, name, MEDINA));
    await expect(region.getByText(/^à .+\sk?m (au|à l’)/)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(record).toBeVisible();
    await expect(region.getByText(/^trouvé au 1er essai/)).toBeVisible();
    await tabTo(page, button('Continuer'));
    await page.keyboard.press('Enter');
  }
  await button('Répondre par une liste').focus();
  await page.keyboard.press('Enter');
  for (let rankShown = 3; rankShown <= 10; rankShown += 1) {
    await expect(rank(rankShown)).toBeVisible();
    await expect(surface).toHaveCount(0);
    await answerByList(page, MEDINA);
    await expect(region.getByText(/^trouvé au 1er essai/)).toBeVisible();
    await button('Continuer').focus();
    await page.keyboard.press('Enter');
  }
  await expect(heading).toHaveText('10 lieux trouvés sur 10');
  await expect(region.getByRole('link', { name: /^La fiche du lieu/ })).toHaveCount(10);
  await expectNoViolations(page);
});

it.describe('by touch', () => {
  it.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  it('a touch less than 24 pixels from a place finds the place', async ({ page }) => {
    await startMapQuiz(page, ARABIA);
    const { surface, record, button, rank } = mapQuizOn(page);
    await expect(surface).toBeVisible();
    for (const rankShown of [1, 2, 3]) {
      await expect(rank(rankShown)).toBeVisible();
      const name = await requestedPlace(page);
      await button('Voir toute la carte').tap();
      await surface.scrollIntoViewIfNeeded();
      const point = await panUntilUncovered(page, () => placePointOf(page, name, ARABIA));
      await page.touchscreen.tap(point.x, point.y);
      await expect(record).toBeVisible();
      await button('Continuer').tap();
    }
  });
});

for (const width of [360, 1280])
  it(`no step of the map quiz fails axe or overflows ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { button, surface } = mapQuizOn(page);
    const expectAccessible = async () => {
      await expectNoViolations(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    };
    await startMapQuiz(page, ARABIA);
    await expect(surface).toBeVisible();
    await expectAccessible();
    await button('Répondre par une liste').click();
    await expectAccessible();
    await button('Montrer le lieu').click();
    await expectAccessible();
  });

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the map quiz says that it needs JavaScript, and links to the maps', async ({ page }) => {
    await page.goto(MAP_QUIZ);
    const main = page.getByRole('main');
    await expect(main.getByText(/Le quiz sur la carte a besoin de JavaScript/)).toBeVisible();
    await expect(
      main.getByRole('link', { name: 'L’Arabie au temps du Prophète' }),
    ).toBeVisible();
  });
});
