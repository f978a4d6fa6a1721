import { bestMatches, listOrder } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { createSearch } from '@/lib/text/search/search';
import { bestEntry } from '@/lib/timeline/filter';
import { SEARCHES, type Item } from './searches';

const search = createSearch<Item>(({ name, description }) => ({
  names: [name],
  texts: [description],
}));
const things = (...names: readonly string[]) =>
  names.map((name) => ({ name, description: 'Une oasis près de Badr.' }));
const best = (typed: string, ...names: readonly string[]) =>
  search.bestFirst(things(...names), typed).map(({ name }) => name);

describe('the best match', () => {
  it.each([
    ['ali', 'Alî', ['Abû Tâlib', 'Umm Kulthûm bint Alî', 'Alî ibn Abî l-Âs', 'Alî']],
    ['medine', 'Médine (Yathrib)', ['Marché de Médine', 'Médine (Yathrib)']],
    ['la mecque', 'La Mecque', ['Route de La Mecque', 'La Mecque', 'Mecquois']],
    ['badr', 'Badr', ['Khaybar', 'Badriyya', 'Badr']],
    ['المدينة', 'المدينة', ['سوق المدينة', 'المدينة']],
  ])('of « %s » is « %s »', (typed, first, names) => {
    expect(best(typed, ...names)[0]).toBe(first);
  });

  it('has the words in its name, before one that only mentions them', () => {
    expect(best('badr', 'Uhud', 'Puits de Badr')).toEqual(['Puits de Badr', 'Uhud']);
  });

  it('keeps the order of equal ones, and of everything without a search', () => {
    expect(best('oasis', 'B', 'A')).toEqual(['B', 'A']);
    expect(best(' ', 'B', 'A')).toEqual(['B', 'A']);
  });

  it.each(SEARCHES.filter(([name]) => ['the tree', 'the tools'].includes(name)))(
    'is first in %s, whose list has no order of its own',
    (_, found) => {
      expect(found(things('Khaybar', 'Badriyya', 'Badr'), 'badr')[0]).toBe('Badr');
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

  it('has the order of the places, those of the shown year first', () => {
    expect(order('', null)).toEqual(['Hîra', 'Badriyya', 'Badr', 'Uhud']);
    expect(order('', 622)).toEqual(['Badriyya', 'Hîra', 'Badr', 'Uhud']);
    expect(order('', 624)).toEqual(['Badr', 'Uhud', 'Hîra', 'Badriyya']);
  });

  it('has the best matches of a search first', () => {
    expect(order('badr', null)).toEqual(['Badr', 'Badriyya', 'Hîra', 'Uhud']);
    expect(bestMatches(places, 'badr').map(({ name }) => name)).toEqual(['Badr']);
  });
});
