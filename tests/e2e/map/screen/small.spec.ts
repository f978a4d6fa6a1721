import { expect, test, type Page } from '@playwright/test';
import { unseen, walk } from '@/tests/e2e/comfort/keyboardWalk';
import { MAP, screenOn } from '@/tests/e2e/map/mapScreenPage';
import { playerOn } from '@/tests/e2e/player/playerPage';

/** Starts an episode of the page's place, so that the player's bar takes its part of the window. */
async function play(page: Page): Promise<void> {
  await page.goto(`${MAP}/badr`);
  await screenOn(page).ready();
  await page.getByRole('button', { name: 'Écouter' }).first().click();
  await expect(playerOn(page).region).toBeVisible();
}

/** Follows a link within the page: the player stays. */
async function closePlace(page: Page): Promise<void> {
  await screenOn(page).close.click();
  // In a panel that goes out of sight as it comes, and that no role finds any more.
  await expect(page.locator('[data-list-place]').first()).toBeAttached();
}

const SMALL = [
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

for (const viewport of SMALL) {
  test.describe(`La carte à ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('ne mène jamais la touche Tab derrière elle', async ({ page }) => {
      await page.goto(MAP);
      await screenOn(page).ready();
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(8);
      expect(unseen(stops)).toEqual([]);
    });

    test('ne la mène pas derrière la fiche d’un lieu, ni derrière le lecteur', async ({
      page,
    }) => {
      await play(page);
      expect(unseen(await walk(page))).toEqual([]);
      await closePlace(page);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('[data-walked]'))
          element.removeAttribute('data-walked');
      });
      expect(unseen(await walk(page))).toEqual([]);
    });

    test('tient dans la fenêtre, au-dessus du lecteur', async ({ page }) => {
      await play(page);
      await closePlace(page);
      const { map } = screenOn(page);
      const [stage, bar] = [await map.boundingBox(), await playerOn(page).region.boundingBox()];
      expect(stage?.y).toBeLessThan(viewport.height / 2);
      expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    });
  });
}

test.describe('Un téléphone qui se couche', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('garde la carte sous les yeux, et le même lieu en son milieu', async ({ page }) => {
    await page.goto(`${MAP}?vue=40,50,2`);
    const { ready, map, shown } = screenOn(page);
    await ready();
    const middle = async () => {
      const [image, stage] = [await shown(), await map.boundingBox()];
      if (!stage) throw new Error('La carte n’est pas à l’écran.');
      return (stage.x + stage.width / 2 - image.x) / image.width;
    };
    const before = await middle();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(250);
    await expect(map).toBeInViewport({ ratio: 0.99 });
    expect(await middle()).toBeCloseTo(before, 2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await map.boundingBox())?.width).toBe(390);
    expect(await middle()).toBeCloseTo(before, 2);
  });

  test('montre la fin du texte d’un lieu au-dessus du lecteur', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await play(page);
    const { panel } = screenOn(page);
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = panel.locator('article > :last-child > :last-child');
    await expect(last).toBeInViewport({ ratio: 0.9 });
    const [text, bar] = [await last.boundingBox(), await playerOn(page).region.boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test.describe('La fenêtre large', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('laisse la page défiler à la fin du panneau', async ({ page }) => {
    await page.goto(`${MAP}/badr`);
    const { ready, panel } = screenOn(page);
    await ready();
    await panel.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
  });

  test('choisie en plein écran, ne mène pas la touche Tab sous la carte', async ({ page }) => {
    await page.goto(`${MAP}/badr`);
    await screenOn(page).ready();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    expect(unseen(await walk(page))).toEqual([]);
  });
});
