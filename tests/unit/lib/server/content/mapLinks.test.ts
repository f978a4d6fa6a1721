import { placeKind } from '@/lib/map/markers/labels';
import { loadMap, mapIds } from '@/lib/server/content/maps';

const maps = mapIds().map(loadMap);

describe('maps that show each other’s places', () => {
  /** Lists the ids of the maps that contain a map, from the narrowest to the widest. */
  const widerMapIds = (id: string): readonly string[] => {
    const { wider } = loadMap(id).record;
    return wider ? [wider.map, ...widerMapIds(wider.map)] : [];
  };

  it('link back to the previous map, in one step or in several', () => {
    for (const { id, record } of maps)
      for (const { id: place, closeUp } of record.places) {
        if (!closeUp) continue;
        expect([place, widerMapIds(closeUp.map)]).toEqual([
          place,
          expect.arrayContaining([id]),
        ]);
      }
  });
});

describe('the kind of a place', () => {
  it('is not contradicted by the place’s own note', () => {
    for (const { record } of maps)
      for (const { id, typeNote = '', kind } of record.places) {
        expect([id, typeNote]).toEqual([id, expect.not.stringMatching(/n’est pas un/)]);
        if (typeNote !== '') expect([id, kind]).toEqual([id, expect.any(String)]);
      }
  });

  it('is the kind of its record, and otherwise the French name of its type', () => {
    expect(placeKind({ type: 'mosque', kind: 'Grotte' })).toBe('Grotte');
    expect(placeKind({ type: 'mosque' })).toBe('Mosquée');
  });
});
