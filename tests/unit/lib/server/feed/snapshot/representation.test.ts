import { memoizeRepresentation } from '@/lib/server/feed/snapshot/representation';
import { contentOf, item, rss } from '@/tests/fixtures/feed/rss';

const itemOn = (guid: string, date: string): string =>
  item(
    `<guid>${guid}</guid><pubDate>${date}</pubDate><enclosure url="https://a.org/${guid}.mp3"/>`,
  );

it('a scheduled episode appears at its publication date, and the validators change with it', async () => {
  const publicationTime = Date.UTC(2025, 5, 2, 6);
  const versionedContent = {
    source: 'upstream',
    content: await contentOf(
      rss(
        itemOn('demain', '02 Jun 2025 06:00:00 GMT') +
          itemOn('hier', '31 May 2025 06:00:00 GMT'),
      ),
    ),
    changedAt: Date.UTC(2025, 5, 1),
  } as const;
  const view = memoizeRepresentation();
  const viewBefore = view(versionedContent, publicationTime - 1);
  const viewAfter = view(versionedContent, publicationTime);
  expect(viewBefore.episodes.map(({ guid }) => guid)).toEqual(['hier']);
  expect(viewAfter.episodes.map(({ guid }) => guid)).toEqual(['demain', 'hier']);
  expect(viewBefore.lastModified).toBe(versionedContent.changedAt);
  expect(viewAfter.lastModified).toBe(publicationTime);
  expect(viewAfter.etag).not.toBe(viewBefore.etag);
});

it('a view is the same object, array and bytes until the content changes or an episode is published', async () => {
  const content = await contentOf(rss(itemOn('hier', '31 May 2025 06:00:00 GMT')));
  const view = memoizeRepresentation();
  const viewAt = (changedAt: number, now: number) =>
    view({ source: 'upstream', content, changedAt }, now);
  const firstView = viewAt(1, Date.UTC(2025, 5, 2));
  // A visit that confirms the copy wraps the same content in a new object.
  expect(viewAt(1, Date.UTC(2025, 5, 3))).toBe(firstView);
  expect(firstView.episodes).toBe(content.episodes);
  expect(firstView.list).toBe(content.list);
});

it('the bytes of the list are the JSON of the published episodes', async () => {
  const content = await contentOf(
    rss(
      ['05 Jun', '04 Jun', '03 Jun', '02 Jun']
        .map((day) => itemOn(day, `${day} 2025 06:00:00 GMT`))
        .join(''),
    ),
  );
  for (const day of [1, 2, 3, 4, 5]) {
    const now = Date.UTC(2025, 5, day, 7);
    const { list, episodes } = memoizeRepresentation()(
      { source: 'upstream', content, changedAt: 0 },
      now,
    );
    expect(JSON.parse(new TextDecoder().decode(list))).toEqual(episodes);
    expect(episodes).toHaveLength(day - 1);
  }
});
