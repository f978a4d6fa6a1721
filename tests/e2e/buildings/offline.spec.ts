import { openStage, openButtonOf, PATH, building, stageOf } from './buildingPage';
import { expect, it } from '@/tests/e2e/it';
import { ACCEPT, closeRelays, keepDialogOn, openRelay } from '@/tests/e2e/offline/offlinePage';

it.afterEach(closeRelays);

it('a saved reconstruction opens its stage offline', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(relay.origin + PATH);
  await page.getByRole('button', { name: 'Emporter cette reconstitution' }).click();
  const dialog = keepDialogOn(page);
  await expect(dialog).toContainText(building.name);
  await expect(dialog).toContainText('Le texte, les vues, les plans et le modèle');
  await dialog.getByRole('button', { name: ACCEPT }).click();
  await expect(dialog).toContainText('Cette reconstitution est emportée', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await relay.stop();
  await page.goto(relay.origin + PATH);
  await expect(openButtonOf(page)).toBeVisible();
  const pictures = page.getByRole('main').getByRole('img');
  for (const { alt } of [...building.stops, ...building.sections]) {
    const picture = pictures.and(page.getByAltText(alt)).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), alt)
      .toBeGreaterThan(0);
  }
  await openStage(page);
  await stageOf(page).getByRole('button', { name: 'Suivante' }).click();
  await expect(
    stageOf(page).getByRole('heading', { name: building.stops[1]?.title ?? '' }),
  ).toBeVisible();
  await page.goto(`${relay.origin}/hors-ligne`);
  const savedItem = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: building.name }) });
  await expect(savedItem).toContainText('Reconstitution');
});
