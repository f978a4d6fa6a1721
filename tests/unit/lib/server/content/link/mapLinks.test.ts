import { linkMaps } from '@/lib/server/content/link/maps';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import type { MapRecord } from '@/lib/map/places/place';

const { record } = loadMap('medine');

/** Returns the problems of all maps, with changes to the map of Medina. */
function problemsOf(changes: Partial<MapRecord>): readonly string[] {
  const problems: string[] = [];
  const files = [
    { name: 'medine', record: { ...record, ...changes } },
    ...mapIds()
      .filter((id) => id !== 'medine')
      .map((name) => ({ name, record: loadMap(name).record })),
  ];
  linkMaps(files, problems);
  return problems;
}

describe('a link from a map to a wider map', () => {
  it('is valid in the site’s own content', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['a map', { map: 'atlantide', label: 'Voir' }, /medine\.json → wider\.map .*atlantide/],
    [
      'a place',
      { map: 'arabie', place: 'atlantide', label: 'Voir' },
      /medine\.json → wider\.place .*atlantide/,
    ],
  ])('that leads to %s that does not exist is reported', (_, wider, expected) => {
    expect(problemsOf({ wider })).toEqual([expect.stringMatching(expected)]);
  });
});
