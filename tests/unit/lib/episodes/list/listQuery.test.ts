import fc from 'fast-check';
import {
  EVERY_EPISODE,
  MAX_SEARCH,
  formatListQuery,
  isWholeList,
  parseListQuery,
  tidyListFields,
} from '@/lib/episodes/list/query';
import { forAll } from '@/tests/fixtures/runners/property';

const CHOICES = {
  categories: ["La naissance de l'Islam", 'Hors série'],
  periods: [{ id: 'contexte', name: 'Avant la révélation' }],
};

const parse = (query: string) => parseListQuery(new URLSearchParams(query), CHOICES);

describe('the address of the list', () => {
  it('is empty for the default list', () => {
    expect(formatListQuery(EVERY_EPISODE)).toBe('');
    expect(parse('')).toEqual(EVERY_EPISODE);
    expect(parse('q=&categorie=&periode=&ordre=')).toEqual(EVERY_EPISODE);
  });

  it('states the search, the filters and the order', () => {
    const query = { search: 'puits', category: 'Hors série', period: 'contexte' } as const;
    expect(formatListQuery({ ...query, order: 'story', page: 2 })).toBe(
      '?q=puits&categorie=Hors+s%C3%A9rie&periode=contexte&ordre=histoire&page=2',
    );
  });

  it.each(['page=0', 'page=-3', 'page=deux', 'page=1.5', 'page=99999999', 'page='])(
    'is the first page for «%s»',
    (query) => expect(parse(query).page).toBe(1),
  );

  it('omits values that no episode has', () => {
    expect(parse('categorie=Jeux&periode=constructor&ordre=hasard')).toEqual(EVERY_EPISODE);
  });

  it('cuts an overlong search', () => {
    expect(parse(`q=${'a'.repeat(500)}`).search).toHaveLength(MAX_SEARCH);
  });

  it('is that of the whole list on every page, but not with a search or another order', () => {
    expect(isWholeList(parse('page=7'))).toBe(true);
    expect(isWholeList(parse('q=puits'))).toBe(false);
    expect(isWholeList(parse('ordre=histoire'))).toBe(false);
  });

  it('is read as it was written', () => {
    const text = fc.string({ maxLength: 20, unit: 'grapheme' });
    const queries = fc.record({
      search: text.map((search) => [...search].slice(0, MAX_SEARCH).join('').trim()),
      category: fc.constantFrom(null, ...CHOICES.categories),
      period: fc.constantFrom(null, 'contexte'),
      order: fc.constantFrom('recent' as const, 'story' as const),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    forAll(queries, (query) => {
      expect(parse(formatListQuery(query))).toEqual(query);
    });
  });

  it('gives a page number, whatever its parameters', () => {
    forAll(fc.webQueryParameters(), (query) => {
      expect(parse(query).page).toBeGreaterThanOrEqual(1);
    });
  });
});

describe('the tidied fields of an address', () => {
  const tidy = (query: string) => tidyListFields(new URLSearchParams(query)).toString();

  it.each([
    ['once, its first value', 'q=a&'.repeat(1950), 'q=a'],
    ['in their order', 'page=2&q=b&page=3', 'q=b&page=2'],
    ['alone, and not empty', 'utm=x&q=&categorie=Jeux&__proto__=y', 'categorie=Jeux'],
  ])('are each present %s', (_, query, expected) => {
    expect(tidy(query)).toBe(expected);
  });

  it('are cut to less than 400 characters', () => {
    const tidied = tidy('q=' + 'a'.repeat(8000) + '&ordre=' + 'b'.repeat(8000));
    expect(tidied.length).toBeLessThan(400);
  });

  it('give the list of the whole address', () => {
    forAll(fc.webQueryParameters(), (query) => {
      const fields = new URLSearchParams(query);
      expect(parseListQuery(tidyListFields(fields), CHOICES)).toEqual(
        parseListQuery(fields, CHOICES),
      );
    });
  });
});
