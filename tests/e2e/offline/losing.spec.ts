import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  ACCEPT,
  openKeepDialog,
  closeRelays,
  EPISODE,
  cachedEntries,
  keepDialogOn,
  openAndKeepPage,
  openRelay,
  OTHER_EPISODE,
  workerCountOf,
} from '@/tests/e2e/offline/offlinePage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

/** Returns the address of the audio of an episode's page. */
const audioOf = (path: string) => `/audio/${path.slice('/episodes/'.length)}.mp3`;

it('a full device is announced; the last deletion empties the caches', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  const { origin } = relay;
  await openAndKeepPage(page, origin);
  const entriesBefore = await cachedEntries(page);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await page.goto(origin + OTHER_EPISODE);
  const dialog = await openKeepDialog(page);
  // Another site takes the free space between the offer and the download.
  let isFull = false;
  relay.beforeResponse(async (target) => {
    if (!target.endsWith('.mp3') || isFull) return;
    isFull = true;
    await session.send('Storage.overrideQuotaForOrigin', {
      origin,
      quotaSize: usage + 100_000,
    });
  });
  const retryButton = dialog.getByRole('button', { name: 'Réessayer' });
  const alert = dialog.getByRole('alert');
  await dialog.getByRole('button', { name: ACCEPT }).click();
  await expect(alert).toContainText('Il n’y a pas assez de place');
  expect(await cachedEntries(page)).toEqual(entriesBefore);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await retryButton.click();
  await expect(dialog).toContainText('Cet épisode est emporté', { timeout: 30_000 });

  await page.goto(`${origin}/hors-ligne`);
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(2);
  await expectNoViolations(page);
  for (const [remaining, path] of [
    [1, EPISODE],
    [0, OTHER_EPISODE],
  ] as const) {
    await items.first().getByRole('button', { name: 'Emporté' }).click();
    const keepDialog = keepDialogOn(page);
    await keepDialog.getByRole('button', { name: /^Supprimer de/ }).click();
    await keepDialog.getByRole('button', { name: /^Supprimer et libérer/ }).click();
    await expect(keepDialog.getByRole('button', { name: ACCEPT })).toBeVisible();
    await keepDialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(items).toHaveCount(remaining);
    expect(
      (await cachedEntries(page)).filter((entry) => entry.includes(audioOf(path))),
    ).toEqual([]);
  }
  await expect(page.getByText('Vous n’avez encore rien emporté')).toBeVisible();
  expect(await cachedEntries(page)).toEqual([]);
  expect(await workerCountOf(page)).toBe(0);
});
