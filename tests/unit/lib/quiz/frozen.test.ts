import { formatFrozen, frozenQuestions, parseFrozen } from '@/lib/quiz/frozen';
import { formatQuizLink, parseQuizLink } from '@/lib/quiz/link';
import { countFor, start, type QuizState } from '@/lib/quiz/machine';
import { decodeRun, encodeRun } from '@/lib/quiz/resume';
import { drawQuestions } from '@/lib/quiz/select';
import { forAll } from '@/tests/fixtures/runners/property';
import { asked, bank, seeds } from './bank';

const choice = { mode: 'theme', value: 'Batailles', difficulty: 1 } as const;
const linkOf = (seed: number): string =>
  `?${formatQuizLink({ ...choice, seed, questions: drawQuestions(bank, choice, seed) })}`;
const begin = (search: string, questions = bank): QuizState | null => {
  const state = parseQuizLink(search, questions);
  return state && start(state, questions, 99);
};
const askedBy = (state: QuizState | null) =>
  state && 'run' in state ? state.run.questions : [];
const grown = [...Array.from({ length: 30 }, (_, index) => asked(index + 100)), ...bank];

describe('a frozen link', () => {
  it('asks the questions and the answers of its quiz', () => {
    forAll(seeds, (seed) => {
      expect(askedBy(begin(linkOf(seed)))).toEqual(drawQuestions(bank, choice, seed));
    });
  });

  it('asks the same questions, answers in the same order, after the bank has grown', () => {
    forAll(seeds, (seed) => {
      expect(askedBy(begin(linkOf(seed), grown))).toEqual(drawQuestions(bank, choice, seed));
    });
  });

  it('omits a removed question, counts the rest, and changes no other', () => {
    const before = drawQuestions(bank, choice, 5);
    const [, removed] = before;
    const poorer = bank.filter(({ id }) => id !== removed?.id);
    const state = parseQuizLink(linkOf(5), poorer);
    if (state?.status !== 'choosingQuestions') throw new Error('A draft is expected.');
    expect(countFor(poorer, state.draft)).toBe(before.length - 1);
    expect(state.draft.frozen).toHaveLength(before.length);
    expect(askedBy(begin(linkOf(5), poorer))).toEqual(
      before.filter(({ id }) => id !== removed?.id),
    );
  });

  it('keeps its questions when their common label changes', () => {
    const renamed = bank.map((question) => ({ ...question, theme: 'Les combats' }));
    const state = begin(linkOf(5), renamed);
    expect(askedBy(state)).toHaveLength(10);
    expect(state && 'run' in state && state.run.value).toBe('Les combats');
  });

  it('starts nothing when every question has been removed', () => {
    const other = [asked(400), asked(401)];
    expect(begin(linkOf(5), other)?.status).toBe('choosingQuestions');
  });

  it('survives a reload, also of a bank that has grown meanwhile', () => {
    const state = begin(linkOf(8));
    if (!state || !('run' in state)) throw new Error('A run is expected.');
    expect(decodeRun(encodeRun(state.run), grown)).toEqual(state);
  });
});

describe('the ids of a frozen link', () => {
  it('are written between full stops and read back, each once, ten at most', () => {
    const questions = Array.from({ length: 10 }, (_, index) => asked(index));
    const text = formatFrozen(questions);
    expect(parseFrozen(text)).toEqual(questions.map(({ id }) => id));
    expect(parseFrozen(`${text}.q-1.q-77`)).toHaveLength(10);
  });

  it.each([null, '', '.', '<script>', 'É'])('are none in %p', (text) => {
    expect(parseFrozen(text)).toBeNull();
  });

  it('are none when a question has no id', () => {
    expect(formatFrozen([{ id: 'q-1' }, {}])).toBeNull();
    expect(formatFrozen([])).toBeNull();
  });

  it('find nothing that the bank does not have', () => {
    expect(frozenQuestions(bank, ['q-999'], 1)).toEqual([]);
  });
});
