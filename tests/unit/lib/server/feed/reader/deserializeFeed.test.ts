import { deserializeFeed } from '@/lib/server/feed/reader/deserializeFeed';
import { contentOf, ENCLOSURE, item, rss } from '@/tests/fixtures/feed/rss';

const episode = (number: number, title = `Épisode ${number}`): string =>
  item(`<guid>${number}</guid><title>${title}</title>${ENCLOSURE}`);

describe('the episodes of a deserialized feed', () => {
  it('are the known objects where their bytes are unchanged', async () => {
    const known = await contentOf(rss(episode(2) + episode(1)));
    const next = await contentOf(rss(episode(3) + episode(2, 'Autre titre') + episode(1)));
    const content = await deserializeFeed(next, known);
    expect(content?.episodes).toEqual(next.episodes);
    const isKnown = content?.episodes.map((feedEpisode) =>
      known.episodes.includes(feedEpisode),
    );
    expect(isKnown).toEqual([false, false, true]);
  });

  it('are decoded from the list without a known feed', async () => {
    const { list, xml, builtAt, digest, episodes } = await contentOf(rss(episode(1)));
    await expect(deserializeFeed({ list, xml, builtAt, digest })).resolves.toMatchObject({
      episodes,
    });
  });
});
