import { formatFrozen, frozenQuestions, parseFrozen } from '@/lib/quiz/frozen';
import { formatQuizLink, parseQuizLink } from '@/lib/quiz/link';
import { countFor, start, type QuizState } from '@/lib/quiz/machine';
import { decodeRun, encodeRun } from '@/lib/quiz/resume';
import { drawQuestions } from '@/lib/quiz/select';
import { forAll } from '@/tests/fixtures/runners/property';
import { bankQuestion, bank, seeds } from './bank';

const choice = { mode: 'theme', value: 'Batailles', difficulty: 1 } as const;
const linkOf = (seed: number): string =>
  `?${formatQuizLink({ ...choice, seed, questions: drawQuestions(bank, choice, seed) })}`;
const startFrom = (search: string, questions = bank): QuizState | null => {
  const state = parseQuizLink(search, questions);
  return state && start(state, questions, 99);
};
const questionsOf = (state: QuizState | null) =>
  state && 'run' in state ? state.run.questions : [];
const grownBank = [
  ...Array.from({ length: 30 }, (_, index) => bankQuestion(index + 100)),
  ...bank,
];

describe('a frozen link', () => {
  it('asks the questions and the answers of its quiz', () => {
    forAll(seeds, (seed) => {
      expect(questionsOf(startFrom(linkOf(seed)))).toEqual(drawQuestions(bank, choice, seed));
    });
  });

  it('asks the same questions, answers in the same order, after the bank has grown', () => {
    forAll(seeds, (seed) => {
      expect(questionsOf(startFrom(linkOf(seed), grownBank))).toEqual(
        drawQuestions(bank, choice, seed),
      );
    });
  });

  it('omits a removed question, counts the others, and keeps them unchanged', () => {
    const drawnQuestions = drawQuestions(bank, choice, 5);
    const [, removed] = drawnQuestions;
    const reducedBank = bank.filter(({ id }) => id !== removed?.id);
    const state = parseQuizLink(linkOf(5), reducedBank);
    if (state?.status !== 'choosingQuestions') throw new Error('A draft is expected.');
    expect(countFor(reducedBank, state.draft)).toBe(drawnQuestions.length - 1);
    expect(state.draft.frozen).toHaveLength(drawnQuestions.length);
    expect(questionsOf(startFrom(linkOf(5), reducedBank))).toEqual(
      drawnQuestions.filter(({ id }) => id !== removed?.id),
    );
  });

  it('keeps its questions when their common label changes', () => {
    const renamed = bank.map((question) => ({ ...question, theme: 'Les combats' }));
    const state = startFrom(linkOf(5), renamed);
    expect(questionsOf(state)).toHaveLength(10);
    expect(state && 'run' in state && state.run.value).toBe('Les combats');
  });

  it('starts no quiz when every question has been removed', () => {
    const otherBank = [bankQuestion(400), bankQuestion(401)];
    expect(startFrom(linkOf(5), otherBank)?.status).toBe('choosingQuestions');
  });

  it('is restored by a reload, even after the bank has grown', () => {
    const state = startFrom(linkOf(8));
    if (!state || !('run' in state)) throw new Error('A run is expected.');
    expect(decodeRun(encodeRun(state.run), grownBank)).toEqual(state);
  });
});

describe('the ids of a frozen link', () => {
  it('are written between full stops and read back, each once, ten at most', () => {
    const questions = Array.from({ length: 10 }, (_, index) => bankQuestion(index));
    const text = formatFrozen(questions);
    expect(parseFrozen(text)).toEqual(questions.map(({ id }) => id));
    expect(parseFrozen(`${text}.q-1.q-77`)).toHaveLength(10);
  });

  it.each([null, '', '.', '<script>', 'É'])('are null in %p', (text) => {
    expect(parseFrozen(text)).toBeNull();
  });

  it('are null when a question has no id', () => {
    expect(formatFrozen([{ id: 'q-1' }, {}])).toBeNull();
    expect(formatFrozen([])).toBeNull();
  });

  it('select no question for an id that the bank does not have', () => {
    expect(frozenQuestions(bank, ['q-999'], 1)).toEqual([]);
  });
});
