import { expect, test } from '@playwright/test';
import {
  askToKeep,
  closeRelays,
  EPISODE,
  held,
  keepDialogOn,
  openAndKeep,
  openRelay,
  watchPolicy,
} from '@/tests/e2e/offline/offlinePage';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(closeRelays);

const MAP = '/outils/carte-interactive/medine';

test('le serveur arrêté à chaque étape, rien n’est dit emporté avant la fin, et rien n’est redemandé', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  const dialog = await askToKeep(page);
  const again = dialog.getByRole('button', { name: /^(Emporter \(|Reprendre|Réessayer)/ });
  // Several are on their way at once: whichever comes first of those that are left is the next to be lost.
  const left = new Set([
    /^\/hors-ligne\/paquet\.json/,
    /^\/_next\/static\//,
    /^\/episodes\/[^/]+\?_rsc/,
    /\.mp3$/,
    /\.webp$/,
    /^\/quizz\/quizz\.json/,
    /^\/sw\.js/,
  ]);
  while (left.size > 0) {
    const before = left.size;
    relay.before((target) => {
      if (left.size < before) return 'drop';
      const step = [...left].find((one) => one.test(target));
      if (!step) return;
      left.delete(step);
      void relay.stop();
      return 'drop';
    });
    await again.click();
    await expect.poll(() => left.size, { timeout: 30_000 }).toBe(before - 1);
    await expect(dialog.getByRole('alert')).toContainText('Le réseau s’est interrompu', {
      timeout: 30_000,
    });
    expect((await held(page)).some((entry) => entry.endsWith('/hors-ligne/complet'))).toBe(
      false,
    );
    await relay.start();
  }
  const came = await held(page);
  expect(came.some((entry) => entry.includes('.mp3'))).toBe(true);
  relay.before(() => {});
  relay.forget();
  await again.click();
  await expect(dialog).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  expect(relay.asked.filter((one) => /\.(mp3|webp|avif)$/.test(one))).toEqual([]);
});

test('l’onglet fermé au milieu, l’épisode n’est pas dit emporté, et se termine plus tard', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) =>
    relay.before(async (target) => {
      if (!target.endsWith('.mp3')) return;
      resolve();
      await released;
    }),
  );
  const dialog = await askToKeep(page);
  await dialog.getByRole('button', { name: /^Emporter \(/ }).click();
  await begun;
  await page.close();
  release();
  relay.before(() => {});
  const later = await context.newPage();
  await later.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  await later.getByRole('main').getByRole('button', { name: 'En pause' }).click();
  await keepDialogOn(later).getByRole('button', { name: 'Reprendre' }).click();
  await expect(keepDialogOn(later)).toContainText('Cet épisode est emporté', {
    timeout: 30_000,
  });
});

test('chaque page gardée s’ouvre sans le serveur, vivante, sous la politique avec laquelle elle a été gardée', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const relay = await openRelay(baseURL);
  const violations = watchPolicy(page);
  const pages = [
    '/',
    '/hors-ligne',
    '/about',
    '/outils',
    EPISODE,
    MAP,
    '/outils/quizz',
    '/outils/revision',
  ];
  const policies = new Map<string, string | undefined>();
  for (const path of pages) {
    const answer = await page.request.get(relay.origin + path);
    policies.set(path, answer.headers()['content-security-policy']);
  }
  await openAndKeep(page, relay.origin);
  await relay.stop();
  for (const path of pages) {
    const answer = await page.goto(relay.origin + path);
    expect(answer?.headers()['content-security-policy']).toBe(policies.get(path));
    expect(policies.get(path)).toContain('script-src');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // React marks the elements that it has taken over.
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
  expect(violations).toEqual([]);
});

test('installé, le site s’ouvre sans le serveur avant qu’aucun épisode soit emporté', async ({
  page,
  baseURL,
}) => {
  // Chromium gives this answer in an application's own window, which a test has none of.
  await page.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      asked(query === '(display-mode: standalone)' ? 'all' : query);
  });
  const relay = await openRelay(baseURL);
  await page.goto(`${relay.origin}/`, { waitUntil: 'networkidle' });
  await expect
    .poll(
      async () => (await held(page)).some((entry) => entry.endsWith('/hors-ligne/complet')),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  expect((await held(page)).filter((entry) => entry.includes('.mp3'))).toEqual([]);
  await relay.stop();
  await page.goto(`${relay.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${relay.origin}/contact`);
  await expect(page.getByText('La page demandée n’est pas sur cet appareil')).toBeVisible();
});
