import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { flood, MEGABYTE, UPGRADE, upload } from './flooding';
import { openDescriptors } from './processes';
import { askRaw, openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';
import { startSite, stopSites } from '@/tests/e2e/site';

const NO_FEED = 'http://127.0.0.1:9/feed.xml';

// Each starts a server of its own, and the machine may be busy.
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.afterEach(stopSites);

test('requests for another protocol leave no connection open', async () => {
  const site = await startSite(NO_FEED);
  await askRaw(site.origin, rawRequest('GET /nope'));
  const before = openDescriptors(site.pid);
  await flood(300, 32, () => askRaw(site.origin, rawRequest('GET /nope', UPGRADE), 2000));
  const answer = await askRaw(site.origin, rawRequest('GET /outils', UPGRADE));
  expect(answer.status).toBe(200);
  await expect.poll(() => openDescriptors(site.pid)).toBeLessThanOrEqual(before + 2);
});

test('bodies are not kept: forty uploads of twenty megabytes cost no memory', async () => {
  const site = await startSite(NO_FEED);
  await askRaw(site.origin, rawRequest('GET /episodes'));
  const peaks = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      upload(site, index % 2 === 0 ? 'POST' : 'GET', index % 4 < 2 ? '/episodes' : '/api/feed'),
    ),
  );
  expect(Math.max(...peaks)).toBeLessThan(200 * MEGABYTE);
  expect(peaks).toHaveLength(40);
  expect((await askRaw(site.origin, rawRequest('GET /api/health'))).status).toBe(200);
});

test('a small body is answered before the connection ends, a slow one too', async () => {
  const site = await startSite(NO_FEED);
  const small = rawRequest('POST /', ['Content-Length: 5', 'Content-Type: text/plain']);
  const answer = await askRaw(site.origin, `${small}hello`);
  expect(answer.status).toBe(405);
  expect(answer.headers['connection']).toBe('close');
  expect((await askRaw(site.origin, small)).status).toBe(405);
});

test('what a sender chooses is not in the log', async () => {
  const site = await startSite(NO_FEED);
  const secret = 'chosen-by-the-sender';
  await flood(20, 4, () =>
    askRaw(site.origin, rawRequest('POST /', [`Next-Action: ${secret}`, 'Content-Length: 0'])),
  );
  await flood(20, 4, () =>
    askRaw(site.origin, rawRequest(`GET http://[${secret}`, [`Next-Action: ${secret}`])),
  );
  expect(site.log()).not.toContain(secret);
});

/** More than the buffers between two processes hold. */
const DOWNLOADS = rawRequest('GET /audio/sample.mp3').repeat(50);
const DOWNLOADED = 50 * statSync('public/audio/sample.mp3').size;

test('a stop waits for downloads, and not for ever for one that is not taken', async () => {
  const site = await startSite(NO_FEED, { SHUTDOWN_SECONDS: '15' });
  const stuck = openRaw(site.origin, DOWNLOADS).pause();
  const idle = openRaw(site.origin, rawRequest('GET /api/health'));
  const slow = openRaw(site.origin, DOWNLOADS);
  const ended = new Promise((resolve) => slow.once('close', resolve));
  let received = 0;
  slow.on('data', (chunk: Buffer) => (received += chunk.length));
  // Not one byte more is taken before the stop has begun, however fast this machine is.
  slow.once('data', () => slow.pause());
  await expect.poll(() => received).toBeGreaterThan(0);
  expect(received).toBeLessThan(DOWNLOADED);
  const start = Date.now();
  const stopped = site.stop();
  slow.resume();
  await Promise.all([stopped, ended]);
  expect(received).toBeGreaterThan(DOWNLOADED);
  expect(Date.now() - start).toBeLessThan(25_000);
  for (const socket of [stuck, idle]) socket.destroy();
});

test('a second signal ends it at once', async () => {
  const site = await startSite(NO_FEED, { SHUTDOWN_SECONDS: '60' });
  const stuck = openRaw(site.origin, DOWNLOADS);
  await new Promise<void>((resolve) => stuck.once('readable', () => resolve()));
  const stopped = site.stop();
  await expect
    .poll(async () => (await askRaw(site.origin, rawRequest('GET /'))).status)
    .toBe(0);
  process.kill(site.pid, 'SIGTERM');
  await stopped;
  stuck.destroy();
});
