import { bestMatches, listOrder } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { createSearch } from '@/lib/text/search/search';
import { bestEntry } from '@/lib/timeline/filter';
import { SEARCHES, type Item } from './searches';

const search = createSearch<Item>(({ name, description }) => ({
  names: [name],
  texts: [description],
}));
const itemsOf = (...names: readonly string[]) =>
  names.map((name) => ({ name, description: 'Une oasis près de Badr.' }));
const bestNames = (query: string, ...names: readonly string[]) =>
  search.bestFirst(itemsOf(...names), query).map(({ name }) => name);

describe('the best match of a search', () => {
  it.each([
    ['ali', 'Alî', ['Abû Tâlib', 'Umm Kulthûm bint Alî', 'Alî ibn Abî l-Âs', 'Alî']],
    ['medine', 'Médine (Yathrib)', ['Marché de Médine', 'Médine (Yathrib)']],
    ['la mecque', 'La Mecque', ['Route de La Mecque', 'La Mecque', 'Mecquois']],
    ['badr', 'Badr', ['Khaybar', 'Badriyya', 'Badr']],
    ['المدينة', 'المدينة', ['سوق المدينة', 'المدينة']],
  ])('of « %s » is « %s »', (query, bestName, names) => {
    expect(bestNames(query, ...names)[0]).toBe(bestName);
  });

  it('has the words in its name rather than in its description', () => {
    expect(bestNames('badr', 'Uhud', 'Puits de Badr')).toEqual(['Puits de Badr', 'Uhud']);
  });

  it('is the first of equal matches, and the first item without a query', () => {
    expect(bestNames('oasis', 'B', 'A')).toEqual(['B', 'A']);
    expect(bestNames(' ', 'B', 'A')).toEqual(['B', 'A']);
  });

  it.each(SEARCHES.filter(([name]) => ['the tree', 'the tools'].includes(name)))(
    'is first in %s, whose list has no order of its own',
    (_, searchNames) => {
      expect(searchNames(itemsOf('Khaybar', 'Badriyya', 'Badr'), 'badr')[0]).toBe('Badr');
    },
  );

  it('is the target of the Enter key on the timeline, whose list stays chronological', () => {
    const entry = (title: string) =>
      ({ id: title, title, when: '', lane: 'islam', grade: 'établi', importance: 1 }) as const;
    const filter = { search: 'badr', hidden: [], grade: null, importance: 1 } as const;
    expect(bestEntry([entry('Avant Badr'), entry('Badr')], filter)?.title).toBe('Badr');
    expect(bestEntry([entry('Uhud')], filter)).toBeUndefined();
  });
});

describe('the list of a map', () => {
  const place = (name: string, year: number): MapPlace => ({
    id: name,
    name,
    year,
    type: 'city',
    period: 'contexte',
    coordinates: [0, 0],
    description: 'Près de Badr.',
  });
  const places = [
    place('Hîra', 609),
    place('Badriyya', 622),
    place('Badr', 624),
    place('Uhud', 624),
  ];
  const order = (search: string, year: number | null) =>
    listOrder(places, { search, year }).map(({ name }) => name);

  it('has the order of the places, with the places of the current year first', () => {
    expect(order('', null)).toEqual(['Hîra', 'Badriyya', 'Badr', 'Uhud']);
    expect(order('', 622)).toEqual(['Badriyya', 'Hîra', 'Badr', 'Uhud']);
    expect(order('', 624)).toEqual(['Badr', 'Uhud', 'Hîra', 'Badriyya']);
  });

  it('has the best matches of a search first', () => {
    expect(order('badr', null)).toEqual(['Badr', 'Badriyya', 'Hîra', 'Uhud']);
    expect(bestMatches(places, 'badr').map(({ name }) => name)).toEqual(['Badr']);
  });
});
