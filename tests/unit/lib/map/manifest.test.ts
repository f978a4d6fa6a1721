/** @jest-environment node */
import { mapManifest, type MapManifest } from '@/lib/map/manifest';
import { PLACE_TYPES } from '@/lib/map/places/place';
import { loadMap, mapIds } from '@/lib/server/content/maps';

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
