import { render, screen } from '@testing-library/react';
import { troubleSentence } from '@/components/review/troubleSentence';
import { TroubleNote } from '@/components/ui/TroubleNote';

it.each([
  ['forbidden', /elle sera oubliée quand vous quitterez la page/],
  ['full', /n’a plus de place/],
  ['newer', /version plus récente du site\. Elles restent intactes/],
  ['damaged', /mises de côté, rien n’est effacé/],
] as const)('the notice explains what happens to a review that is %s', (trouble, sentence) => {
  render(<TroubleNote sentence={troubleSentence(trouble)} />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

it('nothing is rendered while the review can be stored', () => {
  render(<TroubleNote sentence={troubleSentence(null)} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
