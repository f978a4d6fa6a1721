import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import {
  closeRelays,
  EPISODE,
  held,
  listen,
  openAndKeep,
  openRelay,
} from '@/tests/e2e/offline/offlinePage';
import { goByMenu } from '@/tests/e2e/player/playerPage';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(closeRelays);

const shelvesOf = (entries: readonly string[]) =>
  [...new Set(entries.map((entry) => entry.split(' ')[0]))].filter((name) =>
    name?.includes('-pages-'),
  );

test('le site est déployé pendant qu’un épisode emporté se joue : rien ne change avant la pause, puis les pages seules', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  const [old] = shelvesOf(await held(page));
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  const player = await listen(page);
  relay.deploy();
  // Another tab is of the new build, and waits for the silence.
  const other = await page.context().newPage();
  await other.goto(`${relay.origin}/about`, { waitUntil: 'networkidle' });
  expect(shelvesOf(await held(page))).toEqual([old]);
  await player.expectMarked();
  await player.expectAdvancing();
  relay.forget();
  await player.toggle('Pause').click();
  await expect
    .poll(async () => shelvesOf(await held(page)).length, { timeout: 30_000 })
    .toBe(2);
  await expect
    .poll(
      async () =>
        (await held(page)).some((entry) => entry.includes('xxxx /hors-ligne/complet')),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  expect(relay.asked.filter((one) => /\.(mp3|webp|avif)/.test(one))).toEqual([]);
  // The page of the old build is still open: offline it finds its own pages, softly.
  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  await relay.stop();
  await goByMenu(page, 'Accueil');
  await expect(page).toHaveURL(`${relay.origin}/`);
  await player.expectMarked();
  await player.expectAdvancing();
  await goByMenu(page, 'Contact');
  await expect(page.getByText('La page demandée n’est pas sur cet appareil')).toBeVisible();
  await player.expectMarked();
  // And the tab of the new build its own.
  await goByMenu(other, 'Accueil');
  await expect(other).toHaveURL(`${relay.origin}/`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});

test('un nouveau travailleur attend le silence pour prendre la place de l’ancien', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(90_000);
  const relay = await openRelay(baseURL);
  const script = await (await request.get('/sw.js')).text();
  await openAndKeep(page, relay.origin);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  const player = await listen(page);
  relay.replaceWorker(`${script}\n// autre`);
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null && registration?.waiting !== undefined;
    });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(waits).toBe(true);
  await player.expectAdvancing();
  expect(await waits()).toBe(true);
  await player.toggle('Pause').click();
  await expect.poll(waits).toBe(false);
  await player.expectMarked();
});

test('retiré par le propriétaire, le travailleur s’en va, et le site vient du réseau', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['app/sw.js/retired.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  });
  relay.replaceWorker(outputFiles[0]?.text ?? '');
  await page.goto(`${relay.origin}/about`, { waitUntil: 'networkidle' });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
      ),
    )
    .not.toBe('activated');
});

test('le travailleur pèse moins de 4 ko, n’est jamais gardé par un cache, et a sa propre politique', async ({
  request,
}) => {
  const answer = await request.get('/sw.js');
  expect(gzipSync(await answer.body(), { level: 9 }).length).toBeLessThanOrEqual(4000);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-type']).toContain('javascript');
  expect(answer.headers()['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'",
  );
  const page = await request.get('/about');
  expect(page.headers()['content-security-policy']).toContain("worker-src 'self'");
});
