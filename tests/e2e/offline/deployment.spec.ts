import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import {
  closeRelays,
  EPISODE,
  cachedEntries,
  playAndMark,
  openAndKeepPage,
  openRelay,
} from '@/tests/e2e/offline/offlinePage';
import { FILES_CACHE, MESSAGES } from '@/lib/offline/names';
import { goByMenu } from '@/tests/e2e/player/playerPage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

const shelvesOn = async (page: Page) =>
  [...new Set((await cachedEntries(page)).map((entry) => entry.split(' ')[0]))].filter((name) =>
    name?.includes('-pages-'),
  );

/** Lists the paths of the cached audio files and pictures. */
const cachedMedia = async (page: Page) =>
  (await cachedEntries(page)).flatMap((entry) => {
    const [cache, key = ''] = entry.split(' ');
    const [path = ''] = key.split('?');
    return cache === FILES_CACHE && /\.(mp3|webp|avif)$/.test(path) ? [path] : [];
  });

/** Tells whether a new service worker waits to replace the active one. */
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );

/** Records each message of the page to a service worker in `window.messages`. */
const recordMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const messages: unknown[] = [];
    Reflect.set(window, 'messages', messages);
    const postMessage = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
      messages.push(message);
      postMessage.call(this, message);
    };
  });

/** Tells whether the page has asked a waiting worker to take over. */
const hasAskedWorker = (page: Page): Promise<boolean> =>
  page.evaluate((takeOver) => {
    const messages: unknown = Reflect.get(window, 'messages');
    return Array.isArray(messages) && messages.includes(takeOver);
  }, MESSAGES.takeOver);

it('a new worker waits until playback pauses', async ({ page, context, request, baseURL }) => {
  it.setTimeout(120_000);
  const relay = await openRelay(baseURL);
  await recordMessages(page);
  await openAndKeepPage(page, relay.origin);
  const [oldShelf] = await shelvesOn(page);
  await page.goto(relay.origin + EPISODE);
  const player = await playAndMark(page);
  relay.replaceWorker(`${await (await request.get('/sw.js')).text()}\n// another`);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => isWaiting(page)).toBe(true);
  await player.expectAdvancing();
  expect(await isWaiting(page)).toBe(true);
  expect(await hasAskedWorker(page)).toBe(false);
  await player.toggle('Pause').click();
  // The browser activates the new worker some time after the events of the old worker have ended.
  await expect.poll(() => hasAskedWorker(page)).toBe(true);
  await player.expectSameElement();

  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  relay.deploy();
  // Another tab is of the new build, and waits until nothing plays.
  const newTab = await context.newPage();
  await newTab.goto(`${relay.origin}/about`);
  await player.expectAdvancing();
  await player.expectSameElement();
  expect(await shelvesOn(page)).toEqual([oldShelf]);
  relay.clearRequests();
  await player.toggle('Pause').click();
  await expect.poll(async () => (await shelvesOn(page)).length, { timeout: 30_000 }).toBe(2);
  await expect
    .poll(
      async () =>
        (await cachedEntries(page)).some((entry) => entry.includes('xxxx /hors-ligne/complet')),
      { timeout: 30_000 },
    )
    .toBe(true);
  const mediaPaths = await cachedMedia(page);
  expect(mediaPaths.some((path) => path.endsWith('.mp3'))).toBe(true);
  expect(mediaPaths.filter((path) => relay.requests.includes(`GET ${path}`))).toEqual([]);

  // The old build's page is still open: offline, that page finds the pages of its build by client-side navigation.
  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  await relay.stop();
  await goByMenu(page, 'Accueil');
  await expect(page).toHaveURL(`${relay.origin}/`);
  await player.expectSameElement();
  await player.expectAdvancing();
  await goByMenu(page, 'Contact');
  await expect(page.getByText('La page demandée n’est pas sur cet appareil')).toBeVisible();
  await player.expectSameElement();
  // The tab of the new build works without a network too.
  await goByMenu(newTab, 'Accueil');
  await expect(newTab).toHaveURL(`${relay.origin}/`);
  await expect(newTab.getByRole('heading', { level: 1 })).toBeVisible();
});
