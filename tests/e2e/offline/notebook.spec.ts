import { expect, it } from '@/tests/e2e/it';
import { notebookOn } from '@/tests/e2e/notebook/notebookPage';
import {
  closeRelays,
  EPISODE,
  playAndMark,
  openAndKeepPage,
  openRelay,
} from '@/tests/e2e/offline/offlinePage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

it('a moment of a saved episode is marked and plays offline', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await openAndKeepPage(page, relay.origin);
  await relay.stop();
  await page.goto(relay.origin + EPISODE);
  const player = await playAndMark(page);
  await player.region.getByRole('button', { name: 'Marquer ce moment' }).click();
  const sheet = page.getByRole('complementary', { name: 'Moment marqué' });
  await expect(sheet.locator('q')).not.toBeEmpty();
  await sheet.getByRole('link', { name: 'Ouvrir le carnet' }).click();
  const { items } = notebookOn(page);
  await expect(items).toHaveCount(1);
  await player.expectSameElement();
  await items.getByRole('button', { name: /^Écouter à partir de/ }).click();
  await player.expectAdvancing();
});

it('a class link is made and a page cited offline', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const relay = await openRelay(baseURL);
  await openAndKeepPage(page, relay.origin);
  await relay.stop();
  await page.goto(`${relay.origin}/pour-la-classe/resultats`);
  await page.getByRole('button', { name: /^Tous les épisodes/ }).click();
  const link = await page.getByRole('textbox', { name: 'Lien de la classe' }).inputValue();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Votre numéro dans la classe' }).fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 / 10')).toBeVisible();

  await page.goto(relay.origin + EPISODE);
  await page.getByText('Citer cette page').click();
  await page
    .getByRole('button', { name: /^Copier/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: /[Cc]opié/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(EPISODE);

  await page.goto(`${relay.origin}/donnees`);
  await expect(page.getByRole('main').locator('a[download]').first()).toBeVisible();
});
