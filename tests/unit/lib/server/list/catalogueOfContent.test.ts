import { searchEpisodes } from '@/lib/episodes/search/search';
import { termsOf } from '@/lib/episodes/search/terms';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { periodsOf } from '@/lib/server/content/periods';
import { loadPeople } from '@/lib/server/content/references';
import { loadEpisodeCatalogue } from '@/lib/server/list/episodeCatalogue';

const search = async (text: string) => {
  const { own } = await loadEpisodeCatalogue();
  const matches = searchEpisodes(own.index, termsOf(text));
  return own.episodes.flatMap(({ id }, rank) => (matches.has(rank) ? [id] : []));
};

describe('the catalogue of the real content', () => {
  it('finds the same episodes for a person’s name with and without accents and capitals', async () => {
    const { own } = await loadEpisodeCatalogue();
    expect(own.episodes).toHaveLength(loadEpisodes().length);
    const [person] = [...loadPeople().values()].filter(({ name }) => /^\p{L}+$/u.test(name));
    if (!person) throw new Error('A person of one name is expected.');
    const unaccentedName = person.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    expect(await search(unaccentedName)).toEqual(await search(person.name));
  });

  it('offers the periods and categories of its episodes, in story order', async () => {
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
