import type { Page } from '@playwright/test';
import { story } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { ARABIA, HUDAYBIYYA, listenAtHome, playerOptionsOn, SOURCES } from './playerOptions';
import { goTo, playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 900 } });

/** Seeks to the end of the current episode by the slider's End key. */
async function reachTheEnd(page: Page): Promise<void> {
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
    follows: () => audio.getAttribute('data-follows'),
  };
}

/** Records the page's Media Session handlers, and calls them as the system does. */
async function systemOn(page: Page) {
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler>();
    Reflect.set(window, 'handlers', handlers);
    const original = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
      original(action, handler);
    };
  });
  return {
    offered: () => page.evaluate(() => [...Reflect.get(window, 'handlers').keys()]),
    press: (action: string) =>
      page.evaluate((name) => Reflect.get(window, 'handlers').get(name)?.(), action),
  };
}

it('the next episode starts in the browser’s own event and by the system’s buttons', async ({
  page,
}) => {
  const system = await systemOn(page);
  const player = await listenAtHome(page, HUDAYBIYYA);
  const plays = (name: string) =>
    expect(player.region.getByText(name, { exact: true })).toBeVisible();
  await plays('Épisode 10');
  await player.mark();
  const { open, panel } = playerOptionsOn(page);
  await open();
  await expect(panel.getByText(/^Ensuite .*Épisode 11/)).toBeVisible();
  await page.keyboard.press('Escape');
  const ends = await countEnds(page);
  await reachTheEnd(page);
  await ends.expectEnds(1);
  expect(await ends.follows()).toContain(ARABIA);
  await plays('Épisode 11');
  await player.expectAdvancing();
  await player.expectMarked();
  await expect
    .poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title))
    .toContain('Épisode 11');

  await expect.poll(system.offered).toContain('nexttrack');
  await system.press('nexttrack');
  await plays('Hors série');
  await expect.poll(system.offered).not.toContain('nexttrack');
  await expect.poll(system.offered).toContain('previoustrack');
  await system.press('previoustrack');
  await plays('Épisode 11');
  await player.expectAdvancing();
});

it('the queue plays before the story, in the listener’s order', async ({ page }) => {
  const player = await listenAtHome(page, HUDAYBIYYA);
  const add = page.getByRole('button', { name: 'Ajouter à la file' });
  const remove = page.getByRole('button', { name: 'Retirer de la file' });
  for (const slug of [story[0]?.slug, SOURCES]) {
    await goTo(page, `/episodes/${slug}`);
    await add.click();
    await expect(remove).toBeVisible();
  }
  await page.reload();
  const { open, panel, waiting } = playerOptionsOn(page);
  await open();
  await expect(waiting).toHaveText([/Épisode 1\s/, /Hors série/]);
  await panel.getByRole('button', { name: /^Monter « .*Hors série/ }).click();
  await expect(waiting).toHaveText([/Hors série/, /Épisode 1\s/]);
  await page.keyboard.press('Escape');
  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  await reachTheEnd(page);
  await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
  await player.expectAdvancing();
});
