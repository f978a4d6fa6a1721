import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { createFetcher } from '@/lib/server/feed/upstream/fetchFeed';
import { createFeedLoader, type FeedLoader } from '@/lib/server/feed/snapshot/loader';
import { readFeed } from '@/lib/server/feed/reader/readFeed';
import { createFileStore } from '@/lib/server/feed/snapshot/store';
import { startUpstream, type Upstream, type UpstreamMode } from '@/tests/e2e/feed/upstream';
import { contentOf, ENCLOSURE, item, rss } from '@/tests/fixtures/feed/rss';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

export const TTL_SECONDS = 900;
export const HOUR_MS = 3_600_000;
const LIMITS = {
  connectMs: 500,
  totalMs: 20_000,
  maxBytes: 25 * 1024 * 1024,
  maxRedirects: 5,
} as const;

/** Clock that the test moves, in milliseconds. */
export const clock = { time: Date.UTC(2025, 6, 1) };

export let upstream: Upstream;
export let lines: string[];
export const inFolder = temporaryFolder();

beforeEach(async () => {
  clock.time = Date.UTC(2025, 6, 1);
  lines = [];
  upstream = await startUpstream();
});

afterEach(() => upstream.close());

interface RunningLoader {
  readonly loader: FeedLoader;
  /** Resolves when no visit to the upstream is running. */
  readonly idle: () => Promise<void>;
  /** Requests the feed, and waits until no visit is running. */
  readonly visit: () => Promise<FeedSnapshot>;
}

interface LoaderOptions {
  readonly url?: string | null;
  readonly mayFetch?: boolean;
  readonly firstWaitMs?: number;
  readonly totalMs?: number;
}

/** Starts a loader like a new process, with empty memory and the same disk. */
export function start(options: LoaderOptions = {}): RunningLoader {
  const { mayFetch = true, firstWaitMs = 5000, totalMs = LIMITS.totalMs } = options;
  const url = options.url === undefined ? upstream.url : options.url;
  const log = (line: string): void => void lines.push(line);
  const visits = new Set<Promise<unknown>>();
  const track = <T>(visit: Promise<T>): Promise<T> => {
    visits.add(visit);
    return visit.finally(() => visits.delete(visit));
  };
  const store = createFileStore(inFolder(), url ?? '', log);
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
            ttlSeconds: TTL_SECONDS,
            fetchFeed: (validators) => track(fetchFeed(validators)),
            readFeed: (...readerArguments) => track(readFeed(...readerArguments)),
            store: { read: store.read, write: (copy) => track(store.write(copy)) },
            shared: null,
            log,
            now: () => clock.time,
            random: () => 0,
          },
    mayFetch,
    firstWaitMs,
    buildBuiltIn: () => contentOf(rss(item(`<guid>intégré</guid>${ENCLOSURE}`))),
    builtInTtlSeconds: TTL_SECONDS,
    now: () => clock.time,
  });
  const idle = async (): Promise<void> => {
    while (visits.size > 0) await Promise.allSettled(visits);
    await settle();
    if (visits.size > 0) await idle();
  };
  const visit = async (): Promise<FeedSnapshot> => {
    const copy = await loader.currentFeed();
    await idle();
    return copy;
  };
  return { loader, idle, visit };
}

/** Runs fifty turns of the event loop, since parsing and comparing take a few turns. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
};

export const titles = async ({ loader }: RunningLoader): Promise<readonly string[]> =>
  (await loader.currentFeed()).episodes.map(({ title }) => title);

/** Returns the time limit of a visit in milliseconds; short for an upstream that never answers. */
export const timeoutOf = (mode: UpstreamMode): number =>
  mode === 'hang' ? 300 : LIMITS.totalMs;

export const pass = (milliseconds: number): void => {
  clock.time += milliseconds;
};
