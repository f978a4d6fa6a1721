import fc from 'fast-check';
import {
  classLink,
  classQuestions,
  classSubject,
  formatClassLink,
  parseClassLink,
} from '@/lib/classroom/results/classLink';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';

const question = (id: string, changes: Partial<BankQuestion> = {}): BankQuestion => ({
  id,
  question: `Question ${id} ?`,
  answers: ['a', 'b', 'c', 'd'].map((letter) => ({ id: letter, answer: `${letter} de ${id}` })),
  answerId: 'b',
  difficulty: 1,
  theme: 'Lieux',
  ...changes,
});

const BANK = Array.from({ length: 30 }, (_, index) => question(`q-${100 + index}`));
const aSeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const someQuestions = fc.shuffledSubarray(BANK, { minLength: 1, maxLength: 20 });

it('the link of a class gives the same questions, order and shuffle on every device', () => {
  fc.assert(
    fc.property(someQuestions, aSeed, (questions, seed) => {
      const link = classLink(questions, seed);
      if (!link) throw new Error('A link is expected.');
      const parsedLink = parseClassLink(`#${formatClassLink(link)}&code=K7QM2XRT`);
      expect(parsedLink).toEqual(link);
      const linkedQuestions = classQuestions(BANK, link);
      expect(linkedQuestions?.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
      expect(classQuestions(BANK.toReversed(), link)).toEqual(linkedQuestions);
    }),
  );
});

it('the link of a class is invalid once a question is removed, reworded, or has another answer', () => {
  const link = classLink(BANK.slice(0, 3), 7);
  if (!link) throw new Error('A link is expected.');
  const withChange = (rank: number, changes: Partial<BankQuestion>) =>
    BANK.map((bankQuestion, index) =>
      index === rank ? { ...bankQuestion, ...changes } : bankQuestion,
    );
  expect(classQuestions(BANK.slice(1), link)).toBeNull();
  expect(classQuestions(withChange(1, { question: 'Autre question ?' }), link)).toBeNull();
  expect(classQuestions(withChange(2, { answerId: 'c' }), link)).toBeNull();
  expect(
    classQuestions(withChange(2, { answers: [{ id: 'b', answer: 'x' }] }), link),
  ).toBeNull();
  expect(classQuestions(withChange(5, { question: 'Autre question ?' }), link)).toHaveLength(3);
});

it('the link of a class is null for no question, more than a code holds, one twice or one without an id', () => {
  expect(classLink([], 1)).toBeNull();
  expect(classLink(BANK.slice(0, 21), 1)).toBeNull();
  expect(classLink([question('q-1'), question('q-1')], 1)).toBeNull();
  const withoutId: BankQuestion = {
    question: 'Sans identifiant ?',
    answers: [],
    answerId: 'a',
    difficulty: 1,
  };
  expect(classLink([withoutId], 1)).toBeNull();
});

it.each([
  '',
  '#',
  'questions=',
  'questions=q-1&graine=1',
  'questions=q-1&graine=x&banque=2',
  'questions=q-1.q-1&graine=1&banque=2',
  'questions=Q&graine=1&banque=2',
  'questions=q-1&graine=4294967296&banque=2',
])('a fragment that is not the link of a class parses to null: %j', (fragment) => {
  expect(parseClassLink(fragment)).toBeNull();
});

it('the link of a class is named by the episode or the theme that its questions share', () => {
  expect(classSubject([question('q-1', { episode: 'Médine' }), question('q-2')])).toBe('Lieux');
  expect(classSubject([question('q-1', { episode: 'Médine' })])).toBe('Médine');
  expect(classSubject([question('q-1'), question('q-2', { theme: 'Batailles' })])).toBe(
    'Questions choisies',
  );
});
