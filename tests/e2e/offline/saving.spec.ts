import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  ACCEPT,
  askToKeep,
  closeRelays,
  EPISODE,
  held,
  holdBack,
  keepDialogOn,
  openRelay,
  workersOf,
} from '@/tests/e2e/offline/offlinePage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

const isSound = (target: string): boolean => target.endsWith('.mp3');

/** Returns the size that the packs of an episode and of the site announce, in bytes. */
const announcedBytes = (page: Page): Promise<number> =>
  page.evaluate(async (path) => {
    const packs = await Promise.all(
      ['/hors-ligne', path].map(async (one) => (await fetch(`${one}/paquet.json`)).json()),
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

it('an episode is kept on demand, whole, in the announced size', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  expect(await workersOf(page)).toBe(0);
  expect(relay.asked.filter((one) => /sw\.js|paquet\.json/.test(one))).toEqual([]);
  const dialog = await askToKeep(page);
  for (const words of ['Le son', 'La carte et ses lieux', /Il reste/])
    await expect(dialog).toContainText(words);
  expect(await held(page)).toEqual([]);
  await expectNoViolations(page);
  const announced = await announcedBytes(page);
  const accept = dialog.getByRole('button', { name: ACCEPT });

  const sound = holdBack(relay, isSound);
  await accept.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(dialog.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await expect(dialog).toContainText('En pause');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(accept).toBeVisible();
  sound.release();
  expect(await held(page)).toEqual([]);

  await accept.click();
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
  relay.forget();
  await dialog.getByRole('button', { name: 'Compléter' }).click();
  await expect(dialog).toContainText('Cet épisode est emporté');
  // A HEAD asks whether a kept picture is still that of the site: nothing is downloaded.
  expect(relay.asked.filter((one) => /^GET .*\.(mp3|webp|avif)/.test(one))).toHaveLength(1);
});

it('two tabs that keep one episode request it once', async ({ page, context, baseURL }) => {
  const relay = await openRelay(baseURL);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(relay.origin + EPISODE);
  const sound = holdBack(relay, isSound);
  // The other tab shows the offer when this one starts the download.
  const following = await askToKeep(other);
  const dialog = await askToKeep(page);
  await dialog.getByRole('button', { name: ACCEPT }).click();
  await expect(following).toContainText('Un autre onglet emporte déjà cet épisode');
  await expectNoViolations(other);
  sound.release();
  for (const tab of [dialog, following])
    await expect(tab).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  expect(relay.asked.filter(isSound)).toHaveLength(1);
});

it('cards and options offer to keep an episode too', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('main').getByRole('article').first();
  const accept = keepDialogOn(page).getByRole('button', { name: ACCEPT });
  await card.getByRole('button', { name: 'Emporter' }).click();
  await expect(accept).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keepDialogOn(page)).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Emporter' })).toBeFocused();
  await card.locator('button[data-episode]').click();
  await page.getByRole('button', { name: 'Plus d’options' }).click();
  await page
    .getByRole('dialog', { name: 'Options de lecture' })
    .getByRole('button', { name: 'Emporter cet épisode' })
    .click();
  await expect(accept).toBeVisible();
});
