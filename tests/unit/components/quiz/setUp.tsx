import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ReviewedQuiz } from '@/app/outils/quizz/ReviewedQuiz.client';
import { bank } from '@/tests/unit/lib/quiz/bank';

const PATH = '/outils/quizz';

type Answer = () => Promise<unknown>;

export const jsonResponse =
  (body: unknown, ok = true): Answer =>
  async () => ({ ok, status: ok ? 200 : 503, json: async () => body });

/** Renders the quiz's page, in a new tab or after a reload. */
export function openQuiz({ query = '', answer = jsonResponse(bank) } = {}) {
  window.history.replaceState(null, '', PATH + query);
  Element.prototype.scrollIntoView = () => undefined;
  const fetchMock = jest.fn(answer);
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetchMock });
  const user = userEvent.setup();
  const page = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ReviewedQuiz rosette={null} />
    </SWRConfig>
  );
  return { user, fetchMock, ...render(page) };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByRole('combobox', { name });
export const status = () => screen.getByRole('status');

/** Finds the current question with its answers. */
export function question() {
  const group = screen.getByRole('group');
  const heading = within(group).getByRole('heading');
  const rank = /\d+/.exec(heading.textContent)?.[0];
  return {
    group,
    heading,
    answers: within(group).getAllByRole('button'),
    right: within(group).getByRole('button', { name: `Juste ${rank}` }),
    wrong: within(group).getByRole('button', { name: `Faux ${rank}a` }),
  };
}

/** Opens the quiz and starts the ten easy questions about battles. */
export async function startBattles(options = {}) {
  const quiz = openQuiz(options);
  await quiz.user.click(await screen.findByRole('button', { name: /Par thème/ }));
  await quiz.user.selectOptions(field('Thème'), 'Batailles');
  await quiz.user.selectOptions(field('Difficulté'), 'Facile');
  await quiz.user.click(button('Commencer'));
  return quiz;
}

/** Clears the tab's storage and mocks. */
export function closeTab(): void {
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
}
