import { fireEvent, screen } from '@testing-library/react';
import { button, closeTab, openQuiz, question, startBattles, status } from './setUp';

// Each answer renders a whole page, slowly on a busy machine.
jest.setTimeout(30_000);

afterEach(closeTab);

/** Sets whether React treats updates as under test (`act`). */
const setUnderTest = (isUnderTest: boolean): boolean =>
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isUnderTest);

/** Returns the answers that a reload of the tab would restore. */
const storedAnswers = (): readonly unknown[] =>
  JSON.parse(sessionStorage.getItem('quiz') ?? '{"given":[]}').given;

describe('a question of the quiz', () => {
  it('is a named group, with its answers and the progress of the quiz', async () => {
    await startBattles();
    const { group, heading, answers } = question();
    expect(group).toHaveAccessibleName(heading.textContent);
    expect(answers).toHaveLength(4);
    expect(screen.getByText('Question 1 / 10')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Avancement : 1/10' })).toHaveValue(1);
    expect(heading).toHaveFocus();
  });

  it('is replaced when answered by the next question, which is announced and focused', async () => {
    const { user } = await startBattles();
    const firstQuestion = question().heading.textContent;
    await user.click(question().wrong);
    expect(question().heading).not.toHaveTextContent(firstQuestion);
    expect(question().heading).toHaveFocus();
    expect(screen.getByText('Question 2 / 10')).toBeVisible();
    expect(screen.getByText('Avancement : 2/10')).toBeVisible();
    expect(status()).toHaveTextContent('Réponse enregistrée, 1 sur 10.');
  });

  it('is answered by a digit while it has the focus', async () => {
    const { user } = await startBattles();
    await user.keyboard('3');
    expect(screen.getByText('Question 2 / 10')).toBeVisible();
  });

  it('has the focus as soon as it is rendered', async () => {
    await startBattles();
    const focusedElements: (Element | null)[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Question 2 / 10')) focusedElements.push(document.activeElement);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const answer = question().right;
    // Outside of `act`, transitions are deferred as in a browser.
    setUnderTest(false);
    answer.click();
    await screen.findByText('Question 2 / 10');
    setUnderTest(true);
    observer.disconnect();
    expect(focusedElements[0]).toBe(question().heading);
  });

  it.each([
    ['a digit that is no answer', { key: '5' }],
    ['a digit held with Control', { key: '1', ctrlKey: true }],
    ['a digit held down', { key: '1', repeat: true }],
    ['a letter', { key: 'a' }],
  ])('is not answered by %s', async (_, key) => {
    await startBattles();
    fireEvent.keyDown(question().heading, key);
    expect(screen.getByText('Question 1 / 10')).toBeVisible();
  });

  it('is not answered by a digit pressed anywhere else (WCAG 2.2, 2.1.4)', async () => {
    const { user } = await startBattles();
    screen.getByRole('button', { name: 'Retour' }).focus();
    await user.keyboard('1');
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await user.keyboard('1');
    input.remove();
    await user.keyboard('1');
    expect(screen.getByText('Question 1 / 10')).toBeVisible();
  });

  it('is not answered by the second press of a double click', async () => {
    await startBattles();
    fireEvent.click(question().right, { detail: 1 });
    fireEvent.click(question().right, { detail: 2 });
    expect(screen.getByText('Question 2 / 10')).toBeVisible();
  });

  it('leads back by « Retour » to the previous question, whose answer is removed', async () => {
    const { user } = await startBattles();
    const firstQuestion = question().group.textContent;
    await user.click(question().wrong);
    await user.click(question().right);
    await user.click(button('Retour'));
    expect(screen.getByText('Question 2 / 10')).toBeVisible();
    expect(question().heading).toHaveFocus();
    expect(status()).toHaveTextContent('Retour à la question 2 sur 10.');
    expect(storedAnswers()).toHaveLength(1);
    await user.click(button('Retour'));
    expect(screen.getByText('Question 1 / 10')).toBeVisible();
    expect(question().group.textContent).toBe(firstQuestion);
  });

  it('leads from the first question by « Retour » to « Abandonner », then to the modes', async () => {
    const { user } = await startBattles();
    await user.click(button('Retour'));
    expect(button(/^Abandonner/)).toHaveFocus();
    await user.click(button('Continuer'));
    expect(screen.getByText('Question 1 / 10')).toBeVisible();
    await user.click(button('Retour'));
    await user.click(button(/^Abandonner/));
    expect(screen.getByRole('button', { name: /Par thème/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
  });

  it('is not given up by the second press of a double click', async () => {
    const { user } = await startBattles();
    await user.click(button('Retour'));
    fireEvent.click(button(/^Abandonner/), { detail: 2 });
    expect(screen.getByText('Question 1 / 10')).toBeVisible();
  });
});

describe('a running quiz', () => {
  it('is offered, not opened, after a reload of its tab', async () => {
    const { user, unmount } = await startBattles();
    await user.click(question().right);
    await user.click(question().wrong);
    const thirdQuestion = question().group.textContent;
    unmount();
    openQuiz();
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeVisible();
    expect(screen.getByText('Batailles · Facile')).toBeVisible();
    expect(storedAnswers()).toHaveLength(2);
    await user.click(button('Reprendre\u00a0: question 3 / 10'));
    expect(question().group.textContent).toBe(thirdQuestion);
    expect(question().heading).toHaveFocus();
    expect(status()).toHaveTextContent('Quiz repris, question 3 sur 10.');
  });

  it('is kept while another quiz is chosen, until that quiz starts', async () => {
    const { user } = await startBattles();
    expect(screen.queryByRole('button', { name: 'Choisir un autre quiz' })).toBeNull();
    await user.click(question().right);
    await user.click(button('Choisir un autre quiz'));
    await user.click(button(/Par thème/));
    await user.click(button('Retour'));
    expect(button('Reprendre\u00a0: question 2 / 10')).toBeVisible();
    await user.click(button(/Par thème/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Thème' }), 'Batailles');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulté' }), 'Facile');
    await user.click(button('Commencer'));
    expect(storedAnswers()).toHaveLength(0);
    await user.click(button('Retour'));
    await user.click(button(/^Abandonner/));
    expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
  });

  it('keeps an answer when the page is left before the next question is shown', async () => {
    await startBattles();
    const answer = question().right;
    // Outside of `act`, the next question is deferred as in a browser.
    setUnderTest(false);
    answer.click();
    expect(storedAnswers()).toHaveLength(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(storedAnswers()).toHaveLength(1);
    await screen.findByText('Question 2 / 10');
    setUnderTest(true);
    expect(storedAnswers()).toHaveLength(1);
  });

  it('is erased by « Abandonner »', async () => {
    const { user, unmount } = await startBattles();
    await user.click(button('Retour'));
    await user.click(button(/^Abandonner/));
    unmount();
    openQuiz();
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
  });

  it('ignores a damaged stored run', async () => {
    sessionStorage.setItem('quiz', '{"mode":"theme"');
    openQuiz();
    expect(await screen.findByRole('button', { name: /Par thème/ })).toBeVisible();
  });
});
