/** @jest-environment node */
import { searchEpisodes } from '@/lib/episodes/search';
import { termsOf } from '@/lib/episodes/terms';
import { loadEpisodeShelves } from '@/lib/server/episodeShelves';

const search = async (text: string) => {
  const { own } = await loadEpisodeShelves();
  const found = searchEpisodes(own.index, termsOf(text));
  return own.episodes.flatMap(({ slug }, rank) => (found.has(rank) ? [slug] : []));
};

describe('the real content', () => {
  it.each([
    ['Khadîja', 'Khadidja', 'khadija'],
    ['Muhammad', 'Mohammed', 'Mahomet'],
    ['Quraysh', 'Koreich', 'Quraych'],
    ['Hijâz', 'Hedjaz'],
    ['Uthmân', 'Othman'],
    ['Tâ’if', 'taif', 'Taïf'],
    ['La Mecque', 'Makka', 'mecca'],
    ['Hégire', 'hijra'],
    ['Ka’ba', 'Kaaba'],
  ])('is found under %s and under its other spellings', async (name, ...others) => {
    const slugs = await search(name);
    expect(slugs.length).toBeGreaterThan(0);
    for (const other of others) expect(await search(other)).toEqual(slugs);
  });

  it('can be filtered by periods that have a name, in the order of the history', async () => {
    const { choices } = await loadEpisodeShelves();
    expect(choices.periods[0]).toEqual({ id: 'contexte', name: 'Avant la révélation' });
    expect(choices.periods.at(-1)?.id).toBe('heritage');
    expect(choices.categories).toEqual(['Hors série', "La naissance de l'Islam"]);
  });

  it('has nothing of the feed when it is its own feed', async () => {
    const { feed } = await loadEpisodeShelves();
    expect(feed.episodes).toEqual([]);
  });
});
