import { expect, test } from '@playwright/test';
import { playerOn } from './playerPage';
import { startSite, stopSites } from './site';
import { startUpstream, type Upstream } from './upstream';

let upstream: Upstream;

test.beforeEach(async () => {
  upstream = await startUpstream();
});

test.afterEach(async () => {
  await stopSites();
  await upstream.close();
});

test('« Dernier épisode » joue le premier épisode du flux de l’hébergeur, et le son suit la visite', async ({
  page,
}) => {
  const site = await startSite(upstream.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/feed')) asked.push(request.url());
  });
  const answered = page.waitForResponse('**/api/feed');
  await page.goto(site.origin);
  await (await answered).finished();
  await page.getByRole('button', { name: 'Dernier épisode' }).click();
  const player = playerOn(page);
  await expect(player.region.getByText(upstream.titles[0] ?? 'un titre')).toBeVisible();
  await player.expectAdvancing();
  expect(await player.source()).toContain(upstream.origin);
  await page.getByRole('link', { name: 'Voir tous les épisodes' }).click();
  await expect(page).toHaveURL(`${site.origin}/episodes`);
  await player.expectAdvancing();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Dernier épisode' })).toBeVisible();
  await player.expectAdvancing();
  expect(asked).toHaveLength(1);
});

test('« Dernier épisode » joue le premier épisode fixe quand l’hébergeur n’a jamais répondu', async ({
  page,
}) => {
  upstream.serve('error');
  const site = await startSite(upstream.url);
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Dernier épisode' }).click();
  const player = playerOn(page);
  await expect(player.region.getByText(/Hors série/)).toBeVisible();
  await player.expectAdvancing();
});
