import { screen, within } from '@testing-library/react';
import { button, closeTab, question, startBattles, status } from './setUp';

// Each answer renders a whole page, slowly on a busy machine.
jest.setTimeout(30_000);

afterEach(closeTab);

describe('the score', () => {
  /** Answers the ten questions, the first `right` of them correctly. */
  async function finish(right: number) {
    const quiz = await startBattles();
    for (let rank = 0; rank < 10; rank += 1)
      await quiz.user.click(rank < right ? question().right : question().wrong);
    return quiz;
  }

  it.each([
    [10, 'Parfait !'],
    [5, 'Bien joué !'],
    [4, 'À réessayer !'],
  ])('of %p right answers is followed by «%s»', async (right, verdict) => {
    await finish(right);
    expect(screen.getByRole('heading', { name: 'Votre score' })).toHaveFocus();
    expect(
      screen.getByText(
        (_, element) => element?.tagName === 'P' && element.textContent === `${right} / 10`,
      ),
    ).toBeVisible();
    expect(screen.getByText(verdict)).toBeVisible();
    expect(status()).toHaveTextContent(`Quiz terminé, ${right} bonnes réponses sur 10.`);
  });

  it('lists every question, with its right answer, the reason, and links to learn more', async () => {
    await finish(9);
    const items = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(items).toHaveLength(10);
    const [first] = items;
    const last = items.at(-1);
    if (!first || !last) throw new Error('Ten questions are expected.');
    expect(within(first).getByText('Juste')).toBeVisible();
    expect(within(first).queryByText(/Votre réponse/)).not.toBeInTheDocument();
    expect(within(last).getByText('Faux')).toBeVisible();
    expect(within(last).getByText(/Votre réponse/)).toHaveTextContent(/Faux \d+a/);
    expect(within(last).getByText(/Bonne réponse/)).toHaveTextContent(/Juste \d+/);
    expect(within(last).getByText(/Parce que/)).toBeVisible();
    expect(
      within(last).getByRole('link', { name: 'Voir sur la carte\u00a0: Badr' }),
    ).toHaveAttribute('href', '/outils/carte-interactive/arabie/badr');
    expect(within(last).getByRole('link', { name: 'L’épisode\u00a0: Badr' })).toHaveAttribute(
      'href',
      '/episodes/episode-09',
    );
  });

  it('leads back to the beginning', async () => {
    const { user } = await finish(1);
    await user.click(button('Recommencer'));
    expect(screen.getByRole('button', { name: /Par thème/ })).toBeVisible();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('has a link that asks the same questions again', async () => {
    const { user } = await finish(1);
    await user.click(button('Copier le lien de ce quiz'));
    expect(button('Lien copié')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /\/outils\/quizz\?mode=theme&valeur=Batailles&difficulte=1&questions=(q-\d+\.){9}q-\d+&graine=\d+$/,
    );
  });

  it('shows the link when the clipboard is refused', async () => {
    const { user } = await finish(1);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(button('Copier le lien de ce quiz'));
    const address = await screen.findByRole('textbox', { name: 'Lien de ce quiz' });
    expect(address).toHaveDisplayValue(/graine=\d+$/);
  });
});
