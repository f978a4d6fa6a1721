import { screen, waitFor } from '@testing-library/react';
import { bank } from '@/tests/unit/lib/quiz/bank';
import { jsonResponse, button, closeTab, field, openQuiz, startBattles, status } from './setUp';

afterEach(closeTab);

describe('the quiz while its questions are loading', () => {
  it('announces the loading', () => {
    openQuiz({ answer: () => new Promise(() => undefined) });
    expect(status()).toHaveTextContent('Chargement des questions...');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the quiz whose questions fail to load', () => {
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers by an error', jsonResponse(bank, false)],
    ['the answer is no list of questions', jsonResponse({ error: 'panne' })],
  ])('announces the failure when %s', async (_, answer) => {
    openQuiz({ answer });
    await waitFor(() =>
      expect(status()).toHaveTextContent('Erreur de chargement des questions.'),
    );
  });

  it('loads the questions again by « Réessayer », with the focus in the quiz', async () => {
    const { user, fetchMock } = openQuiz({ answer: jsonResponse(null) });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    fetchMock.mockImplementation(jsonResponse(bank));
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Quiz' })).toHaveFocus();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('the first step of the quiz', () => {
  it('offers the three modes, each with its number of values', async () => {
    openQuiz();
    expect(await screen.findByRole('button', { name: 'Par épisode 1 épisode' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Par période/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Par thème 2 thèmes/ })).toBeEnabled();
  });

  it('does not offer a mode without questions', async () => {
    openQuiz({ answer: jsonResponse(bank.filter(({ theme }) => theme === 'Lieux')) });
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Par épisode/ })).toBeDisabled();
  });
});

describe('the second step of the quiz', () => {
  const openMode = async (mode: RegExp) => {
    const quiz = openQuiz();
    await quiz.user.click(await screen.findByRole('button', { name: mode }));
    return quiz;
  };

  it.each([
    [/Par épisode/, 'Épisode'],
    [/Par période/, 'Période'],
    [/Par thème/, 'Thème'],
  ])('after %s asks for «%s» and «Difficulté»', async (mode, name) => {
    await openMode(mode);
    expect(field(name)).toBeVisible();
    expect(field('Difficulté')).toHaveTextContent('FacileMoyenDifficileExpert');
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('lists the values that exist, each with its number of questions', async () => {
    await openMode(/Par thème/);
    expect(field('Thème')).toHaveTextContent('Batailles (14)Lieux (3)');
  });

  it('starts only when theme and difficulty are chosen', async () => {
    const { user } = await openMode(/Par thème/);
    expect(button('Commencer')).toBeDisabled();
    await user.selectOptions(field('Thème'), 'Batailles');
    expect(button('Commencer')).toBeDisabled();
    await user.selectOptions(field('Difficulté'), 'Difficile');
    expect(button('Commencer')).toBeEnabled();
    expect(screen.getByText('Le quiz aura 2 questions.')).toBeVisible();
    await user.selectOptions(field('Thème'), 'Choisir…');
    expect(button('Commencer')).toBeDisabled();
  });

  it('announces a choice without questions', async () => {
    const { user } = await openMode(/Par thème/);
    await user.selectOptions(field('Thème'), 'Lieux');
    await user.selectOptions(field('Difficulté'), 'Expert');
    expect(button('Commencer')).toBeDisabled();
    expect(button('Commencer')).toHaveAccessibleDescription('Aucune question pour ce choix.');
    expect(status()).not.toBeEmptyDOMElement();
  });

  it('goes back to the modes, and resets the selection', async () => {
    const { user } = await openMode(/Par thème/);
    await user.selectOptions(field('Thème'), 'Lieux');
    await user.click(button('Retour'));
    await user.click(screen.getByRole('button', { name: /Par thème/ }));
    expect(field('Thème')).toHaveDisplayValue('Choisir…');
  });
});

describe('a shared link to a quiz', () => {
  const LINK = '?mode=theme&valeur=Batailles&difficulte=1&graine=7';
  const questionText = () => screen.getByRole('group').textContent;

  it('is ready to start, and asks the same questions in the same order each time', async () => {
    const firstQuiz = openQuiz({ query: LINK });
    await firstQuiz.user.click(await screen.findByRole('button', { name: 'Commencer' }));
    const firstText = questionText();
    firstQuiz.unmount();
    closeTab();
    const secondQuiz = openQuiz({ query: LINK });
    await secondQuiz.user.click(await screen.findByRole('button', { name: 'Commencer' }));
    expect(questionText()).toBe(firstText);
  });

  it('is removed from the address once read', async () => {
    openQuiz({ query: LINK });
    await screen.findByRole('button', { name: 'Commencer' });
    expect(window.location.search).toBe('');
  });

  it('is ignored when it is invalid', async () => {
    openQuiz({ query: '?mode=humeur&graine=x' });
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeVisible();
  });

  it('takes precedence over a quiz left in the tab', async () => {
    const quiz = await startBattles();
    quiz.unmount();
    openQuiz({ query: '?mode=episode' });
    expect(await screen.findByRole('combobox', { name: 'Épisode' })).toBeVisible();
  });
});
