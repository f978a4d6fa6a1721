import '@/tests/fixtures/fixedProject';
import { placeNodes, subjectName } from '@/lib/seo/graph/place';
import { loadPlaces } from '@/lib/server/content/references';
import { DATE_GRADES, type Place } from '@/lib/map/places/place';

function placeOf(id: string): Place {
  const place = loadPlaces().get(id);
  if (!place) throw new Error(`${id} is expected on a map.`);
  return place;
}

const factsOf = (place: Place) => ({
  ...{ place, path: `/carte/${place.id}`, mapPath: '/carte', picture: null },
  origin: 'https://site.example',
  episodes: [{ path: '/episodes/badr' as const, shortTitle: 'Badr' }],
});

const nodesOf = (place: Place) => placeNodes(factsOf(place));

describe('a place of a map', () => {
  it('has the schema.org class of its type', () => {
    expect(nodesOf(placeOf('la-mecque'))).toMatchObject([
      { '@type': 'City', geo: { latitude: placeOf('la-mecque').latitude } },
    ]);
    expect(nodesOf(placeOf('quba'))[0]).toMatchObject({ '@type': 'Mosque' });
  });

  it('has the class Place where a note contradicts its type', () => {
    expect(nodesOf(placeOf('ukaz'))).toMatchObject([{ '@type': 'Place' }]);
    expect(nodesOf(placeOf('med-mont-uhud'))).toMatchObject([{ '@type': 'Place' }]);
  });

  it('has its Arabic name and the episodes that name it', () => {
    expect(nodesOf(placeOf('badr'))[1]).toMatchObject({
      alternateName: expect.arrayContaining([placeOf('badr').arabicName]),
      subjectOf: [{ '@id': 'https://site.example/episodes/badr#episode', name: 'Badr' }],
    });
  });

  it('has no coordinates when its position is unknown', () => {
    expect(nodesOf(placeOf('bir-mauna'))[1]).not.toHaveProperty('geo');
    expect(nodesOf(placeOf('badr'))[1]).toHaveProperty('geo');
  });
});

it('a battle is an Event of its year and place, and the main entity of its page', () => {
  const ninive = placeOf('ninive');
  expect(nodesOf(ninive)[0]).toMatchObject({
    '@type': 'Event',
    '@id': subjectName(factsOf(ninive)),
    startDate: '0627',
    location: { '@id': 'https://site.example/carte/ninive#lieu' },
  });
});

it.each(DATE_GRADES.filter((grade) => grade !== 'établi'))(
  'a battle has no year while its date is %s',
  (date) => {
    const ninive = placeOf('ninive');
    const [event] = nodesOf({ ...ninive, certainty: { ...ninive.certainty, date } });
    expect(event).toMatchObject({ '@type': 'Event' });
    expect(event).not.toHaveProperty('startDate');
  },
);
