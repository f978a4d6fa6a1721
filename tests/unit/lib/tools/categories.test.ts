import { categoriesOf } from '@/lib/tools/categories';
import { threeTools } from '@/tests/unit/components/tools/tools';

it('categories are listed once, in order of first occurrence; none without a tool', () => {
  expect(categoriesOf(threeTools)).toEqual(['Cartes interactives', 'Quizz']);
  expect(categoriesOf([])).toEqual([]);
});
