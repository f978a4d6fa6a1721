import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import {
  askToKeep,
  closeRelays,
  EPISODE,
  held,
  keep,
  keepDialogOn,
  openAndKeep,
  openRelay,
  OTHER_EPISODE,
} from '@/tests/e2e/offline/offlinePage';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(closeRelays);

const accept = /^Emporter \(/;
const soundOf = (path: string) => `/audio/${path.slice('/episodes/'.length)}.mp3`;

test('un appareil plein le dit, et ne garde rien à moitié', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  const before = await held(page);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: relay.origin });
  await page.goto(relay.origin + OTHER_EPISODE, { waitUntil: 'networkidle' });
  const dialog = await askToKeep(page);
  // Room enough when it is asked for, then no more: another site has taken it.
  let left = 20_000_000;
  relay.before(async (target) => {
    if (!target.endsWith('.mp3') || left === 0) return;
    left = 0;
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: relay.origin,
      quotaSize: usage + 100_000,
    });
  });
  await dialog.getByRole('button', { name: accept }).click();
  await expect(dialog.getByRole('alert')).toContainText('Il n’y a pas assez de place');
  expect(await held(page)).toEqual(before);
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Il n’y a pas assez de place');
  expect(await held(page)).toEqual(before);
});

test('ce que le navigateur efface est dit, et un bouton le complète', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  await page.evaluate(async (sound) => {
    const files = await caches.open('emporter-fichiers');
    for (const request of await files.keys())
      if (request.url.includes(sound)) await files.delete(request);
  }, soundOf(EPISODE));
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'À compléter' }).click();
  relay.forget();
  await keepDialogOn(page).getByRole('button', { name: 'Compléter' }).click();
  await expect(keepDialogOn(page)).toContainText('Cet épisode est emporté');
  expect(relay.asked.filter((one) => /\.(mp3|webp|avif)/.test(one))).toHaveLength(1);
});

test('supprimé, un épisode laisse ce dont un autre a besoin ; le dernier ne laisse rien, pas même le travailleur', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  await page.goto(relay.origin + OTHER_EPISODE, { waitUntil: 'networkidle' });
  await keep(page);
  await page.goto(`${relay.origin}/hors-ligne`, { waitUntil: 'networkidle' });
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(2);
  await expectNothingFound(page);
  for (const [left, slug] of [
    [1, EPISODE],
    [0, OTHER_EPISODE],
  ] as const) {
    await items.first().getByRole('button', { name: 'Emporté' }).click();
    const dialog = keepDialogOn(page);
    await dialog.getByRole('button', { name: /^Supprimer de/ }).click();
    await dialog.getByRole('button', { name: /^Supprimer et libérer/ }).click();
    await expect(dialog.getByRole('button', { name: accept })).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(items).toHaveCount(left);
    expect((await held(page)).filter((entry) => entry.includes(soundOf(slug)))).toEqual([]);
  }
  await expect(page.getByText('Vous n’avez encore rien emporté')).toBeVisible();
  expect(await held(page)).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
