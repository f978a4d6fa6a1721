import { termsOf } from '@/lib/episodes/search/terms';
import { searchPeople } from '@/lib/genealogy/view/search';
import { filterPlaces } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Place } from '@/lib/map/places/place';
import { searchedOf } from '@/lib/map/places/searched';
import { loadTree } from '@/lib/server/content/genealogy/tree';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadSpellings } from '@/lib/server/content/spellings';

const content = loadContent();
const { cards } = loadTree();

const onMap = (place: Place): MapPlace => ({
  ...place,
  ...searchedOf(place),
  coordinates: [0, 0],
});

it('every place of a map is found by each of its names, in Arabic too, alone and without diacritics', () => {
  for (const { places } of content.maps.values()) {
    const shown = places.map(onMap);
    for (const { id, name, arabicName, alternativeNames } of places)
      for (const typed of [name, arabicName, ...alternativeNames]) {
        const plain = typed
          .normalize('NFD')
          .replace(/[\p{M}’]/gu, '')
          .replace(/[-/]/g, ' ');
        for (const one of [typed, plain]) {
          const found = filterPlaces(shown, { search: one, period: null, type: 'all' });
          expect([one, found.map((place) => place.id)]).toEqual([
            one,
            expect.arrayContaining([id]),
          ]);
        }
      }
  }
});

it('every person of the tree is found by each name, those with their fathers included', () => {
  for (const { id, name, otherNames = [] } of cards)
    for (const typed of [name, ...otherNames]) {
      const found = searchPeople(cards, typed).map((card) => card.id);
      expect([typed, found]).toEqual([typed, expect.arrayContaining([id])]);
    }
});

it('a name in Arabic is paired with the one that the episodes pronounce', () => {
  const { soundsOf } = loadSpellings([]);
  for (const { id, arabicName } of content.genealogy.people) {
    const [word, ...others] = termsOf(arabicName.replace(/ (?:بن|بنت) .*/, ''));
    const [latin, ...more] = termsOf(
      content.people.get(id)?.name.replace(/ (?:ibn|bint) .*| \(.*/, '') ?? '',
    );
    if (!word || !latin || others.length + more.length > 0) continue;
    expect([arabicName, soundsOf(word.start)]).toEqual([
      arabicName,
      expect.arrayContaining([latin.sound]),
    ]);
  }
});
