import fc from 'fast-check';
import { EVERY_TOOL, matchesFilter, type ToolFilter } from '@/lib/tools/filter';
import { forAll } from '@/tests/fixtures/runners/property';

const medina = {
  title: 'Médine au temps du Prophète',
  description: 'Une oasis, ses quartiers.',
  category: 'Cartes interactives',
};

const isFound = (filter: Partial<ToolFilter>): boolean =>
  matchesFilter(medina, { ...EVERY_TOOL, ...filter });

describe('the search of tools', () => {
  it.each(['Médine', 'médine', 'MEDINE', 'prophete', 'OASIS', '  quartiers ', ''])(
    'for %j finds a tool by its title or description, whatever the capitals and accents',
    (search) => {
      expect(isFound({ search })).toBe(true);
    },
  );

  it.each(['Mecque', 'cartes', 'oasis désert'])('for %j finds no tool', (search) => {
    expect(isFound({ search })).toBe(false);
  });

  it('finds a tool by any part of its title in capitals', () => {
    forAll(fc.nat(medina.title.length), fc.nat(medina.title.length), (a, b) => {
      const part = medina.title.slice(Math.min(a, b), Math.max(a, b));
      expect(isFound({ search: part.toUpperCase() })).toBe(true);
    });
  });
});

it('the filter of tools requires both the category and the search', () => {
  expect(isFound({ category: 'Cartes interactives', search: 'oasis' })).toBe(true);
  expect(isFound({ category: 'Quizz', search: 'oasis' })).toBe(false);
  expect(isFound({ category: 'Cartes interactives', search: 'zzz' })).toBe(false);
});
