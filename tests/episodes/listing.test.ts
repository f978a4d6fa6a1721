import { listEpisodes, type ListEntry } from '@/lib/episodes/listing';
import { EVERY_EPISODE, type ListQuery } from '@/lib/episodes/query';
import { termsOf } from '@/lib/episodes/terms';
import { shelvesOf } from './shelves';

const shelves = shelvesOf(6, 3);

const nameOf = ({ listed }: ListEntry): string =>
  listed.kind === 'own' ? listed.episode.slug : listed.episode.guid;

const list = (part: Partial<ListQuery>) => {
  const query = { ...EVERY_EPISODE, ...part };
  return listEpisodes(shelves, query, termsOf(query.search));
};

describe('the list', () => {
  it('has the episodes of content/ newest first, then those of the feed', () => {
    expect(list({}).map(nameOf)).toEqual([
      ...[6, 5, 4, 3, 2, 1].map((number) => `episode-${number}`),
      ...[3, 2, 1].map((number) => `flux-${number}`),
    ]);
  });

  it('has them in the order of the history, those of the feed still last', () => {
    expect(list({ order: 'story' }).map(nameOf).slice(6)).toEqual([
      'flux-3',
      'flux-2',
      'flux-1',
    ]);
    expect(list({ order: 'story', category: 'Série' }).map(nameOf)).toEqual([
      'episode-2',
      'episode-4',
      'episode-6',
    ]);
  });

  it('has of a category or a period only what is of it', () => {
    expect(list({ category: 'Hors série', period: 'contexte' }).map(nameOf)).toEqual([
      'episode-3',
    ]);
  });

  it('says where the words are, and finds those of the feed too', () => {
    const entries = list({ search: 'numéro 2' });
    expect(entries.map(nameOf)).toEqual(['flux-2']);
    expect(entries[0]?.found?.description).toBe('Numéro 2.');
    expect(list({})[0]?.found).toBeNull();
  });
});
