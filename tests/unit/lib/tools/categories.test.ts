import { categoriesOf } from '@/lib/tools/categories';
import { threeTools } from '@/tests/unit/components/tools/tools';

it('categories are named once, in the order in which they come; without a tool there is none', () => {
  expect(categoriesOf(threeTools)).toEqual(['Cartes interactives', 'Quizz']);
  expect(categoriesOf([])).toEqual([]);
});
