import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClassPanel } from '@/components/quiz/classroom/ClassPanel.client';
import { classSession, resultsOf } from '@/components/quiz/classroom/classSession';
import { keptResults } from '@/components/quiz/classroom/keptResults';
import { classLink, formatClassLink, type ClassLink } from '@/lib/classroom/results/classLink';
import { pupilCode, spacedCode } from '@/lib/classroom/results/pupilCode';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { useSyncExternalStore } from 'react';

const QUESTIONS = ['q-1', 'q-2', 'q-3'].map((id): BankQuestion => ({
  id,
  question: `Question ${id} ?`,
  answers: ['a', 'b', 'c', 'd'].map((letter) => ({ id: letter, answer: `${letter} de ${id}` })),
  answerId: 'b',
  difficulty: 1,
  theme: 'Lieux',
}));

const linkOf = (seed: number): ClassLink => {
  const link = classLink(QUESTIONS, seed);
  if (!link) throw new Error('A link is expected.');
  return link;
};

/** Renders the desk of the address as the page does. */
function Desk() {
  const { link, outcome, before } = useSyncExternalStore(
    classSession.subscribe,
    classSession.get,
  );
  const { value, isRefused } = useSyncExternalStore(keptResults.subscribe, keptResults.get);
  return (
    link && (
      <ClassPanel
        questions={QUESTIONS}
        results={resultsOf(value, link)}
        outcome={outcome}
        before={before}
        isRefused={isRefused}
      />
    )
  );
}

function openResults(link: ClassLink, code = ''): void {
  window.history.replaceState(
    null,
    '',
    `/pour-la-classe/resultats#${formatClassLink(link)}${code && `&code=${code}`}`,
  );
  render(<Desk />);
}

const field = () => screen.getByRole('textbox', { name: 'Code de l’élève' });
const statusId = () => field().getAttribute('aria-describedby') ?? '';
const status = () => document.getElementById(statusId())?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('forty codes typed in a row, each followed by Enter, are counted', async () => {
  const link = linkOf(1);
  openResults(link);
  const user = userEvent.setup();
  await user.click(field());
  for (let number = 1; number <= 40; number += 1) {
    const code = pupilCode({ number, outcomes: [true, number > 20, number > 39] }, link);
    await user.paste(spacedCode(code));
    await user.keyboard('{Enter}');
  }
  expect(status()).toBe('N°\u00a040\u00a0: 3 sur 3. 40 codes reçus.');
  expect(field()).toHaveFocus();
  const checkedStates = screen
    .getAllByRole('checkbox')
    .map((box) => box.hasAttribute('checked'));
  expect(checkedStates).toHaveLength(3);
  expect(
    screen.getByText('2 questions sont manquées par plus d’un tiers de la classe.'),
  ).toBeInTheDocument();
});

it('a wrong code is reported, stays in the field, and adds no result', async () => {
  const link = linkOf(2);
  openResults(link);
  const foreignCode = pupilCode({ number: 3, outcomes: [true, true, true] }, linkOf(3));
  await userEvent.type(field(), `${foreignCode}{Enter}`);
  expect(status()).toBe('Ce code n’est pas de ce quiz, ou il est mal recopié.');
  expect(field()).toHaveValue(foreignCode);
  expect(field()).toBeInvalid();
  await userEvent.type(field(), 'K7{Enter}');
  expect(screen.queryByRole('list', { name: 'Codes reçus' })).not.toBeInTheDocument();
});

it('the code of a scanned link is added once, and removed from the address', () => {
  const link = linkOf(4);
  openResults(link, pupilCode({ number: 9, outcomes: [true, false, true] }, link));
  expect(status()).toBe('N°\u00a09\u00a0: 2 sur 3. 1 code reçu.');
  expect(window.location.hash).toBe(`#${formatClassLink(link)}`);
  expect(keptResults.get().value).toHaveLength(1);
});

it('a second code of a pupil replaces the first, which « Remettre l’ancien » restores', async () => {
  const link = linkOf(5);
  openResults(link, pupilCode({ number: 9, outcomes: [true, true, true] }, link));
  await userEvent.type(
    field(),
    `${pupilCode({ number: 9, outcomes: [false, true, true] }, link)}{Enter}`,
  );
  expect(status()).toBe('N°\u00a09 corrigé\u00a0: 3 devient 2 sur 3.');
  await userEvent.click(screen.getByRole('button', { name: 'Remettre l’ancien' }));
  const received = within(screen.getByRole('list', { name: 'Codes reçus' }));
  expect(received.getByText('3/3')).toBeInTheDocument();
  await userEvent.click(received.getByRole('button', { name: /Retirer le code du n°/ }));
  expect(status()).toBe('Aucun code pour le moment.');
});

it('codes are counted, with a warning, where storage is refused', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const link = linkOf(6);
  openResults(link);
  for (const number of [1, 2])
    act(() => classSession.receive(pupilCode({ number, outcomes: [true, true, false] }, link)));
  expect(screen.getByRole('alert')).toHaveTextContent('refuse de garder les résultats');
  expect(status()).toContain('2 codes reçus.');
});
