import { loadEpisodes } from '@/lib/server/content/episodes';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';
import { GET as getJson } from '@/app/api/feed/route';
import { GET as getLatest } from '@/app/api/feed/latest/route';
import { GET as getXml } from '@/app/feed.xml/route';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import { startUpstream, type Upstream } from '@/tests/e2e/feed/upstream';
import { startThread } from '@/tests/fixtures/feed/thread';

jest.mock('@/lib/server/feed/reader/startReader', () => ({
  startReader: (...limits: Parameters<typeof startThread>) => startThread(...limits),
}));

const initialEnvironment = { ...process.env };
const inFolder = temporaryFolder();
let upstream: Upstream;

/** Resets the state to that of a new process with an environment. */
function restart(variables: Readonly<Record<string, string>>): void {
  process.env = { ...initialEnvironment, FEED_CACHE_DIR: inFolder('feed'), ...variables };
  globalThis.chroniquesFeedLoader = undefined;
}

beforeEach(async () => {
  upstream = await startUpstream();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  restart({});
  jest.restoreAllMocks();
  await upstream.close();
});

it('the routes serve the upstream’s episodes, and share one visit', async () => {
  restart({ PODCAST_FEED_URL: upstream.url });
  const [json, xml] = await Promise.all([getJson(), getXml()]);
  const episodes: unknown = await json.json();
  expect(episodes).toHaveLength(12);
  expect(episodes).toMatchObject([
    { title: upstream.titles[0], duration: 72 },
    ...Array(11).fill({}),
  ]);
  await expect(xml.text()).resolves.toContain(upstream.titles[0]);
  expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(xml.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(upstream.requests).toHaveLength(1);
});

it('the JSON route serves the built-in feed without an upstream, cached for 900 s', async () => {
  restart({ PODCAST_FEED_URL: '' });
  const json = await getJson();
  await expect(json.json()).resolves.toHaveLength(loadEpisodes().length);
  expect(json.headers.get('cache-control')).toContain('s-maxage=900');
  expect(upstream.requests).toHaveLength(0);
});

it('the XML route serves the built-in feed with a failing upstream, cached for 30 s, with one warning', async () => {
  upstream.serve('error');
  restart({ PODCAST_FEED_URL: upstream.url });
  const xml = await getXml();
  expect(xml.status).toBe(200);
  await expect(xml.text()).resolves.toContain('<podcast:guid>');
  expect(xml.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/répond 500 .* le flux intégré/),
  );
});

it('the route of the latest episode serves a playable in less than 1,000 characters', async () => {
  restart({ PODCAST_FEED_URL: upstream.url });
  const response = await getLatest();
  const text = await response.text();
  const latest: unknown = JSON.parse(text);
  expect(isPlayable(latest)).toBe(true);
  expect(latest).toMatchObject({ title: upstream.titles[0], announcedDuration: 72 });
  expect(text.length).toBeLessThan(1000);
});

it('the list and the XML of the feed are written once for all requests', async () => {
  restart({ PODCAST_FEED_URL: upstream.url });
  const [firstFeed, secondFeed] = [await currentFeed(), await currentFeed()];
  expect(secondFeed.list).toBe(firstFeed.list);
  expect(secondFeed.xml).toBe(firstFeed.xml);
});

it('the JSON route fetches no upstream during a build', async () => {
  restart({ PODCAST_FEED_URL: upstream.url, NEXT_PHASE: 'phase-production-build' });
  expect((await getJson()).status).toBe(200);
  expect(upstream.requests).toHaveLength(0);
});
