import { expect, it } from '@/tests/e2e/it';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { startSite, stopSites } from '@/tests/e2e/site';
import { requestsOf } from '@/tests/e2e/watch';
import { serveHomeWithFeed } from './feedElsewhere';
import { startUpstream, type Upstream } from './upstream';

let upstream: Upstream;

it.beforeEach(async () => {
  upstream = await startUpstream();
});

it.afterEach(async () => {
  await stopSites();
  await upstream.close();
});

it('« Dernier épisode » plays the first episode of the upstream', async ({ page }) => {
  const site = await startSite(upstream.url);
  const feedRequests = requestsOf(page, /\/api\/feed/);
  await serveHomeWithFeed(page);
  const latestResponse = page.waitForResponse('**/api/feed/latest');
  await page.goto(site.origin);
  const response = await latestResponse;
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
  // The button that started the episode has become its pause button.
  const banner = page.getByRole('region', { name: /^Explorez/ });
  await expect(banner.getByRole('button', { name: 'Pause' })).toBeVisible();
  await player.expectAdvancing();
  expect(feedRequests).toEqual(['/api/feed/latest']);
});
