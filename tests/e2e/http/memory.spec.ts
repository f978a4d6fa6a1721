import { startBigFeed } from '@/tests/e2e/feed/bigFeed';
import { HOSTILE_MARKUP, startHostileFeed } from '@/tests/e2e/feed/hostileFeeds';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites, type Site } from '@/tests/e2e/site';
import { listenOnLoopback } from '@/tests/fixtures/http/loopback';
import { peakResidentBytes } from './processes';

const MEGABYTE = 1024 * 1024;
const MAX_HEAP_BYTES = 300 * MEGABYTE;
const FEED_EPISODES = 5000;

it.describe.configure({ timeout: 120_000 });
it.afterEach(stopSites);

/** Prints and returns the peak memory of a site, in bytes. */
function peakOf({ pid }: Site): number {
  const peak = peakResidentBytes(pid);
  console.log(`${Math.round(peak / MEGABYTE)} MB at most`);
  return peak;
}

it('a feed of 5,000 episodes is read, listed and refreshed within 300 MB', async () => {
  const feed = await startBigFeed(FEED_EPISODES, [], 'http://localhost:3000');
  try {
    const site = await startSite(feed.url, {
      FEED_TTL_SECONDS: '3',
      FEED_TIMEOUT_SECONDS: '20',
    });
    const listHtml = async (): Promise<string> =>
      (await fetch(`${site.origin}/episodes?page=1`)).text();
    for (const newestNumber of [FEED_EPISODES, FEED_EPISODES + 1, FEED_EPISODES + 2]) {
      await expect.poll(listHtml, { timeout: 60_000 }).toContain(`titre-flux-${newestNumber}"`);
      feed.publish();
    }
    for (const path of ['/api/feed', '/feed.xml'])
      expect((await fetch(site.origin + path)).status).toBe(200);
    expect(peakOf(site)).toBeLessThan(MAX_HEAP_BYTES);
  } finally {
    await feed.close();
  }
});

/** Number of refused feeds before the back-off between visits of a failing upstream grows long. */
const REFUSED_FEEDS = 3;

for (let offset = 0; offset < Object.keys(HOSTILE_MARKUP).length; offset += REFUSED_FEEDS) {
  const names = Object.keys(HOSTILE_MARKUP).slice(offset, offset + REFUSED_FEEDS);
  it(`one hostile feed after the other is refused within 300 MB: ${names.join(', ')}`, async () => {
    const feeds = await Promise.all(names.map(startHostileFeed));
    let location = '';
    const proxy = await listenOnLoopback((_, response) =>
      response.writeHead(302, { Location: location }).end(),
    );
    try {
      const site = await startSite(`${proxy.origin}/feed.xml`, {
        FEED_TIMEOUT_SECONDS: '20',
      });
      const failures = (): number => site.log().split('servi à la place').length - 1;
      for (const { url } of feeds) {
        const failuresBefore = failures();
        location = url;
        const requestFailures = async () =>
          (await fetch(`${site.origin}/api/feed/latest`)).status === 200 && failures();
        await expect.poll(requestFailures, { timeout: 60_000 }).toBeGreaterThan(failuresBefore);
      }
      expect(peakOf(site)).toBeLessThan(MAX_HEAP_BYTES);
    } finally {
      await Promise.all([proxy, ...feeds].map(({ close }) => close()));
    }
  });
}
