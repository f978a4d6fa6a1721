import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { listenAtHome, playerOptionsOn, SOURCES } from './playerOptions';
import { navigateWithoutReload, playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 900 } });

const helpOn = (page: Page) => page.getByRole('dialog', { name: 'Raccourcis clavier' });

/** Returns actions of the keyboard, and the check that playback is unaffected. */
function keyboardOn(page: Page) {
  const audio = page.locator('audio');
  return {
    async press(...keys: readonly string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
    expectUnaffected: async () =>
      expect(
        await audio.evaluate(({ paused, muted }: HTMLAudioElement) => [paused, muted]),
      ).toEqual([false, false]),
  };
}

// The effect of each key is tested in tests/unit/components/player/shortcuts.test.tsx.
it('the shortcuts leave focused buttons and the map their keys', async ({ page }) => {
  const player = playerOn(page);
  const { press, expectUnaffected } = keyboardOn(page);
  await listenAtHome(page, SOURCES);
  await expect(playerOptionsOn(page).button).toBeVisible();
  await page.locator('main').focus();
  await press('k');
  await expect.poll(player.isPaused).toBe(true);
  const scrollTopAfterFrame = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => resolve(window.scrollY))),
    );
  const scrollBefore = await scrollTopAfterFrame();
  await press('Space');
  await expect.poll(player.isPaused).toBe(false);
  expect(await scrollTopAfterFrame()).toBe(scrollBefore);

  await player.toggle('Pause').focus();
  await press('Space');
  await expect(player.toggle('Lecture')).toBeFocused();
  expect(await player.isPaused()).toBe(true);
  await press('k');
  await expect(player.toggle('Pause')).toBeFocused();

  await navigateWithoutReload(page, '/outils/carte-interactive/arabie');
  const map = page.getByRole('region', { name: 'Carte', exact: true });
  const marker = map.locator('[data-place][tabindex="0"]');
  await expect(marker).toHaveCount(1);
  await marker.focus();
  await press('k', 'm', '+', '-');
  await expectUnaffected();
  await expect(map.locator('[data-place]:focus')).toHaveAttribute('data-place', /./);
});

it('« ? » opens the help, which turns shortcuts off for good', async ({ page }) => {
  const player = await listenAtHome(page, SOURCES);
  const { press, expectUnaffected } = keyboardOn(page);
  const [options, help] = [playerOptionsOn(page), helpOn(page)];
  await expect(options.button).toBeVisible();
  await player.toggle('Pause').focus();
  await press('?');
  await expect(help).toBeVisible();
  await press('Escape');
  await expect(help).toBeHidden();
  await expect(player.toggle('Pause')).toBeFocused();

  await options.openPanel();
  await options.panel.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await expect(help).toBeVisible();
  await expect(options.panel).toBeHidden();
  await help.getByText('Raccourcis activés').click();
  await press('Escape');
  await expect(options.button).toBeFocused();

  await page.reload();
  await expect(options.button).toBeVisible();
  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  await page.locator('main').focus();
  await press('k', 'm', '?');
  await expectUnaffected();
  await expect(help).toBeHidden();
});
