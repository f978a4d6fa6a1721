import { screen, within } from '@testing-library/react';
import { button, closeTab, question, startBattles, status } from './setUp';

// Each answer renders a whole page, slowly on a busy machine.
jest.setTimeout(30_000);

afterEach(closeTab);

describe('the score of a quiz', () => {
  /** Answers the ten questions, the first `right` of them correctly. */
  async function answerAll(correctCount: number) {
    const quiz = await startBattles();
    for (let rank = 0; rank < 10; rank += 1)
      await quiz.user.click(rank < correctCount ? question().right : question().wrong);
    return quiz;
  }

  it.each([
    [10, 'Parfait !'],
    [5, 'Bien joué !'],
    [4, 'À réessayer !'],
  ])('of %p right answers is followed by «%s»', async (correctCount, verdict) => {
    await answerAll(correctCount);
    expect(screen.getByRole('heading', { name: 'Votre score' })).toHaveFocus();
    expect(
      screen.getByText(
        (_, element) =>
          element?.tagName === 'P' && element.textContent === `${correctCount} / 10`,
      ),
    ).toBeVisible();
    expect(screen.getByText(verdict)).toBeVisible();
    expect(status()).toHaveTextContent(`Quiz terminé, ${correctCount} bonnes réponses sur 10.`);
  });

  it('lists every question, with its right answer, its explanation, and links to map and episode', async () => {
    await answerAll(9);
    const items = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(items).toHaveLength(10);
    const [firstItem] = items;
    const lastItem = items.at(-1);
    if (!firstItem || !lastItem) throw new Error('Ten questions are expected.');
    expect(within(firstItem).getByText('Juste')).toBeVisible();
    expect(within(firstItem).queryByText(/Votre réponse/)).not.toBeInTheDocument();
    expect(within(lastItem).getByText('Faux')).toBeVisible();
    expect(within(lastItem).getByText(/Votre réponse/)).toHaveTextContent(/Faux \d+a/);
    expect(within(lastItem).getByText(/Bonne réponse/)).toHaveTextContent(/Juste \d+/);
    expect(within(lastItem).getByText(/Parce que/)).toBeVisible();
    expect(
      within(lastItem).getByRole('link', { name: 'Voir sur la carte\u00a0: Badr' }),
    ).toHaveAttribute('href', '/outils/carte-interactive/arabie/badr');
    expect(
      within(lastItem).getByRole('link', { name: 'L’épisode\u00a0: Badr' }),
    ).toHaveAttribute('href', '/episodes/episode-09');
  });

  it('leads back to the modes by « Recommencer »', async () => {
    const { user } = await answerAll(1);
    await user.click(button('Recommencer'));
    expect(screen.getByRole('button', { name: /Par thème/ })).toBeVisible();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('has a link to the same questions, which can be copied', async () => {
    const { user } = await answerAll(1);
    await user.click(button('Copier le lien de ce quiz'));
    expect(button('Lien copié')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /\/outils\/quizz\?mode=theme&valeur=Batailles&difficulte=1&questions=(q-\d+\.){9}q-\d+&graine=\d+$/,
    );
  });

  it('shows the link when the clipboard is refused', async () => {
    const { user } = await answerAll(1);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(button('Copier le lien de ce quiz'));
    const address = await screen.findByRole('textbox', { name: 'Lien de ce quiz' });
    expect(address).toHaveDisplayValue(/graine=\d+$/);
  });
});
