/** @jest-environment node */
import { placeNodes, subjectName } from '@/lib/seo/place';
import { loadPlaces } from '@/lib/server/references';
import type { Place } from '@/lib/map/place';

function placeOf(id: string): Place {
  const place = loadPlaces().get(id);
  if (!place) throw new Error(`${id} is expected on a map.`);
  return place;
}

const factsOf = (place: Place) => ({
  place,
  path: `/carte/${place.id}`,
  mapPath: '/carte',
  origin: 'https://site.example',
  picture: null,
  episodes: [{ slug: 'badr', shortTitle: 'Badr' }],
});

const nodesOf = (place: Place) => placeNodes(factsOf(place));

describe('a place of a map', () => {
  it('is what its type says', () => {
    expect(nodesOf(placeOf('la-mecque'))).toMatchObject([
      { '@type': 'City', geo: { latitude: placeOf('la-mecque').latitude } },
    ]);
    expect(nodesOf(placeOf('quba'))[0]).toMatchObject({ '@type': 'Mosque' });
  });

  it('is a place and nothing more where a note takes its type back', () => {
    expect(nodesOf(placeOf('ukaz'))).toMatchObject([{ '@type': 'Place' }]);
    expect(nodesOf(placeOf('med-mont-uhud'))).toMatchObject([{ '@type': 'Place' }]);
  });

  it('has its Arabic name and the episodes that name it', () => {
    expect(nodesOf(placeOf('badr'))[1]).toMatchObject({
      alternateName: expect.arrayContaining([placeOf('badr').arabicName]),
      subjectOf: [{ '@id': 'https://site.example/episodes/badr#episode', name: 'Badr' }],
    });
  });

  it('has no position when it is lost', () => {
    expect(nodesOf(placeOf('bir-mauna'))[1]).not.toHaveProperty('geo');
    expect(nodesOf(placeOf('badr'))[1]).toHaveProperty('geo');
  });
});

describe('a battle', () => {
  it('is an event of its year, there, and what its page is about', () => {
    const badr = placeOf('badr');
    expect(nodesOf(badr)[0]).toMatchObject({
      '@type': 'Event',
      '@id': subjectName(factsOf(badr)),
      startDate: '0624',
      location: { '@id': 'https://site.example/carte/badr#lieu' },
    });
  });

  it.each(['dhu-qar', 'bir-mauna'])('has no year while it is not certain: %s', (id) => {
    expect(nodesOf(placeOf(id))[0]).toMatchObject({ '@type': 'Event' });
    expect(nodesOf(placeOf(id))[0]).not.toHaveProperty('startDate');
  });
});
