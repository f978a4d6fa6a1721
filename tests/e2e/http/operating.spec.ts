import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startUpstream } from '@/tests/e2e/feed/upstream';
import { startSite, stopSites } from '@/tests/e2e/site';

const NO_FEED = { PODCAST_FEED_URL: '' };
const DAY = 86_400_000;

test.describe.configure({ timeout: 60_000 });
test.afterEach(stopSites);

test('the log is one JSON object a line, without an address, a search or an IP', async () => {
  const site = await startSite('', { ...NO_FEED, LOG_FORMAT: 'json' });
  const id = 'a1b2c3d4e5f6';
  const answer = await fetch(`${site.origin}/episodes?q=monsecret`, {
    headers: { 'X-Request-Id': id, 'X-Forwarded-For': '203.0.113.9' },
  });
  expect(answer.headers.get('x-request-id')).toBe(id);
  const forged = await fetch(`${site.origin}/nope?monsecret=1`, {
    headers: { 'X-Request-Id': 'x'.repeat(500) },
  });
  expect(forged.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(site.log).toContain('"status":404');
  const lines = site
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.every(({ time, event }) => Date.parse(time) > 0 && event)).toBe(true);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'request', request: id, method: 'GET', status: 200 }),
  );
  expect(site.log()).not.toMatch(/monsecret|203\.0\.113|127\.0\.0\.1|\/episodes|\/nope/);
});

test('a server is alive, and says how ready it is: a copy of the feed that is old is told there', async () => {
  const upstream = await startUpstream();
  try {
    const site = await startSite(upstream.url);
    const ready = async () => (await fetch(`${site.origin}/api/ready`)).json();
    expect(await ready()).toMatchObject({
      status: 'ready',
      build: readFileSync('.next/BUILD_ID', 'utf8').trim(),
      feed: { source: 'upstream', episodes: 12, isOld: false },
      store: 'none',
      disk: 'ok',
    });
    expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  } finally {
    await upstream.close();
  }
  const alone = await startSite('http://127.0.0.1:9/feed.xml');
  const answer = await fetch(`${alone.origin}/api/ready`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ status: 'degraded', feed: { isOld: true } });
  expect((await fetch(`${alone.origin}/api/health`)).status).toBe(200);
});

test('it starts, and serves, on a disk that it cannot write', async () => {
  const site = await startSite('', {
    ...NO_FEED,
    FEED_CACHE_DIR: '/proc/feed',
    FORMER_BUILDS_DIR: '/dev/null/builds',
  });
  for (const path of ['/', '/episodes', '/api/feed', '/audio/sample.mp3'])
    expect((await fetch(site.origin + path)).status).toBe(200);
  expect(site.log()).toContain('ne sont pas gardés');
});

test('a page of a former build finds its scripts, for thirty days', async () => {
  const folder = test.info().outputPath('builds');
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  const put = (name: string, days: number): void => {
    const file = join(folder, 'chunks', name);
    writeFileSync(file, '// a former build');
    const then = new Date(Date.now() - days * DAY);
    utimesSync(file, then, then);
  };
  put('former.js', 29);
  put('older.js', 31);
  const site = await startSite('', { ...NO_FEED, FORMER_BUILDS_DIR: folder });
  const former = await fetch(`${site.origin}/_next/static/chunks/former.js`);
  expect(former.status).toBe(200);
  expect(former.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${site.origin}/_next/static/chunks/older.js`)).status).toBe(404);
});

test('a page asks for reports of its policy when the owner wants them, and then only', async () => {
  const post = (origin: string) =>
    fetch(`${origin}/api/csp`, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 405,
    );
  const site = await startSite('', { ...NO_FEED, CSP_REPORTS: '1' });
  for (const path of ['/outils', '/episodes']) {
    const { headers } = await fetch(site.origin + path);
    expect(headers.get('content-security-policy')).toMatch(
      /; report-uri \/api\/csp; report-to csp$/,
    );
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp"');
  }
  expect(await post(site.origin)).toBe(204);
  const silent = await startSite('', NO_FEED);
  const { headers } = await fetch(`${silent.origin}/outils`);
  expect(headers.get('content-security-policy')).not.toContain('report-');
  expect(headers.get('reporting-endpoints')).toBeNull();
  expect(await post(silent.origin)).toBe(405);
});

test('security.txt has not expired, nor will it in the next thirty days', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields['Contact']).toMatch(/^mailto:.+@.+/);
  expect(Date.parse(fields['Expires'])).toBeGreaterThan(Date.now() + 30 * DAY);
  expect(Date.parse(fields['Expires'])).toBeLessThan(Date.now() + 366 * DAY);
});

test('a page weighs at least an eighth less in brotli than in gzip', async ({ request }) => {
  const length = async (coding: string): Promise<number> => {
    const { headers } = await fetch(`${test.info().project.use.baseURL}/outils`, {
      headers: { 'Accept-Encoding': coding },
    });
    return Number(headers.get('content-length'));
  };
  expect((await request.get('/outils')).status()).toBe(200);
  expect(await length('br')).toBeLessThanOrEqual(0.88 * (await length('gzip')));
});
