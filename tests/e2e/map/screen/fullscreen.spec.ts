import { expect, test } from '@playwright/test';
import { MAP, PHONE, screenOn, WIDE } from '@/tests/e2e/map/mapScreenPage';
import { playerOn } from '@/tests/e2e/player/playerPage';

test.describe('La chronologie', () => {
  test.use({ viewport: WIDE });

  test('part de 609, joue jusqu’à 630 et s’arrête', async ({ page }) => {
    await page.goto(MAP);
    const { ready, timeline, year, marker } = screenOn(page);
    await ready();
    await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
    await expect(timeline.getByText('609 ap. J.-C.').first()).toBeVisible();
    await expect(timeline.getByText('630 ap. J.-C.')).toBeVisible();
    await expect(year).toHaveValue('609');
    await expect(marker('badr')).toHaveCount(0);
    await timeline.getByRole('button', { name: 'Lecture' }).click();
    await expect(timeline.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(year).toHaveValue('630');
    await expect(timeline.getByRole('button', { name: 'Lecture' })).toBeVisible();
    await expect(marker('badr')).toHaveCount(1);
  });

  test('se partage par l’adresse, bornée', async ({ page }) => {
    await page.goto(`${MAP}?chronologie=1&annee=622`);
    const { year } = screenOn(page);
    await expect(year).toHaveValue('622');
    await expect(year).toHaveAttribute('aria-valuetext', /^622, .*Médine/);
    await page.goto(`${MAP}?chronologie=1&annee=1453`);
    await expect(year).toHaveValue('630');
  });

  test('s’arrête quand on quitte la page', async ({ page }) => {
    await page.goto(`${MAP}?chronologie=1`);
    const { ready, timeline } = screenOn(page);
    await ready();
    await timeline.getByRole('button', { name: 'Lecture' }).click();
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'A propos' })
      .click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('Le plein écran', () => {
  test.use({ viewport: WIDE });

  test('remplit la fenêtre, sans légende, et rend le focus en sortant', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map } = screenOn(page);
    await ready();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    const leave = page.getByRole('button', { name: 'Quitter le plein écran' });
    await expect(leave).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
    await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(700);
    await expect(page.locator('dl').getByText('Batailles', { exact: true })).toBeHidden();
    await leave.click();
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeFocused();
  });

  test('se quitte par Échap, une fois la fiche fermée', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser's own fullscreen has an Escape of its own; here it is refused, as on a tablet.
      Element.prototype.requestFullscreen = () => Promise.reject(new Error('refusé'));
    });
    await page.goto(`${MAP}/badr`);
    const { ready, panel } = screenOn(page);
    await ready();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible();
  });

  test('laisse Échap fermer d’abord les options du lecteur, et elles seules', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new Error('refusé'));
    });
    await page.goto(`${MAP}/badr`);
    const { ready, panel, place } = screenOn(page);
    await ready();
    await panel.getByRole('button', { name: 'Écouter' }).first().click();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    const options = page.getByRole('button', { name: 'Plus d’options' });
    await options.click();
    const title = page.getByRole('heading', { name: 'Options de lecture' });
    await expect(title).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title).toBeHidden();
    await expect(place('Badr')).toBeVisible();
    await expect(options).toBeFocused();
    await expect(page.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
  });

  test('laisse le lecteur visible et utilisable', async ({ page }) => {
    await page.goto(`${MAP}/badr`);
    const { ready, panel } = screenOn(page);
    await ready();
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Badr, Uhud, le Fossé' })
      .getByRole('button', { name: 'Écouter', exact: true })
      .click();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    const player = playerOn(page);
    await expect(player.region).toBeInViewport({ ratio: 1 });
    await player.toggle('Pause').click();
    await expect(player.toggle('Lecture')).toBeVisible();
  });

  test('est recalculé quand la fenêtre change de largeur', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map } = screenOn(page);
    await ready();
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await map.boundingBox())?.width).toBe(PHONE.width);
    await expect(page.getByRole('button', { name: /plein écran/i })).toBeHidden();
    await page.setViewportSize(WIDE);
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible();
  });
});
