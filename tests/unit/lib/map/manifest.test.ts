/** @jest-environment node */
import { mapManifest } from '@/lib/map/manifest';
import { PLACE_TYPES } from '@/lib/map/places/place';
import { loadMap, mapIds } from '@/lib/server/content/maps';

/** Fields of a point of interest by the specification. */
const FIELDS = [
  ...['id', 'name', 'description', 'significance', 'facts', 'year', 'empire', 'period', 'type'],
  ...['coordinates', 'imageUrl'],
];

describe.each(mapIds())('the manifest of %s', (id) => {
  const { record, extent } = loadMap(id);
  const manifest = mapManifest(id, record, extent);

  it('has a title, a description, periods, and points of interest as the specification prescribes', () => {
    expect(Object.keys(manifest).sort()).toEqual(['description', 'periods', 'pois', 'title']);
    expect(manifest.periods.filter(({ id, name }) => id === '' || name === '')).toEqual([]);
    for (const poi of manifest.pois)
      expect(Object.keys(poi).sort()).toEqual([...FIELDS].sort());
  });

  it('has every point of interest on the map and the timeline, of a known type and period', () => {
    const periods = manifest.periods.map((period) => period.id);
    const { from, to } = record.timeline;
    for (const { coordinates, type, period, year } of manifest.pois) {
      expect(coordinates.filter((value) => value <= 0 || value >= 100)).toEqual([]);
      expect(PLACE_TYPES).toContain(type);
      expect(periods).toContain(period);
      expect(year).toBeGreaterThanOrEqual(from);
      expect(year).toBeLessThanOrEqual(to);
    }
  });
});
