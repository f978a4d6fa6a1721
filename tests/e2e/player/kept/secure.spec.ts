import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openHomeWithFeed, playerOn, serveFeed } from '@/tests/e2e/player/playerPage';

const SECURE = 'https://site.example';

// The site behind a certificate: the browser believes in it, the test server answers.
test.use({ baseURL: SECURE });

// A page that is left while its answers are on their way takes them with it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('un son annoncé en http est demandé en https sur une page sûre', async ({ page }) => {
  const server = `http://localhost:${process.env.TEST_PORT ?? 3210}`;
  await page.route(`${SECURE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: server + pathname + search }) });
  });
  const asked: string[] = [];
  await page.route('**/sons.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'audio/mpeg',
      body: readFileSync('public/audio/sample.mp3'),
    });
  });
  await serveFeed(page, 'http://sons.example/episode.mp3', { server });
  await openHomeWithFeed(page);
  await page.getByRole('button', { name: 'Dernier épisode' }).click();
  await playerOn(page).expectAdvancing();
  expect(new Set(asked)).toEqual(new Set(['https://sons.example/episode.mp3']));
});
