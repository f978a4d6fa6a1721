import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';

const QUIZ = '/outils/quizz/carte';

function quizOn(page: Page) {
  const region = page.getByRole('region', { name: 'Quiz sur la carte' });
  return {
    region,
    button: (name: string | RegExp) => region.getByRole('button', { name }),
    heading: region.getByRole('heading', { level: 2 }),
    surface: region.locator('[data-map="surface"]'),
    told: region.getByRole('link', { name: /^La fiche du lieu/ }),
  };
}

/** The maps, as the quiz names them. */
const MAPS = [
  { id: 'arabie', title: /^L’Arabie/ },
  { id: 'medine', title: /^Médine/ },
] as const;
type QuizMap = (typeof MAPS)[number];

async function start(page: Page, { title }: QuizMap = MAPS[0]): Promise<void> {
  await page.goto(QUIZ);
  await quizOn(page).button(title).click();
  await expect(quizOn(page).heading).toHaveText(/^Où est /);
}

/** Where a place is on the screen, by the public description of its map. */
async function spotOf(
  page: Page,
  name: string,
  { id }: QuizMap = MAPS[0],
): Promise<{ x: number; y: number }> {
  const response = await page.request.get(`/maps/${id}/manifest.json`);
  const { pois }: { pois: { name: string; coordinates: [number, number] }[] } =
    await response.json();
  const place =
    pois.find((one) => one.name === name) ?? pois.find((one) => one.name.startsWith(name));
  if (!place) throw new Error(`${name} n’est pas sur la carte.`);
  const box = await page.locator('[data-map="layer"] img').first().boundingBox();
  if (!box) throw new Error('The map is expected.');
  const [x, y] = place.coordinates;
  return { x: box.x + (x / 100) * box.width, y: box.y + (y / 100) * box.height };
}

const asked = async (page: Page): Promise<string> =>
  ((await quizOn(page).heading.textContent()) ?? '').replace(/^Où est |\u202f\?$/g, '');

/** Goes on with Tab, and nothing else, until this is what the keyboard would press. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached with the keyboard.`);
}

/** Moves the reticle over a point with the arrows, in wide steps and then, with Shift, in narrow ones. */
async function aimAt(page: Page, reticle: Locator, spot: { x: number; y: number }) {
  const frame = await reticle.locator('..').boundingBox();
  const at = await reticle.boundingBox();
  if (!frame || !at) throw new Error('The reticle is expected.');
  for (const [side, [less, more], centre] of [
    ['width', ['ArrowLeft', 'ArrowRight'], spot.x - (at.x + at.width / 2)],
    ['height', ['ArrowUp', 'ArrowDown'], spot.y - (at.y + at.height / 2)],
  ] as const) {
    const percent = Math.round(Math.abs((centre / frame[side]) * 100));
    const key = centre < 0 ? less : more;
    for (let left = Math.floor(percent / 4); left > 0; left -= 1)
      await page.keyboard.press(key);
    for (let left = percent % 4; left > 0; left -= 1) await page.keyboard.press(`Shift+${key}`);
  }
}

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
        const { x, y } = await spotOf(page, name, map);
        await page.touchscreen.tap(x + 14, y - 14);
        await expect(told).toBeVisible();
        await button('Continuer').tap();
      }
    });
});

test('Toute la partie se gagne au clavier et sans voir la carte', async ({ page }) => {
  await start(page);
  const { button, region, heading } = quizOn(page);
  await button('Répondre par une liste').focus();
  await page.keyboard.press('Enter');
  for (let rank = 1; rank <= 10; rank += 1) {
    await expect(region.getByText(`Lieu ${rank} / 10`, { exact: true })).toBeVisible();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const radios = region.getByRole('radio');
      if ((await radios.count()) === 0) break;
      await radios.nth(attempt).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(region.getByText(/^Manqué|^trouvé au|^montré/).first()).toBeVisible();
      if (await button('Continuer').isVisible()) break;
    }
    await button('Continuer').focus();
    await page.keyboard.press('Enter');
  }
  await expect(heading).toHaveText(/^\d+ lieux? trouvés? sur 10$/);
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
