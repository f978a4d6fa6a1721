import { expect, test } from '@playwright/test';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { withFeedElsewhere } from './feedElsewhere';
import { startSite, stopSites } from '@/tests/e2e/site';
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
    if (request.url().includes('/api/feed')) asked.push(new URL(request.url()).pathname);
  });
  await withFeedElsewhere(page);
  const answered = page.waitForResponse('**/api/feed/latest');
  await page.goto(site.origin);
  const response = await answered;
  expect((await response.body()).length).toBeLessThan(1000);
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
  expect(asked).toEqual(['/api/feed/latest']);
});

test('« Dernier épisode » joue le premier épisode fixe quand l’hébergeur n’a jamais répondu', async ({
  page,
}) => {
  upstream.serve('error');
  const site = await startSite(upstream.url);
  await withFeedElsewhere(page);
  const answered = page.waitForResponse('**/api/feed/latest');
  await page.goto(site.origin);
  await answered;
  await page.getByRole('button', { name: 'Dernier épisode' }).click();
  const player = playerOn(page);
  await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
  await player.expectAdvancing();
});

test('sans flux chez un hébergeur, la page d’accueil ne demande aucun flux', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/feed|\/feed\.xml/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Dernier épisode' }).click();
  await playerOn(page).expectAdvancing();
  expect(asked).toEqual([]);
});
