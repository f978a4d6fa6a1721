import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  ACCEPT,
  openKeepDialog,
  closeRelays,
  EPISODE,
  cachedEntries,
  holdInRelay,
  keepDialogOn,
  openRelay,
  workerCountOf,
} from '@/tests/e2e/offline/offlinePage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

const isAudio = (target: string): boolean => target.endsWith('.mp3');

/** Returns the size that the packs of an episode and of the site announce, in bytes. */
const announcedBytes = (page: Page): Promise<number> =>
  page.evaluate(async (path) => {
    const packs = await Promise.all(
      ['/hors-ligne', path].map(async (root) => (await fetch(`${root}/paquet.json`)).json()),
    );
    return packs
      .flatMap(({ groups }) => groups)
      .flatMap(({ items }) => items)
      .reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0);
  }, EPISODE);

/** Returns the size of the cached entries without the register, in bytes. */
const storedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      if (name.endsWith('registre')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return sum;
  });

it('an episode is saved on demand only, in the announced size', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  expect(await workerCountOf(page)).toBe(0);
  expect(relay.requests.filter((request) => /sw\.js|paquet\.json/.test(request))).toEqual([]);
  const dialog = await openKeepDialog(page);
  for (const text of ['Le son', 'La carte et ses lieux', /Il reste/])
    await expect(dialog).toContainText(text);
  expect(await cachedEntries(page)).toEqual([]);
  await expectNoViolations(page);
  const announced = await announcedBytes(page);
  const acceptButton = dialog.getByRole('button', { name: ACCEPT });

  const audioHold = holdInRelay(relay, isAudio);
  await acceptButton.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(dialog.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await expect(dialog).toContainText('En pause');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(acceptButton).toBeVisible();
  audioHold.release();
  expect(await cachedEntries(page)).toEqual([]);

  await acceptButton.click();
  await expect(dialog).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  expect(Math.abs((await storedBytes(page)) - announced) / announced).toBeLessThan(0.01);
  await expectNoViolations(page);

  await page.evaluate(async () => {
    const files = await caches.open('emporter-fichiers');
    for (const request of await files.keys())
      if (request.url.includes('.mp3')) await files.delete(request);
  });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'À compléter' }).click();
  relay.clearRequests();
  await dialog.getByRole('button', { name: 'Compléter' }).click();
  await expect(dialog).toContainText('Cet épisode est emporté');
  // A HEAD request checks whether a cached picture is current, without a download.
  expect(
    relay.requests.filter((request) => /^GET .*\.(mp3|webp|avif)/.test(request)),
  ).toHaveLength(1);
});

it('two tabs that save an episode download it once', async ({ page, context, baseURL }) => {
  const relay = await openRelay(baseURL);
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) await tab.goto(relay.origin + EPISODE);
  const audioHold = holdInRelay(relay, isAudio);
  // The second tab shows the offer when the first tab starts the download.
  const otherDialog = await openKeepDialog(otherTab);
  const dialog = await openKeepDialog(page);
  await dialog.getByRole('button', { name: ACCEPT }).click();
  await expect(otherDialog).toContainText('Un autre onglet emporte déjà cet épisode');
  await expectNoViolations(otherTab);
  audioHold.release();
  for (const tab of [dialog, otherDialog])
    await expect(tab).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  expect(relay.requests.filter(isAudio)).toHaveLength(1);
});

it('cards and the player’s options offer to save an episode', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('main').getByRole('article').first();
  const acceptButton = keepDialogOn(page).getByRole('button', { name: ACCEPT });
  await card.getByRole('button', { name: 'Emporter' }).click();
  await expect(acceptButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keepDialogOn(page)).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Emporter' })).toBeFocused();
  await card.locator('button[data-episode]').click();
  await page.getByRole('button', { name: 'Plus d’options' }).click();
  await page
    .getByRole('dialog', { name: 'Options de lecture' })
    .getByRole('button', { name: 'Emporter cet épisode' })
    .click();
  await expect(acceptButton).toBeVisible();
});
