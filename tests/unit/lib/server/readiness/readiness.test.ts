import type nodeFs from 'node:fs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { GET } from '@/app/api/ready/route';
import { GET as getSecurityText } from '@/app/.well-known/security.txt/route';
import { loadBuiltInFeed } from '@/lib/server/feed/builtIn';
import { descriptorState, diskState } from '@/lib/server/readiness/machine';
import { readiness } from '@/lib/server/readiness/readiness';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const DAY = 86_400_000;
const inProc = temporaryFolder();

jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof nodeFs>('node:fs');
  const readFileSync = (...readArguments: Parameters<typeof fs.readFileSync>) =>
    String(readArguments[0]).endsWith('BUILD_ID')
      ? 'a-build\n'
      : fs.readFileSync(...readArguments);
  return { ...fs, readFileSync };
});

/** Sets up a site whose copy of the upstream's feed has an age in milliseconds. */
async function setUpCopy(ageMs: number): Promise<void> {
  const { episodes, list, xml } = await loadBuiltInFeed();
  const fetchedAt = Date.now() - ageMs;
  globalThis.chroniquesFeedLoader = {
    currentFeed: () =>
      Promise.resolve({
        source: 'upstream',
        episodes,
        list,
        xml,
        etag: '"x"',
        lastModified: fetchedAt,
        fetchedAt,
        stale: ageMs > 900_000,
      }),
  };
}

afterEach(() => {
  globalThis.chroniquesFeedLoader = undefined;
  globalThis.chroniquesStoreIsDown = undefined;
});

it('a server with its built-in feed is ready, and names its build', async () => {
  const answer = await GET();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await expect(answer.json()).resolves.toMatchObject({
    status: 'ready',
    build: 'a-build',
    feed: { source: 'built-in', ageSeconds: null, isOld: false },
    store: 'none',
    disk: 'ok',
  });
});

it('a copy of the feed that is a week old is reported as degraded, with status 200', async () => {
  await setUpCopy(60_000);
  await expect(readiness()).resolves.toMatchObject({ status: 'ready', feed: { isOld: false } });
  await setUpCopy(7 * DAY);
  const report = await readiness();
  expect(report).toMatchObject({
    status: 'degraded',
    feed: { source: 'upstream', isOld: true },
  });
  expect(report.feed.ageSeconds).toBeGreaterThanOrEqual((7 * DAY) / 1000);
  expect((await GET()).status).toBe(200);
});

it('a shared store that does not answer is reported', async () => {
  globalThis.chroniquesStoreIsDown = () => true;
  await expect(readiness()).resolves.toMatchObject({ status: 'degraded', store: 'down' });
});

it.each(['/dev/null/feed', '/proc/feed', '/proc/a/b/c/feed', '/proc/self/cmdline'])(
  'a disk that cannot be written, or on which no folder can be made, is reported: %s',
  (folder) => expect(diskState(folder)).resolves.toBe('read-only'),
);

it('a disk that does not answer is reported, and checked once for all requests', async () => {
  let calls = 0;
  const neverResolving = (): Promise<never> => {
    calls += 1;
    return new Promise(() => {});
  };
  const states = ['/silent', '/silent', '/silent'].map((folder) =>
    diskState(folder, neverResolving),
  );
  await expect(Promise.all(states)).resolves.toEqual(['silent', 'silent', 'silent']);
  expect(calls).toBe(1);
});

it('a lack of descriptors is reported from nine tenths of the limit on', async () => {
  const limits = inProc('limits');
  const state = () => descriptorState(inProc());
  await expect(state()).resolves.toBe('unknown');
  writeFileSync(limits, 'Limit   Soft   Hard   Units\nMax open files   10   4096   files\n');
  mkdirSync(inProc('fd'));
  for (let count = 0; count < 8; count += 1) writeFileSync(inProc('fd', String(count)), '');
  await expect(state()).resolves.toBe('ok');
  writeFileSync(inProc('fd', '8'), '');
  await expect(state()).resolves.toBe('few');
  writeFileSync(limits, 'Max open files   unlimited   unlimited   files\n');
  await expect(state()).resolves.toBe('unknown');
});

it('security.txt names the contact, and is valid for less than a year', async () => {
  const text = await getSecurityText().text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * DAY);
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * DAY);
});
