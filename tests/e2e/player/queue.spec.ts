import type { Page } from '@playwright/test';
import { story } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { ARABIA, HUDAYBIYYA, listenAtHome, playerOptionsOn, SOURCES } from './playerOptions';
import { navigateWithoutReload, playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 900 } });

/** Seeks to the end of the current episode by the slider's End key. */
async function seekToEnd(page: Page): Promise<void> {
  await playerOn(page).progress.focus();
  await page.keyboard.press('End');
}

async function countEnds(page: Page) {
  const audio = page.locator('audio');
  await audio.evaluate((element) =>
    element.addEventListener('ended', () => {
      element.dataset.ends = String(Number(element.dataset.ends ?? 0) + 1);
      element.dataset.follows = element.getAttribute('src') ?? '';
    }),
  );
  return {
    expectEnds: (ends: number) => expect(audio).toHaveAttribute('data-ends', String(ends)),
    /** Returns the source of the element after all listeners of `ended` have run. */
    sourceAfterEnd: () => audio.getAttribute('data-follows'),
  };
}

/** Records the page's Media Session handlers, and calls them as the system does. */
async function mediaSessionOn(page: Page) {
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler>();
    Reflect.set(window, 'handlers', handlers);
    const setActionHandler = navigator.mediaSession.setActionHandler.bind(
      navigator.mediaSession,
    );
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
      setActionHandler(action, handler);
    };
  });
  return {
    actions: () => page.evaluate(() => [...Reflect.get(window, 'handlers').keys()]),
    press: (action: string) =>
      page.evaluate((name) => Reflect.get(window, 'handlers').get(name)?.(), action),
  };
}

it('the next episode starts on « ended » and by the system', async ({ page }) => {
  const mediaSession = await mediaSessionOn(page);
  const player = await listenAtHome(page, HUDAYBIYYA);
  const expectTitle = (name: string) =>
    expect(player.region.getByText(name, { exact: true })).toBeVisible();
  await expectTitle('Épisode 10');
  await player.tagElement();
  const { openPanel, panel } = playerOptionsOn(page);
  await openPanel();
  await expect(panel.getByText(/^Ensuite .*Épisode 11/)).toBeVisible();
  await page.keyboard.press('Escape');
  const endCounter = await countEnds(page);
  await seekToEnd(page);
  await endCounter.expectEnds(1);
  expect(await endCounter.sourceAfterEnd()).toContain(ARABIA);
  await expectTitle('Épisode 11');
  await player.expectAdvancing();
  await player.expectSameElement();
  await expect
    .poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title))
    .toContain('Épisode 11');

  await expect.poll(mediaSession.actions).toContain('nexttrack');
  await mediaSession.press('nexttrack');
  await expectTitle('Hors série');
  await expect.poll(mediaSession.actions).not.toContain('nexttrack');
  await expect.poll(mediaSession.actions).toContain('previoustrack');
  await mediaSession.press('previoustrack');
  await expectTitle('Épisode 11');
  await player.expectAdvancing();
});

it('the queue plays before the story, in the listener’s order', async ({ page }) => {
  const player = await listenAtHome(page, HUDAYBIYYA);
  const addButton = page.getByRole('button', { name: 'Ajouter à la file' });
  const removeButton = page.getByRole('button', { name: 'Retirer de la file' });
  for (const slug of [story[0]?.slug, SOURCES]) {
    await navigateWithoutReload(page, `/episodes/${slug}`);
    await addButton.click();
    await expect(removeButton).toBeVisible();
  }
  await page.reload();
  const { openPanel, panel, queueItems } = playerOptionsOn(page);
  await openPanel();
  await expect(queueItems).toHaveText([/Épisode 1\s/, /Hors série/]);
  await panel.getByRole('button', { name: /^Monter « .*Hors série/ }).click();
  await expect(queueItems).toHaveText([/Hors série/, /Épisode 1\s/]);
  await page.keyboard.press('Escape');
  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  await seekToEnd(page);
  await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
  await player.expectAdvancing();
});
