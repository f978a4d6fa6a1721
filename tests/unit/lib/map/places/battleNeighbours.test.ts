import { battleNeighbours } from '@/lib/map/places/battleNeighbours';

const place = (id: string, year: number, type: 'battle' | 'city' = 'battle') => ({
  id,
  year,
  type,
});

/** Places of which two are battles of one year, in the order of their dates. */
const places = [
  place('muta', 629),
  place('nakhla', 624),
  place('badr', 624),
  place('medine', 625, 'city'),
];

describe('the battles before and after a place', () => {
  it.each([
    ['nakhla', null, 'badr'],
    ['badr', 'nakhla', 'muta'],
    ['muta', 'badr', null],
    ['medine', null, null],
  ] as const)('are of %s: %s and %s', (id, before, after) => {
    const neighbours = battleNeighbours(places, id);
    expect([neighbours.before?.id ?? null, neighbours.after?.id ?? null]).toEqual([
      before,
      after,
    ]);
  });
});
