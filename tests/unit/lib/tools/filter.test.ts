import fc from 'fast-check';
import { EVERY_TOOL, passes, type ToolFilter } from '@/lib/tools/filter';
import { forAll } from '@/tests/fixtures/runners/property';

const medina = {
  title: 'Médine au temps du Prophète',
  description: 'Une oasis, ses quartiers.',
  category: 'Cartes interactives',
};

const found = (filter: Partial<ToolFilter>): boolean =>
  passes(medina, { ...EVERY_TOOL, ...filter });

describe('the search', () => {
  it.each(['Médine', 'médine', 'MEDINE', 'prophete', 'OASIS', '  quartiers ', ''])(
    '%j finds title or description, whatever its capitals and accents',
    (search) => {
      expect(found({ search })).toBe(true);
    },
  );

  it.each(['Mecque', 'cartes', 'oasis désert'])('%j finds nothing', (search) => {
    expect(found({ search })).toBe(false);
  });

  it('finds any piece of the title in any case', () => {
    forAll(fc.nat(medina.title.length), fc.nat(medina.title.length), (a, b) => {
      const piece = medina.title.slice(Math.min(a, b), Math.max(a, b));
      expect(found({ search: piece.toUpperCase() })).toBe(true);
    });
  });
});

it('the category is combined with the search: both must agree', () => {
  expect(found({ category: 'Cartes interactives', search: 'oasis' })).toBe(true);
  expect(found({ category: 'Quizz', search: 'oasis' })).toBe(false);
  expect(found({ category: 'Cartes interactives', search: 'zzz' })).toBe(false);
});
