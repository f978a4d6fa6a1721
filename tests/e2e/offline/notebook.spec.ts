import { expect, it } from '@/tests/e2e/it';
import { notebookOn } from '@/tests/e2e/notebook/notebookPage';
import {
  closeRelays,
  EPISODE,
  listen,
  openAndKeep,
  openRelay,
} from '@/tests/e2e/offline/offlinePage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

it('without a network the notebook opens, marks and plays what was kept', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  await relay.stop();
  await page.goto(relay.origin + EPISODE);
  const player = await listen(page);
  await player.region.getByRole('button', { name: 'Marquer ce moment' }).click();
  const sheet = page.getByRole('complementary', { name: 'Moment marqué' });
  await expect(sheet.locator('q')).not.toBeEmpty();
  await sheet.getByRole('link', { name: 'Ouvrir le carnet' }).click();
  const { items } = notebookOn(page);
  await expect(items).toHaveCount(1);
  await player.expectMarked();
  await items.getByRole('button', { name: /^Écouter à partir de/ }).click();
  await player.expectAdvancing();
});
