import { expect, it } from '@/tests/e2e/it';
import { listenToCard, playerOn } from '@/tests/e2e/player/playerPage';

/** The headless shell has no back-forward cache: the test uses the whole browser where `npm test` has found one. */
const executablePath = process.env.WHOLE_CHROMIUM_PATH;

it.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

it('a page from the back-forward cache shows the playback', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = 'yes';
    });
  });
  await page.goto('/');
  const player = playerOn(page);
  await listenToCard(page, 0);
  await player.expectAdvancing();
  await page.goto('/tools.json');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await expect(player.region).toBeVisible();
  const isPaused = await player.isPaused();
  await expect(player.toggle(isPaused ? 'Lecture' : 'Pause')).toBeVisible();
  if (isPaused) await player.toggle('Lecture').click();
  await player.expectAdvancing();
});
