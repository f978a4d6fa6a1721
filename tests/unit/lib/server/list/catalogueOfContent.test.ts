import { searchEpisodes } from '@/lib/episodes/search/search';
import { termsOf } from '@/lib/episodes/search/terms';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { periodsOf } from '@/lib/server/content/periods';
import { loadPeople } from '@/lib/server/content/references';
import { loadEpisodeCatalogue } from '@/lib/server/list/episodeCatalogue';

const search = async (text: string) => {
  const { own } = await loadEpisodeCatalogue();
  const found = searchEpisodes(own.index, termsOf(text));
  return own.episodes.flatMap(({ id }, rank) => (found.has(rank) ? [id] : []));
};

describe('the real content', () => {
  it('is found by each name of a person in all its spellings alike', async () => {
    const { own } = await loadEpisodeCatalogue();
    expect(own.episodes).toHaveLength(loadEpisodes().length);
    const [named] = [...loadPeople().values()].filter(({ name }) => /^\p{L}+$/u.test(name));
    if (!named) throw new Error('A person of one name is expected.');
    const bare = named.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    expect(await search(bare)).toEqual(await search(named.name));
  });

  it('can be filtered by periods that have a name, in the order of the history', async () => {
    const { choices } = await loadEpisodeCatalogue();
    const ordered = inStoryOrder(loadEpisodes());
    expect(choices.periods).toEqual(periodsOf(ordered));
    expect(new Set(choices.categories)).toEqual(
      new Set(ordered.flatMap(({ category }) => category ?? [])),
    );
  });

  it('has no feed episodes when the built-in feed is the only one', async () => {
    const { feed } = await loadEpisodeCatalogue();
    expect(feed.episodes).toEqual([]);
  });
});
