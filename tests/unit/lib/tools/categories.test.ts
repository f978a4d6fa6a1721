import { categoriesOf } from '@/lib/tools/categories';
import { threeTools } from '@/tests/unit/components/tools/tools';

it('categories are named once, in the order in which they come', () => {
  expect(categoriesOf(threeTools)).toEqual(['Cartes interactives', 'Quizz']);
});

it('no tool, no category', () => {
  expect(categoriesOf([])).toEqual([]);
});
