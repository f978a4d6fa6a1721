import fc from 'fast-check';
import { bestMatches, filterPlaces, TYPE_FILTERS } from '@/lib/map/places/filter';
import { hiddenBecause } from '@/lib/map/places/hidden';
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

const none = { search: '', period: null, type: 'all' } as const;
const ids = (found: readonly MapPlace[]) => found.map(({ id }) => id);
const search = (text: string) => ids(filterPlaces(places, { ...none, search: text }));

const anyFilter = fc.record({
  search: fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('ville', 'BADR', ' taif ')),
  period: fc.option(fc.constantFrom('guerres-mecque', 'predication-publique', 'inconnue')),
  type: fc.constantFrom(...TYPE_FILTERS),
});
const anyYear = fc.option(fc.integer({ min: 600, max: 640 }));

describe('the filters of the map', () => {
  it('pass everything by default', () => {
    expect(filterPlaces(places, none)).toEqual(places);
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
    expect(ids(filterPlaces(places, { ...none, type: 'cities' }))).toEqual(['taif', 'aksoum']);
    expect(ids(filterPlaces(places, { ...none, type: 'battles' }))).toEqual(['badr']);
  });

  it('keep one period', () => {
    expect(ids(filterPlaces(places, { ...none, period: 'guerres-mecque' }))).toEqual(['badr']);
  });

  it('keep what is at or before the current year of the timeline', () => {
    expect(ids(filterPlaces(places, none, 619))).toEqual(['taif', 'aksoum']);
    expect(ids(filterPlaces(places, none, 609))).toEqual([]);
  });

  it('narrow: a place that passes all of them passes each, in the order of the places', () => {
    forAll(anyFilter, anyYear, (filter, year) => {
      const found = filterPlaces(places, filter, year);
      expect(found).toEqual(
        places.filter(
          (place) =>
            filterPlaces([place], { ...none, search: filter.search }).length > 0 &&
            filterPlaces([place], { ...none, period: filter.period }).length > 0 &&
            filterPlaces([place], { ...none, type: filter.type }).length > 0 &&
            filterPlaces([place], none, year).length > 0,
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

  it('contain every type of place under one filter at most besides all', () => {
    for (const type of PLACE_TYPES) {
      const passes = TYPE_FILTERS.filter(
        (filter) => filterPlaces([{ ...badr, type }], { ...none, type: filter }).length > 0,
      );
      expect(passes.length).toBeLessThanOrEqual(2);
    }
  });
});

it('a folded text is found in its original, in capitals too', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aéÉçœ ’ʿâT') });
  forAll(text, text, text, (before, part, after) => {
    expect(fold(before + part + after)).toContain(fold(part));
    expect(fold(part.toUpperCase())).toBe(fold(part));
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
  const all = [badr, mecca, taif, damascus];
  const found = (text: string) => ids(filterPlaces(all, { ...none, search: text }));

  it('finds other names, in Arabic too', () => {
    expect(found('makka')).toEqual(['la-mecque']);
    expect(found('مكة')).toEqual(['la-mecque']);
  });

  it('takes the opening quotation mark for an apostrophe', () => {
    expect(found('Tâ‘if')).toEqual(['taif']);
  });

  it('finds a name in another spelling, only where none matches as written', () => {
    expect(found('Koreish')).toEqual(['la-mecque']);
    expect(found('quraysh')).toEqual(['la-mecque']);
    expect(found('kor')).toEqual([]);
  });

  it('ranks a place with the name before those whose texts mention it', () => {
    const search = (text: string) =>
      ids(bestMatches(filterPlaces(all, { ...none, search: text }), text));
    expect(found('damas')).toEqual(['la-mecque', 'damas']);
    expect(search(' DAMAS ')).toEqual(['damas']);
    expect(search('Makka')).toEqual(['la-mecque']);
    expect(search('mecq')).toEqual(['la-mecque']);
    expect(search('vergers')).toEqual(['taif', 'damas']);
  });
});

describe('the reason why an open place is hidden', () => {
  it('is its year, where the timeline is earlier', () => {
    expect(hiddenBecause({ ...taif, name: 'Tâ’if (ville)' }, 612)).toBe(
      '« Tâ’if » n’est pas encore sur la carte en 612 : ce lieu y paraît en 619.',
    );
  });

  it('is a filter, in any other case', () => {
    for (const year of [null, 619, 630])
      expect(hiddenBecause(taif, year)).toBe('Les filtres écartent « Tâ’if » de la carte.');
  });
});
