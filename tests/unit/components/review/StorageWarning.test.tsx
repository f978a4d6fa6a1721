import { render, screen } from '@testing-library/react';
import { reviewWarning } from '@/components/review/reviewWarning';
import { StorageWarning } from '@/components/ui/StorageWarning';

it.each([
  ['forbidden', /elle sera oubliée quand vous quitterez la page/],
  ['full', /n’a plus de place/],
  ['newer', /version plus récente du site\. Elles restent intactes/],
  ['damaged', /mises de côté, rien n’est effacé/],
] as const)('the storage warning explains the trouble « %s »', (trouble, sentence) => {
  render(<StorageWarning sentence={reviewWarning(trouble)} />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

it('the storage warning is empty while the review can be stored', () => {
  render(<StorageWarning sentence={reviewWarning(null)} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
