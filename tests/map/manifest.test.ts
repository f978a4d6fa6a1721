/** @jest-environment node */
import { mapManifest, type MapManifest } from '@/lib/map/manifest';
import { PLACE_TYPES } from '@/lib/map/place';
import { episodesAbout, loadMap, mapIds, periodOf, placeOf } from '@/lib/server/maps';

/** The fields that the specification gives to a point of interest. */
const FIELDS = [
  'id',
  'name',
  'description',
  'significance',
  'facts',
  'year',
  'empire',
  'period',
  'type',
  'coordinates',
  'imageUrl',
];

function manifestOf(id: string): MapManifest {
  const { record, extent } = loadMap(id);
  return mapManifest(id, record, extent);
}

it('two maps ship, Arabia and Medina', () => {
  expect(mapIds()).toEqual(expect.arrayContaining(['arabie', 'medine']));
});

describe.each(mapIds())('the manifest of %s', (id) => {
  const manifest = manifestOf(id);

  it('is a title, a description, points of interest and periods', () => {
    expect(Object.keys(manifest).sort()).toEqual(['description', 'periods', 'pois', 'title']);
    expect(manifest.periods.every((period) => period.id !== '' && period.name !== '')).toBe(
      true,
    );
  });

  it('gives each point of interest exactly the fields of the specification', () => {
    for (const poi of manifest.pois)
      expect(Object.keys(poi).sort()).toEqual([...FIELDS].sort());
  });

  it('has every point of interest on the map, of a known type and period', () => {
    const periods = manifest.periods.map((period) => period.id);
    for (const { coordinates, type, period } of manifest.pois) {
      for (const value of coordinates) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(100);
      }
      expect(PLACE_TYPES).toContain(type);
      expect(periods).toContain(period);
    }
  });

  it('has every year within the timeline', () => {
    const { from, to } = loadMap(id).record.timeline;
    const years = manifest.pois.map(({ year }) => year);
    expect(years.filter((year) => year < from || year > to)).toEqual([]);
  });
});

describe('the maps', () => {
  const arabia = loadMap('arabie');

  it('know their places and the names of their periods', () => {
    const badr = placeOf(arabia, 'badr');
    expect(badr.name).toBe('Badr');
    expect(periodOf(arabia, badr)).toBe('Les guerres contre La Mecque');
  });

  it('say which place is missing', () => {
    expect(() => placeOf(arabia, 'atlantide')).toThrow(/arabie\.json.*atlantide/);
  });

  it('know the episodes that name a place, first told first', () => {
    const titles = episodesAbout('badr').map(({ shortTitle }) => shortTitle);
    expect(titles).toContain('Badr, Uhud, le Fossé');
    expect(episodesAbout('nulle-part')).toEqual([]);
  });
});
