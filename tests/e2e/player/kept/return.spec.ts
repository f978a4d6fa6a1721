import { expect, test } from '@playwright/test';
import { playerOn } from '@/tests/e2e/player/playerPage';

/** The shell keeps no page for Back: this takes the whole browser, where npm test has found one. */
const executablePath = process.env.WHOLE_CHROMIUM_PATH;

test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('une page rendue par le navigateur telle qu’il l’avait gardée dit où en est le son', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = 'yes';
    });
  });
  await page.goto('/');
  const player = playerOn(page);
  await page.getByRole('article').first().locator('button[data-episode]').click();
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
