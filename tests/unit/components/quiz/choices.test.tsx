import { fireEvent, screen } from '@testing-library/react';
import { button, closeTab, field, openQuiz, question, status } from './setUp';

afterEach(closeTab);

/** Opens the quiz at the choice of questions, with battles selected. */
async function chooseBattles(options = {}) {
  const quiz = openQuiz(options);
  await quiz.user.click(await screen.findByRole('button', { name: /Par thème/ }));
  await quiz.user.selectOptions(field('Thème'), 'Batailles');
  return quiz;
}

const correctionBox = () =>
  screen.getByRole('checkbox', { name: 'Corriger à chaque question' });

/** Starts the quiz on easy battles, with immediate correction. */
async function startWithCorrection() {
  const quiz = await chooseBattles();
  await quiz.user.selectOptions(field('Difficulté'), 'Facile');
  await quiz.user.click(correctionBox());
  await quiz.user.click(button('Commencer'));
  return quiz;
}

describe('« Mélanger les niveaux »', () => {
  it('is enabled by a theme alone, unlike « Commencer », which also needs a difficulty', async () => {
    const quiz = openQuiz();
    await quiz.user.click(await screen.findByRole('button', { name: /Par thème/ }));
    expect(button('Mélanger les niveaux')).toBeDisabled();
    await quiz.user.selectOptions(field('Thème'), 'Batailles');
    expect(button('Mélanger les niveaux')).toBeEnabled();
    expect(button('Commencer')).toBeDisabled();
    const levels = [...field('Difficulté').querySelectorAll('option:not([value=""])')];
    expect(levels.map(({ textContent }) => textContent)).toEqual([
      'Facile',
      'Moyen',
      'Difficile',
      'Expert',
    ]);
  });

  it('starts a quiz of several levels, whatever difficulty is chosen, which can be resumed', async () => {
    const { user, unmount } = await chooseBattles();
    // Only two questions are hard: ten need several levels.
    await user.selectOptions(field('Difficulté'), 'Difficile');
    await user.click(button('Mélanger les niveaux'));
    expect(screen.getByText('Batailles · Niveaux mélangés')).toBeVisible();
    expect(screen.getByText('Question 1 / 10')).toBeVisible();
    await user.click(question().right);
    unmount();
    openQuiz();
    await user.click(await screen.findByRole('button', { name: /^Reprendre/ }));
    expect(screen.getByText('Batailles · Niveaux mélangés')).toBeVisible();
  });

  it('starts the same questions of a shared quiz of mixed levels', async () => {
    const { user } = openQuiz({
      query: '?mode=theme&valeur=Batailles&difficulte=melange&questions=q-1.q-13&graine=7',
    });
    await screen.findByText(/^Quiz partagé\s: les mêmes questions/);
    expect(button('Commencer')).toBeDisabled();
    await user.click(button('Mélanger les niveaux'));
    expect(screen.getByText('Question 1 / 2')).toBeVisible();
  });
});

describe('« Corriger à chaque question »', () => {
  it('is off at first', async () => {
    await chooseBattles();
    expect(correctionBox()).not.toBeChecked();
  });

  it('shows the right answer and the reason after each answer, and focuses « Question suivante »', async () => {
    const { user } = await startWithCorrection();
    const { heading, wrong } = question();
    const [questionText, answerText] = [heading.textContent, wrong.textContent];
    await user.click(wrong);
    expect(screen.getByRole('group', { name: questionText })).toBeVisible();
    expect(screen.getByText('Faux')).toBeVisible();
    expect(screen.getByText('Votre réponse').parentElement).toHaveTextContent(
      answerText.replace(/^\d/, ''),
    );
    expect(screen.getByText('Bonne réponse').parentElement).toHaveTextContent(/^Juste \d+/);
    expect(screen.getByText(/Parce que/)).toBeVisible();
    expect(status()).toHaveTextContent(/^Faux\. La bonne réponse est\s: Juste \d+\.$/);
    expect(button('Question suivante')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Question 2 / 10')).toBeVisible();
    await user.click(question().right);
    expect(status()).toHaveTextContent('Juste.');
    expect(screen.queryByText('Votre réponse')).toBeNull();
  });

  it('ignores the second press of a double click', async () => {
    const { user } = await startWithCorrection();
    await user.click(question().right);
    fireEvent.click(button('Question suivante'), { detail: 2 });
    expect(screen.getByText('Juste')).toBeVisible();
  });

  it('ends with the score of a quiz without corrections', async () => {
    const { user } = await startWithCorrection();
    for (let rank = 0; rank < 10; rank += 1) {
      await user.click(rank < 5 ? question().right : question().wrong);
      await user.click(button(rank < 9 ? 'Question suivante' : 'Voir le score'));
    }
    expect(await screen.findByText('Bien joué !')).toBeVisible();
  });

  it('stays on in a resumed quiz, which continues after the corrected answer', async () => {
    const { user, unmount } = await startWithCorrection();
    await user.click(question().right);
    unmount();
    openQuiz();
    await user.click(await screen.findByRole('button', { name: /^Reprendre/ }));
    expect(screen.getByText('Question 2 / 10')).toBeVisible();
    await user.click(question().right);
    expect(button('Question suivante')).toBeVisible();
  });
});
