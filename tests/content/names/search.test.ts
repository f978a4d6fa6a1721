import { termsOf } from '@/lib/episodes/search/terms';
import { searchPeople } from '@/lib/genealogy/view/search';
import { filterPlaces } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Place } from '@/lib/map/places/place';
import { searchableNamesOf } from '@/lib/map/places/searched';
import { loadTree } from '@/lib/server/content/genealogy/tree';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadSpellings } from '@/lib/server/content/spellings';

const content = loadContent();
const { cards } = loadTree();

const mapPlaceOf = (place: Place): MapPlace => ({
  ...place,
  ...searchableNamesOf(place),
  coordinates: [0, 0],
});

it('every place of a map is found by each of its names, in Arabic too, alone and without diacritics', () => {
  for (const { places } of content.maps.values()) {
    const mapPlaces = places.map(mapPlaceOf);
    for (const { id, name, arabicName, alternativeNames } of places)
      for (const spelling of [name, arabicName, ...alternativeNames]) {
        const withoutDiacritics = spelling
          .normalize('NFD')
          .replace(/[\p{M}’]/gu, '')
          .replace(/[-/]/g, ' ');
        for (const query of [spelling, withoutDiacritics]) {
          const foundPlaces = filterPlaces(mapPlaces, {
            search: query,
            period: null,
            type: 'all',
          });
          expect([query, foundPlaces.map((place) => place.id)]).toEqual([
            query,
            expect.arrayContaining([id]),
          ]);
        }
      }
  }
});

it('every person of the tree is found by each name, names with a father’s name included', () => {
  for (const { id, name, otherNames = [] } of cards)
    for (const spelling of [name, ...otherNames]) {
      const foundPlaces = searchPeople(cards, spelling).map((card) => card.id);
      expect([spelling, foundPlaces]).toEqual([spelling, expect.arrayContaining([id])]);
    }
});

it('an Arabic name is paired with the sound of the name in the episodes', () => {
  const { soundsOf } = loadSpellings([]);
  for (const { id, arabicName } of content.genealogy.people) {
    const [word, ...otherTerms] = termsOf(arabicName.replace(/ (?:بن|بنت) .*/, ''));
    const [latin, ...otherLatinTerms] = termsOf(
      content.people.get(id)?.name.replace(/ (?:ibn|bint) .*| \(.*/, '') ?? '',
    );
    if (!word || !latin || otherTerms.length + otherLatinTerms.length > 0) continue;
    expect([arabicName, soundsOf(word.start)]).toEqual([
      arabicName,
      expect.arrayContaining([latin.sound]),
    ]);
  }
});
