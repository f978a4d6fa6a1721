import { render, screen } from '@testing-library/react';
import { TroubleNote } from '@/components/review/TroubleNote';

it.each([
  ['forbidden', /elle sera oubliée quand vous quitterez la page/],
  ['full', /n’a plus de place/],
  ['newer', /version plus récente du site\. Elles restent intactes/],
  ['damaged', /mises de côté, rien n’est effacé/],
] as const)('states what happens to a review that is %s', (trouble, sentence) => {
  render(<TroubleNote trouble={trouble} />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

it('nothing is rendered while the review can be stored', () => {
  render(<TroubleNote trouble={null} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
