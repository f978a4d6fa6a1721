import { expect, test } from '@playwright/test';
import { startSite, stopSites } from '@/tests/e2e/site';

const BASE = 'https://sons.example.org/islam';
const SLUG = 'episode-08-medine-naissance-d-une-communaute';
const SOUND = `${BASE}/${SLUG}.mp3`;
const COUNTED = 'https://op3.dev/e/';

test.afterEach(stopSites);

test('with AUDIO_BASE_URL every sound is asked for there; with OP3 the feed counts, and nothing else', async () => {
  test.setTimeout(60_000);
  const site = await startSite('', {
    PODCAST_FEED_URL: '',
    AUDIO_BASE_URL: `${BASE}/`,
    OP3: '1',
  });
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path);
    return { body: await answer.text(), policy: answer.headers.get('content-security-policy') };
  };
  const feed = await ask('/feed.xml');
  expect(feed.body).toContain(`<enclosure url="${COUNTED}${SOUND}"`);
  expect(feed.body.match(/<enclosure /g)).toHaveLength(feed.body.split(COUNTED).length - 1);
  // Chapters are no sound: those that tell places and years are made by the site itself.
  expect(feed.body).toMatch(
    new RegExp(`<podcast:chapters url="[^"]+/episodes/${SLUG}/chapitres\\.json"`),
  );
  const list = await ask('/episodes');
  expect(list.policy).toContain("connect-src 'self' https://sons.example.org;");
  const embed = await ask(`/embed/${SLUG}`);
  for (const { body } of [list, embed, await ask('/api/feed')]) {
    expect(body).toContain(`${BASE}/`);
    expect(body).not.toContain('op3.dev');
    // Subtitles stay: a track of another origin would ask for more than a sound does.
    expect(body).not.toMatch(/\/audio\/episode-[^"]*\.mp3/);
  }
  expect(embed.body).toContain(`src="${SOUND}"`);
});
