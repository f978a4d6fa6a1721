import { catalogueOf, listEpisodes, type ListEntry } from '@/lib/episodes/list/listing';
import { EVERY_EPISODE, type ListQuery } from '@/lib/episodes/list/query';
import { buildSearchIndex } from '@/lib/episodes/search/searchIndex';
import { createSpellings } from '@/lib/episodes/search/spellings';
import { summaryOf } from '@/lib/episodes/episode';
import { termsOf } from '@/lib/episodes/search/terms';
import { feedSummary } from '@/lib/server/list/feedSummary';
import { feedEpisode, ownEpisode, shelvesOf } from './shelves';

const shelves = shelvesOf(6, 3);

const idOf = ({ episode }: ListEntry): string => episode.id;

const list = (fields: Partial<ListQuery>) => {
  const query = { ...EVERY_EPISODE, ...fields };
  return listEpisodes(shelves, query, termsOf(query.search));
};

describe('the list', () => {
  it('has all episodes newest first, those of the feed among those of content/', () => {
    const index = buildSearchIndex([], createSpellings([], []));
    const own = [15, 1, null].map((day, index) => {
      const publishedAt = day && Date.UTC(2025, 5, day, 6);
      return summaryOf({ ...ownEpisode(3 - index), publishedAt });
    });
    const feed = [
      { ...feedEpisode(4), date: '2026-10-01T06:00:00.000Z' },
      { ...feedEpisode(3), date: '2025-06-15T06:00:00.000Z' },
      { ...feedEpisode(2), date: null },
      { ...feedEpisode(1), date: '2025-06-08T06:00:00.000Z' },
    ].map((episode) => feedSummary(episode, 'Chroniques'));
    const catalogue = catalogueOf({
      own: { episodes: own, index },
      feed: { episodes: feed, index },
    });
    expect(listEpisodes(catalogue, EVERY_EPISODE, []).map(idOf)).toEqual([
      ...['flux-4', 'episode-3', 'flux-3', 'flux-2', 'flux-1', 'episode-2', 'episode-1'],
    ]);
  });

  it('has episodes without a date in their given order', () => {
    const fromFeed = [3, 2, 1].map((number) => `flux-${number}`);
    const ours = [6, 5, 4, 3, 2, 1].map((number) => `episode-${number}`);
    expect(list({}).map(idOf)).toEqual([...fromFeed, ...ours]);
  });

  it('sorts episodes in the order of the history, those of the feed last', () => {
    const last = list({ order: 'story' }).slice(6).map(idOf);
    expect(last).toEqual(['flux-3', 'flux-2', 'flux-1']);
    const series = list({ order: 'story', category: 'Série' }).map(idOf);
    expect(series).toEqual(['episode-2', 'episode-4', 'episode-6']);
  });

  it('has the episodes of a category or a period only', () => {
    const ids = list({ category: 'Hors série', period: 'contexte' }).map(idOf);
    expect(ids).toEqual(['episode-3']);
  });

  it('gives the positions of the words, and finds episodes of the feed too', () => {
    const entries = list({ search: 'numéro 2' });
    expect(entries.map(idOf)).toEqual(['flux-2']);
    expect(entries[0]?.found?.description).toBe('Numéro 2.');
    expect(list({})[0]?.found).toBeNull();
  });
});
