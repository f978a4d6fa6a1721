import { expect, test } from '@playwright/test';
import { peakResidentBytes } from './processes';
import { startBigFeed } from '@/tests/e2e/feed/bigFeed';
import { HOSTILE, startHostileFeed } from '@/tests/e2e/feed/hostileFeeds';
import { startSite, stopSites } from '@/tests/e2e/site';

const MOST = 300 * 1024 * 1024;
const FROM_FEED = 5000;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.afterEach(stopSites);

test('a feed of 5,000 episodes is read, listed and refreshed within 300 MB', async () => {
  const feed = await startBigFeed(FROM_FEED, [], 'http://localhost:3000');
  try {
    const site = await startSite(feed.url, {
      FEED_TTL_SECONDS: '3',
      FEED_TIMEOUT_SECONDS: '20',
    });
    const list = async (): Promise<string> =>
      (await fetch(`${site.origin}/episodes?page=1`)).text();
    for (const newest of [FROM_FEED, FROM_FEED + 1, FROM_FEED + 2]) {
      await expect.poll(list, { timeout: 60_000 }).toContain(`titre-flux-${newest}"`);
      feed.publish();
    }
    for (const path of ['/api/feed', '/feed.xml'])
      expect((await fetch(site.origin + path)).status).toBe(200);
    console.log(`au plus ${Math.round(peakResidentBytes(site.pid) / 2 ** 20)} Mo`);
    expect(peakResidentBytes(site.pid)).toBeLessThan(MOST);
  } finally {
    await feed.close();
  }
});

for (const name of Object.keys(HOSTILE))
  test(`a feed of ${name} is refused within 300 MB`, async () => {
    const feed = await startHostileFeed(name);
    try {
      const site = await startSite(feed.url, {
        FEED_TTL_SECONDS: '900',
        FEED_TIMEOUT_SECONDS: '20',
      });
      expect((await fetch(`${site.origin}/api/feed`)).status).toBe(200);
      await expect.poll(site.log, { timeout: 60_000 }).toContain('servi à la place');
      console.log(`au plus ${Math.round(peakResidentBytes(site.pid) / 2 ** 20)} Mo`);
      expect(peakResidentBytes(site.pid)).toBeLessThan(MOST);
    } finally {
      await feed.close();
    }
  });
