import { expect, test } from '@playwright/test';
import { MAP, PHONE, screenOn, WIDE } from '@/tests/e2e/map/mapScreenPage';

test.describe('Chercher un lieu sur un téléphone', () => {
  test.use({ viewport: PHONE });

  for (const [typed, id] of [
    ['Damas', 'damas'],
    ['Ctésiphon', 'ctesiphon'],
    ['Aksoum', 'aksoum'],
  ] as const) {
    test(`par son nom (${typed}) y mène la carte`, async ({ page }) => {
      await page.goto(MAP);
      const { ready, search, marker } = screenOn(page);
      await ready();
      await search.fill(typed);
      await expect(marker(id)).toBeInViewport({ ratio: 1 });
      await expect(marker(id)).toHaveAttribute('data-away', 'false');
    });
  }

  test('puis appuyer sur Entrée l’ouvre', async ({ page }) => {
    await page.goto(MAP);
    const { ready, search, place } = screenOn(page);
    await ready();
    await search.fill('Damas');
    await search.press('Enter');
    await expect(place('Damas')).toBeFocused();
  });

  test('parmi plusieurs, Entrée en ouvre la liste', async ({ page }) => {
    await page.goto(MAP);
    const { ready, search, panel } = screenOn(page);
    await ready();
    await search.fill('mosquée');
    await search.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeFocused();
    await expect(panel.getByRole('link').first()).toBeInViewport();
  });

  test('qui n’existe pas est dit sous les yeux, au-dessus du clavier', async ({ page }) => {
    await page.goto(MAP);
    const { ready, search } = screenOn(page);
    await ready();
    await search.fill('atlantide');
    const note = page.getByText('Aucun lieu ne correspond à ces critères.');
    await expect(note).toBeInViewport({ ratio: 1 });
    expect((await note.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
  });
});

test.describe('La recherche de la carte', () => {
  test.use({ viewport: WIDE });

  for (const [typed, id] of [
    ['Makka', 'la-mecque'],
    ['مكة', 'la-mecque'],
    ['Koreish', 'la-mecque'],
    ['Tâ‘if', 'taif'],
  ] as const) {
    test(`trouve « ${typed} », comme le panneau le nomme`, async ({ page }) => {
      await page.goto(MAP);
      const { ready, search, marker } = screenOn(page);
      await ready();
      await search.fill(typed);
      await expect(marker('bosra')).toHaveCount(0);
      await expect(marker(id)).toHaveCount(1);
    });
  }

  test('garde la vue qu’une adresse partagée demande', async ({ page }) => {
    await page.goto(`${MAP}?q=damas&vue=60,80,2`);
    const { ready, marker, shown } = screenOn(page);
    await ready();
    const before = await shown();
    await expect(marker('damas')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Villes');
    await expect(page.getByText(/lieux? affichés?/)).not.toBeEmpty();
    expect(await shown()).toEqual(before);
  });

  for (const [query, reason] of [
    ['chronologie=1&annee=612', /«\sTabûk\s» n’est pas encore sur la carte en 612/],
    ['q=zzz', /Les filtres écartent «\sTabûk\s» de la carte/],
  ] as const) {
    test(`dit pourquoi un lieu ouvert n’est pas sur la carte (${query}), et le montre`, async ({
      page,
    }) => {
      await page.goto(`${MAP}/tabuk?${query}`);
      const { ready, marker } = screenOn(page);
      await expect(page.getByText(reason)).toBeVisible();
      await expect(marker('tabuk')).toHaveCount(0);
      await page.getByRole('button', { name: 'Montrer ce lieu' }).click();
      await ready();
      await expect(marker('tabuk')).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText(reason)).toHaveCount(0);
    });
  }
});
