import { expect, test } from '@playwright/test';
import {
  closeRelays,
  EPISODE,
  held,
  listen,
  openAndKeep,
  openRelay,
  OTHER_EPISODE,
  watchPolicy,
} from '@/tests/e2e/offline/offlinePage';
import { goByMenu } from '@/tests/e2e/player/playerPage';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(closeRelays);

const MAP = '/outils/carte-interactive/medine';
const heading = (name: string | RegExp) => ({ level: 1, name }) as const;

test('le serveur arrêté, l’épisode emporté s’ouvre, s’écoute, se lit, mène à sa carte et à son quiz, et le son ne s’arrête pas', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const relay = await openRelay(baseURL);
  const violations = watchPolicy(page);
  await openAndKeep(page, relay.origin);
  await relay.stop();
  // Case of a direct visit: the document comes from the cache, and hydrates.
  await page.goto(relay.origin + EPISODE);
  const player = await listen(page);
  // Seeks far beyond what has been read.
  await player.progress.focus();
  for (let minute = 0; minute < 3; minute += 1) await page.keyboard.press('PageUp');
  await expect.poll(player.time).toBeGreaterThan(170);
  await player.expectAdvancing();
  // A: kept as document and payload.
  await goByMenu(page, 'A propos');
  await expect(page).toHaveURL(`${relay.origin}/about`);
  await expect(page.getByRole('heading', heading(/./))).toBeVisible();
  await player.expectMarked();
  // F: home.
  await goByMenu(page, 'Accueil');
  await expect(page).toHaveURL(`${relay.origin}/`);
  await player.expectMarked();
  await player.expectAdvancing();
  // E: not kept, softly, at its own address.
  await goByMenu(page, 'Contact');
  await expect(page).toHaveURL(`${relay.origin}/contact`);
  await expect(page.getByText('La page demandée n’est pas sur cet appareil')).toBeVisible();
  await player.expectMarked();
  await player.expectAdvancing();
  // G: what is kept is one press away, and its links lead on.
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page).toHaveURL(relay.origin + EPISODE);
  await page.getByRole('link', { name: 'Faire le quiz de l’épisode' }).click();
  await expect(page).toHaveURL(/\/outils\/quizz/);
  await page.getByRole('combobox', { name: 'Difficulté' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('main')).toContainText(/Question 1/);
  await player.expectMarked();
  await player.expectAdvancing();
  await page.goBack();
  await expect(page).toHaveURL(relay.origin + EPISODE);
  await page
    .getByRole('link', { name: /Ouvrir la carte/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/outils\/carte-interactive\//);
  await expect(page.locator('button[data-place]').first()).toBeVisible();
  await player.expectMarked();
  await player.expectAdvancing();
  expect(violations).toEqual([]);
});

test('B, C et D n’arrivent pas : chaque page gardée a son document et ses données, de la même construction', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  const entries = await held(page);
  const shelves = new Set(
    entries.map((entry) => entry.split(' ')[0]).filter((name) => name?.includes('-pages-')),
  );
  expect(shelves.size).toBe(1);
  for (const path of ['/', '/hors-ligne', '/about', '/outils', EPISODE, MAP, '/outils/quizz'])
    for (const key of [path, `${path}?_rsc`])
      expect(entries.some((entry) => entry.endsWith(` ${key}`))).toBe(true);
});

test('une page jamais vue hors ligne dit ce qui est là ; le serveur revenu, elle s’ouvre', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  await relay.stop();
  await page.goto(`${relay.origin}/contact`);
  await expect(page.getByText('La page demandée n’est pas sur cet appareil')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Médine' })).toBeVisible();
  await relay.start();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('La page demandée n’est pas sur cet appareil')).toHaveCount(0);
});

test('le réseau là, tout vient de lui, et ce qui n’est pas emporté passe à côté', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  await page.goto(relay.origin + OTHER_EPISODE, { waitUntil: 'networkidle' });
  const sound = page.waitForResponse(/\.mp3$/);
  await listen(page);
  expect((await sound).fromServiceWorker()).toBe(false);
  relay.forget();
  await goByMenu(page, 'Episodes');
  await expect(page).toHaveURL(`${relay.origin}/episodes`);
  await expect.poll(() => relay.asked.some((one) => one.includes('/episodes?'))).toBe(true);
});

test('un son gardé répond à chaque plage comme le serveur', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  const address = `/audio/${EPISODE.slice('/episodes/'.length)}.mp3`;
  const size = await page.evaluate(
    async (path) => (await (await fetch(path)).arrayBuffer()).byteLength,
    address,
  );
  await relay.stop();
  const ask = (range: string) =>
    page.evaluate(
      async ({ path, asked }) => {
        const answer = await fetch(path, { headers: { range: asked } });
        const { byteLength } = await answer.arrayBuffer();
        return [answer.status, byteLength, answer.headers.get('content-range')];
      },
      { path: address, asked: range },
    );
  const last = size - 1;
  const forms: readonly [string, number, number, string | null][] = [
    ['bytes=0-', 206, size, `bytes 0-${last}/${size}`],
    ['bytes=0-499', 206, 500, `bytes 0-499/${size}`],
    ['bytes=500-500', 206, 1, `bytes 500-500/${size}`],
    [`bytes=${size - 100}-${size + 900}`, 206, 100, `bytes ${size - 100}-${last}/${size}`],
    ['bytes=-500', 206, 500, `bytes ${size - 500}-${last}/${size}`],
    [`bytes=-${size + 1}`, 206, size, `bytes 0-${last}/${size}`],
    [`bytes=${size}-`, 416, 0, `bytes */${size}`],
    [`bytes=${2 * size}-`, 416, 0, `bytes */${size}`],
    ['bytes=-0', 416, 0, `bytes */${size}`],
    ['bytes=5-2', 200, size, null],
    ['bytes=0-1,4-5', 200, size, null],
    ['bytes=abc', 200, size, null],
  ];
  for (const [range, ...expected] of forms)
    expect([range, ...(await ask(range))]).toEqual([range, ...expected]);
});
