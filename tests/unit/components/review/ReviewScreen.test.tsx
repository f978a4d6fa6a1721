import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewPanel } from '@/components/review/ReviewPanel.client';
import { render } from '@testing-library/react';
import type { SpokenTerm } from '@/lib/glossary/spokenTerm';
import { bank } from '@/tests/unit/lib/quiz/bank';
import { spokenTerm } from '@/tests/unit/lib/review/log';

const emptyRef = { current: null };
const heading = () => screen.getByRole('heading', { level: 2 });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const answerButton = (name: RegExp) =>
  within(screen.getByRole('group')).getByRole('button', { name });

function openReview(
  heard: readonly string[] = ['episode-09'],
  terms: readonly SpokenTerm[] = [],
) {
  render(
    <ReviewPanel
      bank={bank}
      terms={terms}
      heard={new Set(heard)}
      root={emptyRef}
      exchange={() => null}
    />,
  );
  return userEvent.setup();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the review', () => {
  it('begins with instructions without kept cards and heard episodes', () => {
    openReview([]);
    expect(heading()).toHaveTextContent('Rien à revoir pour l’instant');
    expect(screen.getByRole('link', { name: 'Faire un quiz' })).toBeVisible();
  });

  it('asks five questions about a heard episode, corrects each, and counts the recalled questions', async () => {
    const user = openReview();
    expect(heading()).toHaveTextContent('5 à revoir');
    await user.click(button('Réviser'));
    for (let card = 1; card <= 5; card += 1) {
      await user.click(answerButton(card === 2 ? /^\d?Faux \d+a/ : /^\d?Juste/));
      expect(screen.getByText(card === 2 ? 'Faux' : 'Juste', { exact: true })).toBeVisible();
      expect(screen.getByRole('link', { name: /^Le passage, à/ })).toBeVisible();
      await user.click(button('Continuer'));
    }
    expect(screen.getByText('Carte 6 / 6, une seconde fois')).toBeVisible();
    await user.click(answerButton(/^\d?Juste/));
    await user.click(button('Continuer'));
    expect(heading()).toHaveTextContent('4 sur 5 retenues');
  });

  it('undoes an answer, and asks the same question again', async () => {
    localStorage.clear();
    const user = openReview();
    await user.click(button('Réviser'));
    const questionText = heading().textContent;
    heading().focus();
    await user.keyboard('1');
    await user.click(button('Annuler la dernière réponse'));
    expect(heading()).toHaveTextContent(questionText ?? '');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  });

  it('counts a guess as forgotten, and does not ask a removed card again', async () => {
    const user = openReview();
    await user.click(button('Réviser'));
    await user.click(screen.getByRole('checkbox', { name: 'Je réponds au hasard' }));
    await user.click(answerButton(/^\d?Juste/));
    expect(screen.getByText(/^Au hasard/)).toBeVisible();
    await user.click(button('Ne plus la demander'));
    await user.click(button('Arrêter là'));
    expect(screen.getByRole('button', { name: 'Réviser' })).toBeVisible();
  });

  it('shows a term, then its meaning, and lets the reader judge the answer', async () => {
    localStorage.clear();
    const user = openReview(
      ['ailleurs'],
      [1, 2, 3].map((rank) => spokenTerm(rank, ['ailleurs'])),
    );
    expect(heading()).toHaveTextContent('3 à revoir');
    await user.click(button('Réviser'));
    expect(heading()).toHaveTextContent('Que veut dire « Terme 1 »');
    expect(screen.queryByText(/Ce que veut dire/)).not.toBeInTheDocument();
    heading().focus();
    await user.keyboard('{Tab}{Enter}');
    expect(screen.getByText('Ce que veut dire le terme 1.')).toHaveFocus();
    await user.keyboard('{Tab}{Enter}');
    expect(heading()).toHaveTextContent('Terme 2');
    await user.click(button('Montrer le sens'));
    await user.click(button('Je ne savais pas'));
    await user.click(button('Annuler la dernière réponse'));
    expect(heading()).toHaveTextContent('Terme 2');
    await user.click(button('Montrer le sens'));
    await user.click(button('Je ne savais pas'));
    await user.click(button('Ne plus le demander'));
    expect(screen.getByText('Carte 3 / 3, une seconde fois')).toBeVisible();
    await user.click(button('Montrer le sens'));
    await user.click(button('Je savais'));
    expect(heading()).toHaveTextContent('1 sur 2 retenue');
  });
});
