import { gzipSync } from 'node:zlib';
import { expect, type APIRequestContext } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { startBigFeed, type BigFeed } from '@/tests/e2e/feed/bigFeed';
import { it } from '@/tests/e2e/it';
import { startSite, stopSites } from '@/tests/e2e/site';
import { episodeOf, episodes } from '@/tests/e2e/content';

const FEED_EPISODES = 5000;
const OWN_EPISODES = episodes.length;
const PAGE_SIZE = 24;
const PAGES = Math.ceil((FEED_EPISODES + OWN_EPISODES) / PAGE_SIZE);
/** Limit of a page's size after gzip, in bytes. */
const MAX_BYTES = 64_000;
const SITE_URL = 'http://localhost:3000';
/** Own episodes that the feed holds too: recognized by guid, and by audio address. */
const REPEATED_SLUGS = [episodeOf(1), episodeOf(9)].map(({ slug }) => slug);

let feed: BigFeed;

it.beforeEach(async () => {
  feed = await startBigFeed(FEED_EPISODES, REPEATED_SLUGS, SITE_URL);
});

it.afterEach(async () => {
  await stopSites();
  await feed.close();
});

/** Starts the site and waits until it has read the feed. */
async function startSiteWithFeed(request: APIRequestContext): Promise<string> {
  const { origin } = await startSite(feed.url, {
    SITE_URL,
    FEED_TTL_SECONDS: '900',
    FEED_TIMEOUT_SECONDS: '20',
  });
  await expect
    .poll(async () => (await request.get(`${origin}/episodes`)).text(), { timeout: 60_000 })
    .toContain('page 1 sur ');
  return origin;
}

const articleIdsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<article[^>]*aria-labelledby="([^"]+)"/g)].map(([, id = '']) => id);

it('a list of 5,000 episodes is paginated in order, each page below 64 kB', async ({
  page,
  request,
}) => {
  it.setTimeout(120_000);
  const origin = await startSiteWithFeed(request);
  const pageOf = async (query: string) => {
    const html = await (await request.get(`${origin}/episodes?${query}`)).text();
    expect(gzipSync(html).length, query).toBeLessThan(MAX_BYTES);
    return { html, articleIds: articleIdsIn(html) };
  };

  // The partition of episodes into pages is tested in tests/unit/lib/episodes/list/pages.test.ts.
  await it.step('from the first page to the last', async () => {
    const [firstPage, secondPage, lastPage] = await Promise.all(
      [1, 2, PAGES].map((number) => pageOf(`page=${number}`)),
    );
    const articleIds = [...(firstPage?.articleIds ?? []), ...(secondPage?.articleIds ?? [])];
    expect(articleIds).toHaveLength(2 * PAGE_SIZE);
    expect(articleIds[OWN_EPISODES]).toBe(`titre-flux-${FEED_EPISODES}`);
    expect(articleIds.at(-1)).toBe(
      `titre-flux-${FEED_EPISODES + OWN_EPISODES - 2 * PAGE_SIZE + 1}`,
    );
    expect(lastPage?.articleIds.at(-1)).toBe('titre-flux-1');
  });

  await it.step('the results of a search, and a page number beyond the last page', async () => {
    expect((await pageOf('q=caravane&page=2')).articleIds).toHaveLength(PAGE_SIZE);
    const { html, articleIds } = await pageOf('page=999');
    expect(articleIds).toHaveLength((FEED_EPISODES + OWN_EPISODES) % PAGE_SIZE);
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/episodes?page=${PAGES}"`);
    expect(html).toContain(`<title>Tous les épisodes – page ${PAGES}`);
  });

  await it.step('from one page to the next without loading the document anew', async () => {
    await page.route('https://podcast.example.net/**', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${origin}/episodes`);
    await page.evaluate(() => Reflect.set(window, 'marked', true));
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(`${origin}/episodes?page=2#liste`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      new RegExp(`page 2 sur ${PAGES}`),
    );
    await expect(page.getByRole('heading', { name: 'Liste des épisodes' })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
    await expect(
      page
        .getByRole('navigation', { name: 'Pages de la liste' })
        .getByRole('link', { name: 'Page 2', exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    const firstLink = page.getByRole('article').first().getByRole('link');
    await expect(firstLink).toHaveAttribute('target', '_blank');
    await expect(firstLink).toHaveAttribute(
      'href',
      /^https:\/\/podcast\.example\.net\/episodes\/\d+$/,
    );
    await expectNoViolations(page);
  });
});
