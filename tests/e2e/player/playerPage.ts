import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/it';
import { serveHomeWithFeed } from '@/tests/e2e/feed/feedElsewhere';

/** Returns locators, actions and readings of the player and its `<audio>`. */
export function playerOn(page: Page) {
  const region = page.getByRole('region', { name: 'Lecteur audio' });
  const readAudio = <T>(reader: (audio: HTMLAudioElement) => T): Promise<T> =>
    page.locator('audio').evaluate(reader);
  const time = () => readAudio((audio) => audio.currentTime);
  return {
    region,
    time,
    isPaused: () => readAudio((audio) => audio.paused),
    source: () => readAudio((audio) => audio.currentSrc),
    rate: () => readAudio((audio) => audio.playbackRate),
    forward: region.getByRole('button', { name: 'Avancer de 15 secondes' }),
    close: region.getByRole('button', { name: 'Fermer le lecteur' }),
    toggle: (name: 'Lecture' | 'Pause') => region.getByRole('button', { name, exact: true }),
    progress: region.getByRole('slider', { name: 'Progression' }),
    volume: region.getByRole('slider', { name: 'Volume' }),
    /** Tags the `<audio>` element, so that `expectSameElement` notices its replacement. */
    tagElement: () => readAudio((audio) => void (audio.dataset.tagged = 'yes')),
    expectSameElement: () => expect(page.locator('audio[data-tagged="yes"]')).toHaveCount(1),
    /** Waits until playback has advanced by half a second. */
    async expectAdvancing() {
      const startTime = await time();
      await expect.poll(time, { message: 'le son avance' }).toBeGreaterThan(startTime + 0.5);
    },
  };
}

/**
 * Answers the page's request for the feed with one episode, whose audio is at an address; the
 * sample lasts 90 seconds.
 */
export async function serveFeed(
  page: Page,
  audioUrl: string,
  { duration = 90, server }: { readonly duration?: number; readonly server?: string } = {},
): Promise<void> {
  await serveHomeWithFeed(page, server);
  await page.route('**/api/feed/latest', (route) =>
    route.fulfill({
      json: {
        id: 'venu-du-flux',
        title: 'Un épisode venu du flux',
        author: 'Une autrice',
        audioUrl,
        announcedDuration: duration,
      },
    }),
  );
}

/** Opens the home page and waits until the feed is fetched. */
export async function openHomeWithFeed(page: Page): Promise<void> {
  const feedResponse = page.waitForResponse('**/api/feed/latest');
  await page.goto('/');
  await (await feedResponse).finished();
  await expect(
    page.locator('button[data-episode="venu-du-flux"]', { hasText: 'Dernier épisode' }),
  ).toBeVisible();
}

/** Plays the episode of a card; located by its index from 0, since the label of the button changes. */
export const listenToCard = (page: Page, index: number) =>
  page.getByRole('article').nth(index).locator('button[data-episode]').click();

/** Navigates to an address without reloading, as links do. */
export async function navigateWithoutReload(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => Reflect.get(window, 'next').router.push(address), path);
  await expect(page).toHaveURL(path);
}

/** Navigates by the main navigation, without reloading. */
export const goByMenu = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name, exact: true })
    .click();
