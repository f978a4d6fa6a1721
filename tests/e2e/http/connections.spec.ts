import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { expect, it } from '@/tests/e2e/it';
import { flood } from './flooding';
import { openDescriptors, peakResidentBytes } from './processes';
import { openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';
import { startSite, stopSites } from '@/tests/e2e/site';

const NO_FEED = { PODCAST_FEED_URL: '' };
const SOUND = '/audio/sample.mp3';

const [LONGEST_SOUND] = readdirSync('public/audio')
  .filter((name) => name.endsWith('.mp3'))
  .map((name) => `/audio/${name}`)
  .sort((one, other) => bytesOf(other) - bytesOf(one));

function bytesOf(path: string): number {
  return statSync(`public${path}`).size;
}

// Each starts a server of its own, and the machine may be busy.
it.describe.configure({ timeout: 120_000 });
it.afterEach(stopSites);

it('500 sounds given up, and 500 asked for on one connection, leave no file open', async () => {
  const site = await startSite('', NO_FEED);
  const before = openDescriptors(site.pid);
  await flood(500, 20, async () => {
    const socket = openRaw(site.origin, rawRequest(`GET ${SOUND}`));
    await once(socket, 'data');
    socket.destroy();
  });
  await once(openRaw(site.origin, rawRequest(`GET ${SOUND}`).repeat(500)).resume(), 'close');
  await expect.poll(() => openDescriptors(site.pid)).toBeLessThanOrEqual(before);
  expect(await (await fetch(`${site.origin}/api/ready`)).json()).toMatchObject({
    status: 'ready',
    descriptors: 'ok',
  });
});

it('600 searches whose answers nobody reads end one connection, and nothing else', async () => {
  const site = await startSite('', NO_FEED);
  const search = rawRequest('GET /episodes?q=a');
  const unread = [600, 600, 8, 8, 8].map((count) =>
    openRaw(site.origin, search.repeat(count)).pause(),
  );
  for (const path of ['/', '/episodes?q=mecque', '/api/health'])
    expect((await fetch(site.origin + path)).status).toBe(200);
  expect(peakResidentBytes(site.pid)).toBeLessThan(300 * 2 ** 20);
  for (const socket of unread) socket.destroy();
});

it('a listener who seeks 360 times leaves no file open', async ({ page }) => {
  const site = await startSite('', NO_FEED);
  await page.goto(`${site.origin}/contact`);
  const before = openDescriptors(site.pid);
  const seeks = await page.evaluate(async (sound) => {
    const audio = new Audio(sound);
    audio.preload = 'auto';
    await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve));
    let count = 0;
    for (; count < 360; count += 1) {
      const moved = new Promise((resolve) =>
        audio.addEventListener('seeking', resolve, { once: true }),
      );
      audio.currentTime = ((count * 37) % 100) * 0.01 * audio.duration;
      await moved;
    }
    audio.removeAttribute('src');
    audio.load();
    return count;
  }, LONGEST_SOUND ?? SOUND);
  expect(seeks).toBe(360);
  await page.goto('about:blank');
  // Chromium keeps at most six connections to a host, which the server closes when they are idle.
  await expect
    .poll(() => openDescriptors(site.pid), { timeout: 20_000 })
    .toBeLessThanOrEqual(before);
});
