import { categoriesOf } from '@/lib/tools/categories';
import { threeTools } from '@/tests/unit/components/tools/tools';

it('categoriesOf lists each category of the tools once, in order of first occurrence', () => {
  expect(categoriesOf(threeTools)).toEqual(['Cartes interactives', 'Quizz']);
  expect(categoriesOf([])).toEqual([]);
});
