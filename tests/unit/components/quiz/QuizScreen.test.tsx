import { screen, waitFor } from '@testing-library/react';
import { bank } from '@/tests/unit/lib/quiz/bank';
import { answering, button, closeTab, field, openQuiz, startBattles, status } from './setUp';

afterEach(closeTab);

describe('while the questions are loading', () => {
  it('the status announces the loading', () => {
    openQuiz({ answer: () => new Promise(() => undefined) });
    expect(status()).toHaveTextContent('Chargement des questions...');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('when the questions cannot be had', () => {
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers by an error', answering(bank, false)],
    ['the answer is no list of questions', answering({ error: 'panne' })],
  ])('the status announces the failure when %s', async (_, answer) => {
    openQuiz({ answer });
    await waitFor(() =>
      expect(status()).toHaveTextContent('Erreur de chargement des questions.'),
    );
  });

  it('« Réessayer » loads them again, and the focus stays in the quiz', async () => {
    const { user, fetched } = openQuiz({ answer: answering(null) });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    fetched.mockImplementation(answering(bank));
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Quiz' })).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('the first step', () => {
  it('offers the three modes, each with how many values it has', async () => {
    openQuiz();
    expect(await screen.findByRole('button', { name: 'Par épisode 1 épisode' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Par période/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Par thème 2 thèmes/ })).toBeEnabled();
  });

  it('does not offer a mode without questions', async () => {
    openQuiz({ answer: answering(bank.filter(({ theme }) => theme === 'Lieux')) });
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Par épisode/ })).toBeDisabled();
  });
});

describe('the second step', () => {
  const choosing = async (mode: RegExp) => {
    const quiz = openQuiz();
    await quiz.user.click(await screen.findByRole('button', { name: mode }));
    return quiz;
  };

  it.each([
    [/Par épisode/, 'Épisode'],
    [/Par période/, 'Période'],
    [/Par thème/, 'Thème'],
  ])('after %s asks for «%s» and «Difficulté»', async (mode, name) => {
    await choosing(mode);
    expect(field(name)).toBeVisible();
    expect(field('Difficulté')).toHaveTextContent('FacileMoyenDifficileExpert');
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('lists the values that exist, each with its number of questions', async () => {
    await choosing(/Par thème/);
    expect(field('Thème')).toHaveTextContent('Batailles (14)Lieux (3)');
  });

  it('starts only when both are chosen', async () => {
    const { user } = await choosing(/Par thème/);
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
    const { user } = await choosing(/Par thème/);
    await user.selectOptions(field('Thème'), 'Lieux');
    await user.selectOptions(field('Difficulté'), 'Expert');
    expect(button('Commencer')).toBeDisabled();
    expect(button('Commencer')).toHaveAccessibleDescription('Aucune question pour ce choix.');
    expect(status()).not.toBeEmptyDOMElement();
  });

  it('goes back to the modes, and forgets what was selected', async () => {
    const { user } = await choosing(/Par thème/);
    await user.selectOptions(field('Thème'), 'Lieux');
    await user.click(button('Retour'));
    await user.click(screen.getByRole('button', { name: /Par thème/ }));
    expect(field('Thème')).toHaveDisplayValue('Choisir…');
  });
});

describe('a shared link', () => {
  const LINK = '?mode=theme&valeur=Batailles&difficulte=1&graine=7';
  const asked = () => screen.getByRole('group').textContent;

  it('is ready to start, and asks the same questions in the same order each time', async () => {
    const first = openQuiz({ query: LINK });
    await first.user.click(await screen.findByRole('button', { name: 'Commencer' }));
    const before = asked();
    first.unmount();
    closeTab();
    const second = openQuiz({ query: LINK });
    await second.user.click(await screen.findByRole('button', { name: 'Commencer' }));
    expect(asked()).toBe(before);
  });

  it('is read once: the address is clean afterwards', async () => {
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
