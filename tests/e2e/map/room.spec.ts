import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn } from './mapPage';

/** What the tool has to take of the first window's height, in which the player takes its own. */
const SHARES = [
  { width: 1366, height: 768, share: 0.6 },
  { width: 1280, height: 800, share: 0.6 },
  { width: 768, height: 1024, share: 0.6 },
  { width: 390, height: 844, share: 0.5 },
  { width: 360, height: 640, share: 0.5 },
] as const;

for (const { width, height, share } of SHARES)
  it.describe(`In a window of ${width} × ${height}`, () => {
    it.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    it(`the map takes ${share * 100} % of its height, with its chronology and the player too`, async ({
      page,
    }) => {
      await page.goto(MAP);
      const map = mapOn(page);
      await map.ready();
      /** The part of the window that map and chronology show, of what the player leaves of it. */
      const shown = (): Promise<number> =>
        page.evaluate(() => {
          const player = document.querySelector('#lecteur')?.getBoundingClientRect().top;
          const floor = Math.min(innerHeight, player ?? innerHeight);
          const parts = document.querySelectorAll(
            'section[aria-label="Carte"], [role="group"][aria-label="Chronologie"]',
          );
          const heights = [...parts].map((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return Math.max(0, Math.min(bottom, floor) - Math.max(top, 0));
          });
          return heights.reduce((sum, part) => sum + part, 0) / floor;
        });
      expect(await shown()).toBeGreaterThanOrEqual(share);
      await page.goto(`${MAP}?chronologie=1&annee=622`);
      await expect(map.timeline).toBeVisible();
      expect(await shown()).toBeGreaterThanOrEqual(share);
      await page.goto(`${MAP}/badr`);
      await map.panel.getByRole('button', { name: 'Écouter', exact: true }).first().click();
      await expect(page.getByRole('region', { name: 'Lecteur audio' })).toBeVisible();
      await expect.poll(shown).toBeGreaterThanOrEqual(share);
    });
  });

it('a battle leads to the next, and Medina to its own map and back', async ({ page }) => {
  await page.goto(`${MAP}/badr`);
  const map = mapOn(page);
  await map.ready();
  const entries = await map.historyLength();
  const battles = page.getByRole('navigation', { name: 'Bataille avant et après' });
  await battles.getByRole('link', { name: /^Uhud/ }).click();
  await expect(map.place('Uhud')).toBeFocused();
  expect(await map.historyLength()).toBe(entries + 1);
  await page.getByRole('link', { name: 'Voir Médine de près' }).click();
  await expect(page).toHaveURL(/\/medine$/);
  await page.getByRole('link', { name: 'Revenir à la carte de l’Arabie' }).click();
  await expect(page).toHaveURL(/\/arabie\/medine/);
  await expect(map.place('Médine (Yathrib)')).toBeVisible();
});
