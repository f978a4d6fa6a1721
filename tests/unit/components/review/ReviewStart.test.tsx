import { render, screen } from '@testing-library/react';
import { ReviewStart } from '@/components/review/ReviewStart';
import { deckOf } from '@/lib/review/deck';
import { replay } from '@/lib/review/replay';
import { planSitting } from '@/lib/review/session';
import { bankQuestion } from '@/tests/unit/lib/quiz/bank';
import { answeredEvent } from '@/tests/unit/lib/review/log';

it('the start of the review offers twenty of 112 due cards, and mentions the rest', () => {
  const deck = deckOf(Array.from({ length: 112 }, (_, rank) => bankQuestion(rank)));
  const states = replay(
    [...deck.values()].map(({ id, revision }, rank) =>
      answeredEvent(`a${rank}`, 10, { card: id, revision }),
    ),
  );
  const plan = planSitting({ deck, states, today: 110, heard: new Set() });
  render(<ReviewStart plan={plan} states={[...states.values()]} begin={() => {}} />);
  expect(screen.getByRole('heading')).toHaveTextContent('20 à revoir · 5 min');
  expect(
    screen.getByText('Le reste (92) attendra une autre séance, sans urgence.'),
  ).toBeVisible();
  expect(document.body.textContent).not.toMatch(/112 à revoir|en retard/);
});
