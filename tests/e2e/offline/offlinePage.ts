import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/it';
import { deferred } from '@/tests/e2e/network';
import { startRelay, type Relay } from '@/tests/e2e/offline/relay';
import { playerOn } from '@/tests/e2e/player/playerPage';

export const EPISODE = '/episodes/episode-08-medine-naissance-d-une-communaute';
export const OTHER_EPISODE = '/episodes/episode-05-la-premiere-revelation';

/** Relays to the site, one per browser, closed by `closeRelays`. */
const relays: Relay[] = [];

export async function openRelay(baseURL: string | undefined): Promise<Relay> {
  const relay = await startRelay(baseURL ?? '');
  relays.push(relay);
  return relay;
}

export async function closeRelays(): Promise<void> {
  await Promise.all(relays.splice(0).map((relay) => relay.stop().catch(() => {})));
}

export const keepDialogOn = (page: Page) => page.getByRole('dialog', { name: /^Emporter/ });

const keepButtonOn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Emporter cet épisode' });

/** Name of the button that starts the download. */
export const ACCEPT = /^Emporter \(/;

/** Opens the dialog of the page's episode and waits for its size. */
export async function openKeepDialog(page: Page) {
  await keepButtonOn(page).click();
  const dialog = keepDialogOn(page);
  await expect(dialog.getByRole('button', { name: ACCEPT })).toBeVisible();
  return dialog;
}

/** Saves the page's episode, and waits for the end of the download. */
async function keepEpisode(page: Page) {
  const dialog = await openKeepDialog(page);
  await dialog.getByRole('button', { name: ACCEPT }).click();
  await expect(dialog).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

export async function openAndKeepPage(
  page: Page,
  origin: string,
  path = EPISODE,
): Promise<void> {
  await page.goto(origin + path);
  await keepEpisode(page);
}

/** Plays the page's episode, and marks `<audio>` and document, so that a later check notices their replacement. */
export async function playAndMark(page: Page) {
  await page.getByRole('main').locator('button[data-episode]').first().click();
  const player = playerOn(page);
  await player.expectAdvancing();
  await player.tagElement();
  return player;
}

/** Lists the cached entries as `cache key`, without the register. */
export const cachedEntries = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const entries: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        entries.push(`${name} ${url.replace(location.origin, '')}`);
    return entries.sort();
  });

export const workerCountOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Holds matching requests until `release`; `started` resolves at the first request. */
export function holdInRelay(relay: Relay, isHeld: (target: string) => boolean) {
  const { release, released } = deferred();
  const { release: resolveStart, released: started } = deferred();
  relay.beforeResponse(async (target) => {
    if (!isHeld(target)) return;
    resolveStart();
    await released;
  });
  return { release, started };
}
