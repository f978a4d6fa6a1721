import { filterPlaces } from '@/lib/map/places/filter';
import { toMapPlace } from '@/lib/map/manifest';
import { searchableNamesOf } from '@/lib/map/places/searched';
import { loadMap, mapIds } from '@/lib/server/content/maps';

const maps = mapIds().map(loadMap);
const places = maps.flatMap(({ record }) => record.places);
const searched = maps.flatMap(({ record, extent }) =>
  record.places.map((place) => ({ ...toMapPlace(place, extent), ...searchableNamesOf(place) })),
);
const foundIds = (search: string) =>
  filterPlaces(searched, { search, period: null, type: 'all' }).map(({ id }) => id);

describe('the places of the map', () => {
  it('are each found by every name that their panel shows', () => {
    for (const { id, name, arabicName, alternativeNames } of places)
      for (const shownName of [name, arabicName, ...alternativeNames])
        expect([shownName, ...foundIds(shownName)]).toContain(id);
  });

  it('are found by a name of their texts in another spelling', () => {
    const placesOfQuraysh = places.filter(({ empire, description }) =>
      `${empire} ${description}`.includes('Quraysh'),
    );
    expect(foundIds('Koreish')).toEqual(
      expect.arrayContaining(placesOfQuraysh.map(({ id }) => id)),
    );
  });

  it('are not found by a common word that sounds like none of their names', () => {
    expect(foundIds('parapluie')).toEqual([]);
  });
});
