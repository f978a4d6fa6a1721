/** @jest-environment node */
import { createViewer } from '@/lib/server/feed/view';
import { episodesOf, item, rss } from '@/tests/fixtures/feed/rss';

const dated = (guid: string, date: string): string =>
  item(
    `<guid>${guid}</guid><pubDate>${date}</pubDate><enclosure url="https://a.org/${guid}.mp3"/>`,
  );

test('an episode of tomorrow appears at its hour, and the validators change with it', async () => {
  const hour = Date.UTC(2025, 5, 2, 6);
  const viewed = {
    source: 'upstream',
    episodes: await episodesOf(
      rss(
        dated('demain', '02 Jun 2025 06:00:00 GMT') + dated('hier', '31 May 2025 06:00:00 GMT'),
      ),
    ),
    xml: '<rss/>',
    changedAt: Date.UTC(2025, 5, 1),
  } as const;
  const view = createViewer();
  const before = view(viewed, hour - 1);
  const after = view(viewed, hour);
  expect(before.episodes.map(({ guid }) => guid)).toEqual(['hier']);
  expect(after.episodes.map(({ guid }) => guid)).toEqual(['demain', 'hier']);
  expect(before.lastModified).toBe(viewed.changedAt);
  expect(after.lastModified).toBe(hour);
  expect(after.etag).not.toBe(before.etag);
});
