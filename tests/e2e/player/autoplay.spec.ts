import { expect, it } from '@/tests/e2e/it';
import { errorsOf } from '@/tests/e2e/watch';
import { playerOn } from './playerPage';

it.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--autoplay-policy=document-user-activation-required',
    ];
    await provide({ ...launchOptions, args });
  },
});

it('where the browser refuses autoplay, one press starts the episode', async ({ page }) => {
  const errors = errorsOf(page);
  // The page's own script clicks, without user activation, which Playwright's evaluation would have.
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const button = document.querySelector<HTMLElement>('article button');
      if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
      clearInterval(timer);
      button.click();
    }, 5);
  });
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('Play error'),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await warning;
  const player = playerOn(page);
  const startButton = player.region.getByRole('button', { name: 'Appuyez pour écouter' });
  await expect(startButton).toBeVisible();
  await expect(player.toggle('Lecture')).toBeVisible();
  await startButton.click();
  await player.expectAdvancing();
  await expect(startButton).toBeHidden();
  expect(errors).toEqual([]);
});
