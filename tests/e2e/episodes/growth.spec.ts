import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { startBigFeed, type BigFeed } from '@/tests/e2e/feed/bigFeed';
import { startSite, stopSites } from '@/tests/e2e/site';
import { episodeOf, episodes } from '@/tests/e2e/content';

const FROM_FEED = 5000;
const OWN = episodes.length;
const PAGE_SIZE = 24;
const PAGES = Math.ceil((FROM_FEED + OWN) / PAGE_SIZE);
/** 60 kB are wished for; half of a page are its styles, written into it: more than the page needs. */
const MOST_BYTES = 64_000;
const SITE_URL = 'http://localhost:3000';
const SLUGS = [episodeOf(1), episodeOf(9)].map(({ slug }) => slug);

let feed: BigFeed;

test.beforeEach(async () => {
  feed = await startBigFeed(FROM_FEED, SLUGS, SITE_URL);
});

test.afterEach(async () => {
  await stopSites();
  await feed.close();
});

/** The site once it has read the feed. */
async function openSite(request: APIRequestContext): Promise<string> {
  const { origin } = await startSite(feed.url, {
    SITE_URL,
    FEED_TTL_SECONDS: '900',
    FEED_TIMEOUT_SECONDS: '20',
  });
  await expect
    .poll(async () => (await request.get(`${origin}/episodes`)).text(), { timeout: 30_000 })
    .toContain('page 1 sur ');
  return origin;
}

const titlesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<article[^>]*aria-labelledby="([^"]+)"/g)].map(([, id = '']) => id);

test('avec 5 000 épisodes dans le flux, chacun est sur une page et une seule, de moins de 64 ko', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const origin = await openSite(request);
  const seen: string[] = [];
  let largest = 0;
  for (let page = 1; page <= PAGES; page += 1) {
    const html = await (await request.get(`${origin}/episodes?page=${page}`)).text();
    const titles = titlesIn(html);
    if (page < PAGES) expect(titles).toHaveLength(PAGE_SIZE);
    seen.push(...titles);
    largest = Math.max(largest, gzipSync(html).length);
  }
  console.log(`la plus grande de ${PAGES} pages : ${largest} o`);
  expect(largest).toBeLessThan(MOST_BYTES);
  expect(seen).toHaveLength(OWN + FROM_FEED);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen[OWN]).toBe(`titre-flux-${FROM_FEED}`);
  expect(seen.at(-1)).toBe('titre-flux-1');
});

test('une recherche parmi 5 000 épisodes reste une page de moins de 64 ko, et au-delà de la dernière page il y a la dernière', async ({
  request,
}) => {
  test.setTimeout(90_000);
  const origin = await openSite(request);
  const found = await (await request.get(`${origin}/episodes?q=caravane&page=2`)).text();
  expect(titlesIn(found)).toHaveLength(PAGE_SIZE);
  expect(gzipSync(found).length).toBeLessThan(MOST_BYTES);
  const beyond = await (await request.get(`${origin}/episodes?page=999`)).text();
  expect(titlesIn(beyond)).toHaveLength((FROM_FEED + OWN) % PAGE_SIZE);
  expect(beyond).toContain(`<link rel="canonical" href="${SITE_URL}/episodes?page=${PAGES}"`);
  expect(beyond).toContain(`<title>Tous les épisodes – page ${PAGES}`);
});

test('on va de page en page sans recharger, et axe ne trouve rien sur la deuxième', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.route('https://podcast.example.net/**', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const origin = await openSite(request);
  await page.goto(`${origin}/episodes`);
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(`${origin}/episodes?page=2#liste`);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    new RegExp(`page 2 sur ${PAGES}`),
  );
  await expect(page.getByRole('heading', { name: 'Liste des épisodes' })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
  const pages = page.getByRole('navigation', { name: 'Pages de la liste' });
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const first = page.getByRole('article').first();
  await expect(first.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/podcast\.example\.net\/episodes\/\d+$/,
  );
  await expectNothingFound(page);
});
