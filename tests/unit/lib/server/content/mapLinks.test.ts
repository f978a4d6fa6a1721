import { placeKind } from '@/lib/map/markers/labels';
import { loadMap, mapIds } from '@/lib/server/content/maps';

const maps = mapIds().map(loadMap);

describe('maps that show each other’s places', () => {
  /** Lists a map, the one of which it is a part, and so on. */
  const widerThan = (id: string): readonly string[] => {
    const { wider } = loadMap(id).record;
    return wider ? [wider.map, ...widerThan(wider.map)] : [];
  };

  it('link back to the previous map, in one step or in several', () => {
    for (const { id, record } of maps)
      for (const { id: place, closeUp } of record.places) {
        if (!closeUp) continue;
        expect([place, widerThan(closeUp.map)]).toEqual([place, expect.arrayContaining([id])]);
      }
  });
});

describe('the kind of a place', () => {
  it('is never contradicted by its own note', () => {
    for (const { record } of maps)
      for (const { id, typeNote = '', kind } of record.places) {
        expect([id, typeNote]).toEqual([id, expect.not.stringMatching(/n’est pas un/)]);
        if (typeNote !== '') expect([id, kind]).toEqual([id, expect.any(String)]);
      }
  });

  it('is its own, and otherwise its type', () => {
    expect(placeKind({ type: 'mosque', kind: 'Grotte' })).toBe('Grotte');
    expect(placeKind({ type: 'mosque' })).toBe('Mosquée');
  });
});
