import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import {
  closeRelays,
  EPISODE,
  cachedEntries,
  playAndMark,
  openAndKeepPage,
  openRelay,
  OTHER_EPISODE,
} from '@/tests/e2e/offline/offlinePage';
import { goByMenu } from '@/tests/e2e/player/playerPage';
import { violationsOf } from '@/tests/e2e/watch';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

const MAP = '/outils/carte-interactive/medine';
const PAGES = [
  '/',
  '/hors-ligne',
  '/about',
  '/recherche',
  '/pour-la-classe',
  '/carnet',
  '/outils',
  '/outils/carte-interactive',
  EPISODE,
  MAP,
  '/outils/quizz',
];
const audioOf = (path: string) => `/audio/${path.slice('/episodes/'.length)}.mp3`;

/** Reads the policy of each cached page. */
const cachedPolicies = (page: Page) =>
  page.evaluate(
    async (paths) =>
      Promise.all(
        paths.map(async (path) =>
          (await caches.match(path))?.headers.get('content-security-policy'),
        ),
      ),
    PAGES,
  );

/** Opens a saved page by its address; expects its cached document with its policy, and its hydration. */
async function expectCachedAndHydrated(
  page: Page,
  address: string,
  policy: string | undefined,
) {
  const response = await page.goto(address);
  expect(response?.headers()['content-security-policy']).toBe(policy);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, main *')].some((element) =>
          Object.keys(element).some((key) => key.startsWith('__react')),
        ),
      ),
    )
    .toBe(true);
}

it('a saved episode plays on without the server', async ({ page, baseURL }) => {
  it.setTimeout(120_000);
  const relay = await openRelay(baseURL);
  const violations = violationsOf(page);
  const policies: (string | undefined)[] = [];
  for (const path of PAGES)
    policies.push(
      (await page.request.get(relay.origin + path)).headers()['content-security-policy'],
    );
  await openAndKeepPage(page, relay.origin);

  // Each page is kept as document and as payload, of one build, with the server's policy.
  const entries = await cachedEntries(page);
  const shelves = entries.map((entry) => entry.split(' ')[0]);
  expect(new Set(shelves.filter((name) => name?.includes('-pages-'))).size).toBe(1);
  const missing = PAGES.flatMap((path) => [path, `${path}?_rsc`]).filter(
    (key) => !entries.some((entry) => entry.endsWith(` ${key}`)),
  );
  expect(missing).toEqual([]);
  expect(await cachedPolicies(page)).toEqual(policies);
  expect(policies.filter((policy) => !policy?.includes('script-src'))).toEqual([]);

  // Online, requests go to the network, even for cached addresses.
  relay.clearRequests();
  const audioResponse = page.waitForResponse(/\.mp3$/);
  await page.evaluate(
    (path) => fetch(path, { headers: { range: 'bytes=0-9' } }),
    audioOf(OTHER_EPISODE),
  );
  expect((await audioResponse).fromServiceWorker()).toBe(false);
  await goByMenu(page, 'Episodes');
  await expect(page).toHaveURL(`${relay.origin}/episodes`);
  await expect
    .poll(() => relay.requests.some((request) => request.includes('/episodes?')))
    .toBe(true);

  await relay.stop();
  await expectCachedAndHydrated(page, relay.origin + EPISODE, policies[PAGES.indexOf(EPISODE)]);
  const player = await playAndMark(page);
  // Seek far beyond the buffered part.
  await player.progress.focus();
  for (let minute = 0; minute < 3; minute += 1) await page.keyboard.press('PageUp');
  await expect.poll(player.time).toBeGreaterThan(170);
  await player.expectAdvancing();
  const expectPlaying = async () => {
    await player.expectSameElement();
    await player.expectAdvancing();
  };
  await goByMenu(page, 'A propos');
  await expect(page).toHaveURL(`${relay.origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goByMenu(page, 'Accueil');
  await expect(page).toHaveURL(`${relay.origin}/`);
  await expectPlaying();
  // A page that is not saved: a message at its own address, with a link to the saved pages.
  await goByMenu(page, 'Contact');
  await expect(page).toHaveURL(`${relay.origin}/contact`);
  const missingNotice = page.getByText('La page demandée n’est pas sur cet appareil');
  await expect(missingNotice).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page).toHaveURL(relay.origin + EPISODE);
  await page.getByRole('link', { name: 'Faire le quiz de l’épisode' }).click();
  await expect(page).toHaveURL(/\/outils\/quizz/);
  await page.getByRole('combobox', { name: 'Difficulté' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('main')).toContainText(/Question 1/);
  await page.goBack();
  await expect(page).toHaveURL(relay.origin + EPISODE);
  await page
    .getByRole('link', { name: /Ouvrir la carte/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/outils\/carte-interactive\//);
  await expect(page.locator('button[data-place]').first()).toBeVisible();
  await expectPlaying();

  await page.goto(`${relay.origin}/recherche?q=badr`);
  await expect(page.getByRole('option').first()).toContainText('Badr');
  await expect(page.getByRole('option').filter({ hasText: 'Écouter à' }).first()).toBeVisible();

  for (const path of [MAP, '/outils/quizz'])
    await expectCachedAndHydrated(page, relay.origin + path, policies[PAGES.indexOf(path)]);
  expect(violations).toEqual([]);
  await page.goto(`${relay.origin}/contact`);
  await expect(missingNotice).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Médine' })).toBeVisible();
  await relay.start();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(missingNotice).toHaveCount(0);
});
