import fc from 'fast-check';
import { EVERY_TOOL } from '@/lib/tools/filter';
import { MAX_SEARCH, formatToolQuery, parseToolQuery } from '@/lib/tools/query';
import { forAll } from '@/tests/fixtures/runners/property';

const CATEGORIES = ['Cartes interactives', 'Quizz'];
const parse = (query: string) => parseToolQuery(query, CATEGORIES);

describe('the catalogue’s address', () => {
  it('is empty without a filter', () => {
    expect(formatToolQuery(EVERY_TOOL)).toBe('');
    expect(formatToolQuery({ search: '  ', category: null })).toBe('');
    expect(parse('')).toEqual(EVERY_TOOL);
  });

  it('states the search and the category', () => {
    expect(formatToolQuery({ search: 'mer', category: 'Cartes interactives' })).toBe(
      'q=mer&categorie=Cartes+interactives',
    );
  });

  it('omits a category that no tool has', () => {
    expect(parse('?categorie=Jeux&q=mer')).toEqual({ search: 'mer', category: null });
  });

  it('cuts an overlong search', () => {
    expect(parse(`?q=${'a'.repeat(500)}`).search).toHaveLength(MAX_SEARCH);
  });

  it('is read back as it was written', () => {
    const texts = fc.string({ maxLength: 20, unit: 'grapheme' });
    const filters = fc.record({
      search: texts.filter((text) => text.trim() !== ''),
      category: fc.constantFrom(null, ...CATEGORIES),
    });
    forAll(filters, (filter) => {
      const search = [...filter.search].slice(0, MAX_SEARCH).join('');
      expect(parse(formatToolQuery(filter))).toEqual({ ...filter, search });
    });
  });

  it('is read as a filter, whatever its text', () => {
    forAll(fc.string(), (query) => {
      expect(typeof parse(query).search).toBe('string');
    });
  });
});
