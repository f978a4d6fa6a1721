import { createViewer } from '@/lib/server/feed/snapshot/representation';
import { contentOf, item, rss } from '@/tests/fixtures/feed/rss';

const dated = (guid: string, date: string): string =>
  item(
    `<guid>${guid}</guid><pubDate>${date}</pubDate><enclosure url="https://a.org/${guid}.mp3"/>`,
  );

it('a scheduled episode appears at its publication date, and the validators change with it', async () => {
  const hour = Date.UTC(2025, 5, 2, 6);
  const viewed = {
    source: 'upstream',
    content: await contentOf(
      rss(
        dated('demain', '02 Jun 2025 06:00:00 GMT') + dated('hier', '31 May 2025 06:00:00 GMT'),
      ),
    ),
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

it('a view is the same object, array and bytes until the content changes or an episode is published', async () => {
  const content = await contentOf(rss(dated('hier', '31 May 2025 06:00:00 GMT')));
  const view = createViewer();
  const asked = (changedAt: number, now: number) =>
    view({ source: 'upstream', content, changedAt }, now);
  const first = asked(1, Date.UTC(2025, 5, 2));
  // A visit that confirms the copy wraps the same content in a new object.
  expect(asked(1, Date.UTC(2025, 5, 3))).toBe(first);
  expect(first.episodes).toBe(content.episodes);
  expect(first.list).toBe(content.list);
});

it('the bytes of the list are the JSON of the published episodes', async () => {
  const content = await contentOf(
    rss(
      ['05 Jun', '04 Jun', '03 Jun', '02 Jun']
        .map((day) => dated(day, `${day} 2025 06:00:00 GMT`))
        .join(''),
    ),
  );
  for (const day of [1, 2, 3, 4, 5]) {
    const now = Date.UTC(2025, 5, day, 7);
    const { list, episodes } = createViewer()(
      { source: 'upstream', content, changedAt: 0 },
      now,
    );
    expect(JSON.parse(new TextDecoder().decode(list))).toEqual(episodes);
    expect(episodes).toHaveLength(day - 1);
  }
});
