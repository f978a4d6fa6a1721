import fc from 'fast-check';
import { bestMatches, filterPlaces, TYPE_FILTERS } from '@/lib/map/places/filter';
import { hiddenReason } from '@/lib/map/places/hidden';
import { fold } from '@/lib/text/fold';
import { PLACE_TYPES } from '@/lib/map/places/place';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { forAll } from '@/tests/fixtures/runners/property';

const badr: MapPlace = {
  id: 'badr',
  name: 'Badr',
  type: 'battle',
  year: 624,
  period: 'guerres-mecque',
  coordinates: [30, 40],
  description: 'Un point d’eau sur la route des caravanes.',
};
const taif: MapPlace = {
  ...badr,
  id: 'taif',
  name: 'Tâ’if',
  type: 'city',
  year: 619,
  period: 'predication-publique',
  description: 'Une ville d’altitude, connue pour ses vergers.',
};
const aksoum: MapPlace = {
  ...taif,
  id: 'aksoum',
  name: 'Aksoum',
  type: 'empire_capital',
  year: 615,
};
const quba: MapPlace = { ...taif, id: 'quba', name: 'Qubâ’', type: 'mosque', year: 622 };
const places = [badr, taif, aksoum, quba];

const NO_FILTER = { search: '', period: null, type: 'all' } as const;
const ids = (passing: readonly MapPlace[]) => passing.map(({ id }) => id);
const search = (text: string) => ids(filterPlaces(places, { ...NO_FILTER, search: text }));

const anyFilter = fc.record({
  search: fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('ville', 'BADR', ' taif ')),
  period: fc.option(fc.constantFrom('guerres-mecque', 'predication-publique', 'inconnue')),
  type: fc.constantFrom(...TYPE_FILTERS),
});
const anyYear = fc.option(fc.integer({ min: 600, max: 640 }));

describe('the filters of the map', () => {
  it('pass every place by default', () => {
    expect(filterPlaces(places, NO_FILTER)).toEqual(places);
  });

  it('search in names and descriptions, whatever the capitals and the surrounding spaces', () => {
    expect(search('  bADr ')).toEqual(['badr']);
    expect(search('CARAVANES')).toEqual(['badr']);
    expect(search('nulle part')).toEqual([]);
  });

  it('find a transliterated name typed on an ordinary keyboard', () => {
    for (const typed of ['taif', "ta'if", 'Tâ’if', 'TÂIF'])
      expect(search(typed)).toEqual(['taif']);
    expect(search("d'eau")).toEqual(['badr']);
  });

  it('count the capitals of empires among the cities, and nothing else among the battles', () => {
    expect(ids(filterPlaces(places, { ...NO_FILTER, type: 'cities' }))).toEqual([
      'taif',
      'aksoum',
    ]);
    expect(ids(filterPlaces(places, { ...NO_FILTER, type: 'battles' }))).toEqual(['badr']);
  });

  it('keep one period', () => {
    expect(ids(filterPlaces(places, { ...NO_FILTER, period: 'guerres-mecque' }))).toEqual([
      'badr',
    ]);
  });

  it('keep the places at or before the current year of the timeline', () => {
    expect(ids(filterPlaces(places, NO_FILTER, 619))).toEqual(['taif', 'aksoum']);
    expect(ids(filterPlaces(places, NO_FILTER, 609))).toEqual([]);
  });

  it('combined pass exactly the places that pass each of them, in the order of the places', () => {
    forAll(anyFilter, anyYear, (filter, year) => {
      const passing = filterPlaces(places, filter, year);
      expect(passing).toEqual(
        places.filter(
          (place) =>
            filterPlaces([place], { ...NO_FILTER, search: filter.search }).length > 0 &&
            filterPlaces([place], { ...NO_FILTER, period: filter.period }).length > 0 &&
            filterPlaces([place], { ...NO_FILTER, type: filter.type }).length > 0 &&
            filterPlaces([place], NO_FILTER, year).length > 0,
        ),
      );
    });
  });

  it('never lose a place as the years pass', () => {
    forAll(anyFilter, fc.integer({ min: 600, max: 640 }), (filter, year) => {
      const later = filterPlaces(places, filter, year + 1);
      expect(later).toEqual(expect.arrayContaining([...filterPlaces(places, filter, year)]));
    });
  });

  it('list each type of place under at most one filter besides « all »', () => {
    for (const type of PLACE_TYPES) {
      const matchingFilters = TYPE_FILTERS.filter(
        (filter) =>
          filterPlaces([{ ...badr, type }], { ...NO_FILTER, type: filter }).length > 0,
      );
      expect(matchingFilters.length).toBeLessThanOrEqual(2);
    }
  });
});

it('a folded text contains its folded parts, and is the same for capitals', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aéÉçœ ’ʿâT') });
  forAll(text, text, text, (before, word, after) => {
    expect(fold(before + word + after)).toContain(fold(word));
    expect(fold(word.toUpperCase())).toBe(fold(word));
  });
});

describe('a search by the names in a place’s panel', () => {
  const mecca: MapPlace = {
    ...taif,
    id: 'la-mecque',
    name: 'La Mecque',
    description: 'La cité de Quraysh, sur la route de Damas.',
    otherNames: ['Makka', 'مكة'],
    sounds: ['macka', 'kuraich'],
  };
  const damascus: MapPlace = { ...taif, id: 'damas', name: 'Damas', otherNames: [] };
  const allPlaces = [badr, mecca, taif, damascus];
  const foundIds = (text: string) =>
    ids(filterPlaces(allPlaces, { ...NO_FILTER, search: text }));

  it('finds other names, in Arabic too', () => {
    expect(foundIds('makka')).toEqual(['la-mecque']);
    expect(foundIds('مكة')).toEqual(['la-mecque']);
  });

  it('treats the opening quotation mark as an apostrophe', () => {
    expect(foundIds('Tâ‘if')).toEqual(['taif']);
  });

  it('finds a name in another spelling, only where none matches as written', () => {
    expect(foundIds('Koreish')).toEqual(['la-mecque']);
    expect(foundIds('quraysh')).toEqual(['la-mecque']);
    expect(foundIds('kor')).toEqual([]);
  });

  it('finds only the places with the name, rather than places whose texts mention the name', () => {
    const search = (text: string) =>
      ids(bestMatches(filterPlaces(allPlaces, { ...NO_FILTER, search: text }), text));
    expect(foundIds('damas')).toEqual(['la-mecque', 'damas']);
    expect(search(' DAMAS ')).toEqual(['damas']);
    expect(search('Makka')).toEqual(['la-mecque']);
    expect(search('mecq')).toEqual(['la-mecque']);
    expect(search('vergers')).toEqual(['taif', 'damas']);
  });
});

describe('the reason why an open place is hidden', () => {
  it('is its year, where the timeline is earlier', () => {
    expect(hiddenReason({ ...taif, name: 'Tâ’if (ville)' }, 612)).toBe(
      '« Tâ’if » n’est pas encore sur la carte en 612 : ce lieu y paraît en 619.',
    );
  });

  it('is a filter, in any other case', () => {
    for (const year of [null, 619, 630])
      expect(hiddenReason(taif, year)).toBe('Les filtres écartent « Tâ’if » de la carte.');
  });
});
