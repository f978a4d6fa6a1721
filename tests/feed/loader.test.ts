/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFetcher } from '@/lib/server/feed/fetchFeed';
import { createFeedLoader, type FeedLoader } from '@/lib/server/feed/loader';
import { createFileStore } from '@/lib/server/feed/store';
import {
  FAILURES,
  startUpstream,
  type Upstream,
  type UpstreamMode,
} from '@/tests/e2e/upstream';
import { episodeOf } from '@/tests/fixtures/feed/rss';

const TTL = 900;
const HOUR = 3_600_000;
const LIMITS = {
  connectMs: 500,
  totalMs: 20_000,
  maxBytes: 25 * 1024 * 1024,
  maxRedirects: 5,
} as const;

/** A clock that moves only when told. */
const clock = { time: Date.UTC(2025, 6, 1) };

let upstream: Upstream;
let folder: string;
let lines: string[];

beforeEach(async () => {
  clock.time = Date.UTC(2025, 6, 1);
  lines = [];
  upstream = await startUpstream();
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
});

afterEach(async () => {
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  readonly loader: FeedLoader;
  /** Resolves when no visit to the upstream is under way. */
  readonly idle: () => Promise<void>;
}

interface Setting {
  readonly url?: string | null;
  readonly mayFetch?: boolean;
  readonly firstWaitMs?: number;
  readonly totalMs?: number;
}

/** A new process, so to speak: nothing in memory, the same disk. */
function start(setting: Setting = {}): Started {
  const { mayFetch = true, firstWaitMs = 5000, totalMs = LIMITS.totalMs } = setting;
  const url = setting.url === undefined ? upstream.url : setting.url;
  const log = (line: string): void => void lines.push(line);
  const visits = new Set<Promise<unknown>>();
  const track = <T>(visit: Promise<T>): Promise<T> => {
    visits.add(visit);
    return visit.finally(() => visits.delete(visit));
  };
  const store = createFileStore(folder, url ?? '', log);
  const fetchFeed = createFetcher({
    url: url ?? '',
    userAgent: 'Essai/1.0',
    limits: { ...LIMITS, totalMs },
  });
  const loader = createFeedLoader({
    upstream:
      url === null
        ? null
        : {
            url,
            ttlSeconds: TTL,
            fetchFeed: (validators) => track(fetchFeed(validators)),
            store: { read: store.read, write: (copy) => track(store.write(copy)) },
            log,
            now: () => clock.time,
            random: () => 0,
          },
    mayFetch,
    firstWaitMs,
    seed: async () => ({
      xml: '<rss/>',
      episodes: [{ ...(await episodeOf('')), guid: 'intégré' }],
    }),
    seedTtlSeconds: TTL,
    now: () => clock.time,
  });
  const idle = async (): Promise<void> => {
    while (visits.size > 0) await Promise.allSettled(visits);
    await settle();
    if (visits.size > 0) await idle();
  };
  return { loader, idle };
}

/** Lets everything that is ready run: parsing and judging take a few turns of the event loop. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
};

const titles = async ({ loader }: Started): Promise<readonly string[]> =>
  (await loader.currentFeed()).episodes.map(({ title }) => title);

/** Only an upstream that never answers must be waited for to the end. */
const patience = (mode: UpstreamMode): number => (mode === 'hang' ? 300 : LIMITS.totalMs);

const pass = (milliseconds: number): void => {
  clock.time += milliseconds;
};

describe('a good upstream', () => {
  test('is what the very first visitor gets', async () => {
    const copy = await start().loader.currentFeed();
    expect(copy).toMatchObject({ source: 'upstream', stale: false, fetchedAt: clock.time });
    expect(copy.episodes.map(({ title }) => title)).toEqual(upstream.titles);
    expect(copy.xml).toContain(upstream.titles[0]);
    expect(lines).toEqual([]);
  });

  test.each(['latin1', 'gzip'] as const)('may answer in %s', async (mode) => {
    upstream.serve(mode);
    const [newest] = await titles(start());
    expect(newest?.replace("'", '’')).toBe(upstream.titles[0]);
  });

  test('is told honestly who asks, and for what', async () => {
    await start().loader.currentFeed();
    expect(upstream.requests[0]?.headers).toMatchObject({
      'user-agent': 'Essai/1.0',
      accept: expect.stringContaining('application/rss+xml'),
      'accept-encoding': 'gzip, br',
    });
  });

  test('is asked once by 200 visitors together: cold, fresh and expired', async () => {
    const started = start();
    const crowd = () => Promise.all(Array.from({ length: 200 }, () => titles(started)));
    for (const list of await crowd()) expect(list).toEqual(upstream.titles);
    expect(upstream.requests).toHaveLength(1);
    await crowd();
    expect(upstream.requests).toHaveLength(1);
    pass(TTL * 1000);
    await crowd();
    await started.idle();
    expect(upstream.requests).toHaveLength(2);
  });

  test('is asked behind the visitor’s back once the copy has expired', async () => {
    const started = start();
    await started.loader.currentFeed();
    upstream.serve('more');
    pass(TTL * 1000);
    expect(await titles(started)).toHaveLength(12);
    await started.idle();
    expect(await titles(started)).toHaveLength(13);
  });

  test('is asked conditionally, and whole at least once a day', async () => {
    const started = start();
    const first = await started.loader.currentFeed();
    pass(TTL * 1000);
    await started.loader.currentFeed();
    await started.idle();
    expect(upstream.requests[1]?.headers).toHaveProperty('if-none-match');
    const confirmed = await started.loader.currentFeed();
    expect(confirmed).toMatchObject({ etag: first.etag, fetchedAt: clock.time, stale: false });
    pass(24 * HOUR);
    await started.loader.currentFeed();
    await started.idle();
    expect(upstream.requests[2]?.headers).not.toHaveProperty('if-none-match');
  });

  test('is asked again when the clock is set back', async () => {
    const started = start();
    await started.loader.currentFeed();
    pass(-HOUR);
    await started.loader.currentFeed();
    await started.idle();
    expect(upstream.requests).toHaveLength(2);
  });
});

describe('an upstream that fails after one good answer', () => {
  test.each(FAILURES)('in mode “%s” changes nothing of what is served', async (mode) => {
    const started = start({ totalMs: patience(mode) });
    const before = await started.loader.currentFeed();
    upstream.serve(mode);
    pass(TTL * 1000 + 1);
    await expect(started.loader.currentFeed()).resolves.toMatchObject({ etag: before.etag });
    await started.idle();
    const after = await started.loader.currentFeed();
    expect(after).toMatchObject({ source: 'upstream', etag: before.etag, stale: true });
    expect(after.episodes).toEqual(before.episodes);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /servi à la place : la copie du 2025-07-01T00:00:00.000Z \(12 épisodes\)/,
    );
  });

  test.each([
    ['error', /le serveur répond 500/],
    ['hang', /la réponse n’arrive pas à temps/],
    ['cut', /coupée avant sa fin/],
    ['huge', /dépasse 26214400 octets/],
    ['bomb', /dépasse 26214400 octets/],
    ['loop', /tournent en rond/],
    ['entities', /ses propres entités/],
    ['reset', /ECONNRESET/],
    ['html', /page HTML/],
    ['empty', /vide/],
    ['no-item', /aucun épisode/],
    ['few', /passé de 12 à 2 épisodes/],
  ] as const)('in mode “%s” is logged with its cause', async (mode, cause) => {
    const started = start({ totalMs: patience(mode) });
    await started.loader.currentFeed();
    upstream.serve(mode);
    pass(TTL * 1000);
    await started.loader.currentFeed();
    await started.idle();
    expect(lines.join('\n')).toMatch(cause);
  });

  test('is asked less and less often, by one visitor at a time', async () => {
    const started = start();
    await started.loader.currentFeed();
    upstream.serve('error');
    pass(TTL * 1000);
    const requestsAfter = async (seconds: number): Promise<number> => {
      pass(seconds * 1000);
      await Promise.all(Array.from({ length: 200 }, () => titles(started)));
      await started.idle();
      return upstream.requests.length;
    };
    const counts = [];
    for (const seconds of [0, 29, 1, 59, 1]) counts.push(await requestsAfter(seconds));
    expect(counts).toEqual([2, 2, 3, 3, 4]);
  });

  test('is believed again as soon as it is well', async () => {
    const started = start();
    await started.loader.currentFeed();
    upstream.serve('error');
    pass(TTL * 1000);
    await started.loader.currentFeed();
    await started.idle();
    upstream.serve('more');
    pass(30_000);
    await started.loader.currentFeed();
    await started.idle();
    expect(await titles(started)).toHaveLength(13);
  });

  test('and lost most of its episodes is believed when it insists for a day', async () => {
    const started = start();
    await started.loader.currentFeed();
    upstream.serve('few');
    for (const hours of [1, 12, 11]) {
      pass(hours * HOUR);
      expect(await titles(started)).toHaveLength(12);
      await started.idle();
    }
    pass(HOUR);
    await started.loader.currentFeed();
    await started.idle();
    expect(await titles(started)).toHaveLength(2);
  });
});

describe('a restart', () => {
  test('with the upstream down serves the copy on disk at once', async () => {
    const first = start();
    const before = await first.loader.currentFeed();
    await first.idle();
    await upstream.close();
    const after = start();
    const copy = await after.loader.currentFeed();
    expect(copy).toMatchObject({ source: 'upstream', etag: before.etag });
    await after.idle();
    expect(lines.join('\n')).toMatch(/ECONNREFUSED/);
    expect(await titles(after)).toEqual(upstream.titles);
  });

  test('with a broken copy on disk ignores it with one line and asks the upstream', async () => {
    const first = start();
    await first.loader.currentFeed();
    await first.idle();
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), '{"version":1,"url"');
    expect(await titles(start())).toEqual(upstream.titles);
    expect(lines).toEqual([expect.stringMatching(/copie sur disque est illisible/)]);
  });

  test('for another upstream does not use the copy of the first', async () => {
    const first = start();
    await first.loader.currentFeed();
    await first.idle();
    const copy = await start({
      url: `${upstream.origin}/nowhere-else`,
      mayFetch: false,
    }).loader.currentFeed();
    expect(copy.source).toBe('built-in');
  });

  test('leaves no draft beside the copy', async () => {
    const first = start();
    await first.loader.currentFeed();
    await first.idle();
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.json$/)]);
  });
});

describe('the built-in feed', () => {
  const builtIn = {
    source: 'built-in',
    episodes: [expect.objectContaining({ guid: 'intégré' })],
  };

  test('is the feed when there is no upstream, and is not stale', async () => {
    const copy = await start({ url: null }).loader.currentFeed();
    expect(copy).toMatchObject({ ...builtIn, stale: false });
  });

  test.each(FAILURES.filter((mode) => mode !== 'few'))(
    'stands in when the upstream never was good, in mode “%s”',
    async (mode) => {
      upstream.serve(mode);
      const started = start({ totalMs: patience(mode) });
      expect(await started.loader.currentFeed()).toMatchObject({ ...builtIn, stale: true });
      await started.idle();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/servi à la place : le flux intégré/);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test('stands in when the address is not one', async () => {
    expect(await start({ url: 'pas une adresse' }).loader.currentFeed()).toMatchObject(builtIn);
    expect(lines).toEqual([expect.stringMatching(/n’est pas une adresse http/)]);
  });

  test('stands in when the first answer is slow, until that answer is there', async () => {
    upstream.serve('hang');
    const started = start({ firstWaitMs: 20, totalMs: 300 });
    expect(await started.loader.currentFeed()).toMatchObject({ ...builtIn, stale: true });
    expect(lines).toEqual([]);
    await started.idle();
    upstream.serve('good');
    pass(30_000);
    expect(await titles(started)).toEqual(upstream.titles);
  });

  test('is served during a build, and nothing is fetched', async () => {
    expect(await start({ mayFetch: false }).loader.currentFeed()).toMatchObject(builtIn);
    expect(upstream.requests).toHaveLength(0);
  });
});
