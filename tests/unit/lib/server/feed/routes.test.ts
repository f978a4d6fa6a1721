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

const environment = { ...process.env };
const inFolder = temporaryFolder();
let upstream: Upstream;

/** Resets the state to that of a new process with an environment. */
function restart(variables: Readonly<Record<string, string>>): void {
  process.env = { ...environment, FEED_CACHE_DIR: inFolder('feed'), ...variables };
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

it('without an upstream the JSON route serves the built-in feed, cached for 900 s as an upstream’s feed is', async () => {
  restart({ PODCAST_FEED_URL: '' });
  const json = await getJson();
  await expect(json.json()).resolves.toHaveLength(loadEpisodes().length);
  expect(json.headers.get('cache-control')).toContain('s-maxage=900');
  expect(upstream.requests).toHaveLength(0);
});

it('with a failing upstream the routes serve the built-in feed, cached briefly, with one warning', async () => {
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

it('the route of the latest episode serves that episode alone, as a playable, in a few hundred bytes', async () => {
  restart({ PODCAST_FEED_URL: upstream.url });
  const response = await getLatest();
  const text = await response.text();
  const latest: unknown = JSON.parse(text);
  expect(isPlayable(latest)).toBe(true);
  expect(latest).toMatchObject({ title: upstream.titles[0], announcedDuration: 72 });
  expect(text.length).toBeLessThan(1000);
});

it('the list is written once for all requests', async () => {
  restart({ PODCAST_FEED_URL: upstream.url });
  const [first, second] = [await currentFeed(), await currentFeed()];
  expect(second.list).toBe(first.list);
  expect(second.xml).toBe(first.xml);
});

it('during a build nothing is fetched', async () => {
  restart({ PODCAST_FEED_URL: upstream.url, NEXT_PHASE: 'phase-production-build' });
  expect((await getJson()).status).toBe(200);
  expect(upstream.requests).toHaveLength(0);
});
