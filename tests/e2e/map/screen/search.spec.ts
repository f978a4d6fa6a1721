import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, WIDE } from '@/tests/e2e/map/mapPage';

it.use({ viewport: WIDE });

// Names and matches are tested in tests/unit/lib/map/places/{filter,searched}.test.ts.
it('a search keeps the view of a shared address', async ({ page }) => {
  await page.goto(`${MAP}?q=damas&vue=60,80,2`);
  const map = mapOn(page);
  await map.waitUntilReady();
  await map.waitUntilStill();
  const viewportBefore = await map.viewport();
  await expect(map.marker('damas')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Villes');
  await expect(page.getByText(/lieux? affichés?/)).not.toBeEmpty();
  expect(await map.viewport()).toEqual(viewportBefore);
  await map.search.fill('Makka');
  await expect(map.marker('damas')).toHaveCount(0);
  await expect(map.marker('la-mecque')).toHaveCount(1);
});

it('an open place hidden by filters shows the reason and a button', async ({ page }) => {
  await page.goto(`${MAP}/tabuk?chronologie=1&annee=612`);
  const { waitUntilReady, marker, search } = mapOn(page);
  const showButton = page.getByRole('button', { name: 'Montrer ce lieu' });
  for (const reason of [
    /«\sTabûk\s» n’est pas encore sur la carte en 612/,
    /Les filtres écartent «\sTabûk\s» de la carte/,
  ]) {
    await expect(page.getByText(reason)).toBeVisible();
    await expect(marker('tabuk')).toHaveCount(0);
    await showButton.click();
    await waitUntilReady();
    await expect(marker('tabuk')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(reason)).toHaveCount(0);
    await search.fill('zzz');
  }
});
