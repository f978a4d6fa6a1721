import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, PHONE } from '@/tests/e2e/map/mapPage';

it.use({ viewport: PHONE, reducedMotion: 'reduce' });

it('the map fills the window; its list and filters unfold', async ({ page }) => {
  await page.goto('/outils');
  await page.goto(MAP);
  const { waitUntilReady, region, panel, link, place, close } = mapOn(page);
  await waitUntilReady();
  const box = await region.boundingBox();
  expect(box?.width).toBe(PHONE.width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);

  await expect(panel).toBeHidden();
  const listButton = page.getByRole('button', { name: 'Liste des lieux' });
  await listButton.click();
  await expect(link('marib')).toBeInViewport();
  await expectNoViolations(page);
  await link('marib').click();
  await expect(place('Ma’rib')).toBeFocused();
  await close.click();
  await expect(link('marib')).toBeFocused();
  await panel.getByRole('button', { name: 'Fermer la liste' }).click();
  await expect(panel).toBeHidden();
  await expect(listButton).toBeFocused();

  const period = page.getByRole('combobox', { name: 'Période' });
  await expect(period).toBeHidden();
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expect(period).toBeVisible();
  await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Retour aux outils' }).click();
  await expect(page).toHaveURL('/outils');
});

it('a searched place becomes visible, and Enter opens the place', async ({ page }) => {
  await page.goto(MAP);
  const { waitUntilReady, search, marker, place, close, panel, listHeading } = mapOn(page);
  await waitUntilReady();
  await search.fill('atlantide');
  const emptyMessage = page.getByText('Aucun lieu ne correspond à ces critères.');
  await expect(emptyMessage).toBeInViewport({ ratio: 1 });
  expect((await emptyMessage.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
  // A place in the corner of the map, and a place in the north.
  for (const [query, id] of [
    ['Aksoum', 'aksoum'],
    ['Damas', 'damas'],
  ] as const) {
    await search.fill(query);
    await expect(marker(id)).toBeInViewport({ ratio: 1 });
    await expect(marker(id)).toHaveAttribute('data-away', 'false');
  }
  await search.press('Enter');
  await expect(place('Damas')).toBeFocused();
  await close.click();
  await expect(place('Damas')).toHaveCount(0);
  await search.fill('mosquée');
  await search.press('Enter');
  await expect(listHeading).toBeFocused();
  await expect(panel.getByRole('link').first()).toBeInViewport();
});
