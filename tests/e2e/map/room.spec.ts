import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn } from './mapPage';

it('a battle links to the next, and Medina to its map and back', async ({ page }) => {
  await page.goto(`${MAP}/badr`);
  const map = mapOn(page);
  await map.waitUntilReady();
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
